import { minimalPdf } from './minimal-pdf';
import { escapeHtml, pageShell } from './page-shell';
import type { Reply } from './reply';

const HTML = 'text/html; charset=utf-8';
const LARGE_PAGE_BYTES = 5_000_000;

function html(body: string, status = 200): Reply {
  return { status, type: HTML, body };
}

function pdf(): Reply {
  return { status: 200, type: 'application/pdf', body: minimalPdf() };
}

function sectionFront(): Reply {
  const teasers = [
    'Weir to be painted',
    'Ewe on the roof',
    'Choir seeks tenors',
    'Fair moves to June',
    'Ferry times',
  ];
  const items = teasers.map((teaser) => `<li><a href="/">${teaser}</a></li>`).join('');
  return html(pageShell('Town news', `<header><h1>Town</h1></header><nav><ul>${items}</ul></nav>`));
}

// `document` answers to the names of its forms and images before its own members, in an extension's isolated world too,
// so these names take the methods of the document away from whoever reads the page.
function clobbered(): Reply {
  const names = [
    'body',
    'cloneNode',
    'createElement',
    'documentElement',
    'querySelector',
    'querySelectorAll',
    'title',
  ];
  const thefts = names.map((name) => `<form name="${name}"></form><img name="${name}" alt="">`).join('');
  const words =
    '<p>“Every name on this page is taken,” said Ottoline Frost, who keeps the register. “It began as a joke.”</p>';
  return html(pageShell('Names taken', `${thefts}<article><h1>Names taken</h1>${words.repeat(6)}</article>`));
}

// Deeper than any parser nests (512), so a walk by recursion that counts on that limit would break. Much deeper than
// this, Chromium's own page crashes.
function bottomless(): Reply {
  const depth = 1_500;
  const script = `<script>let at = document.querySelector('article'); for (let i = 0; i < ${depth}; i++) { const next = document.createElement('div'); at.append(next); at = next; } at.textContent = '“Deep,” said the diver.';</script>`;
  return html(pageShell('Bottomless', `<article><h1>Bottomless</h1></article>${script}`));
}

function large(): Reply {
  const paragraph =
    '<p>The minutes of the committee go on. “We have not finished,” said Lambert Quill, the clerk, “and the next item is as long as the last one was.” The committee heard him out and turned the page.</p>\n';
  const count = Math.ceil(LARGE_PAGE_BYTES / paragraph.length);
  return html(
    pageShell('All the minutes', `<article><h1>All the minutes</h1>${paragraph.repeat(count)}</article>`),
  );
}

// An app that shows another story under another address without a load, and leaves its head as it was.
function app(): Reply {
  const before = pageShell(
    'Old story',
    '<article><h1>Old story</h1><p>“The old story is told,” said Ottoline Frost, who keeps the register of the town.</p></article>',
    '<link rel="canonical" href="/awkward/app"><meta property="og:title" content="Old story">',
  );
  const after =
    '<h1>New story</h1><p>“The new story begins here,” said Lambert Quill, the clerk, and closed the book he was reading from.</p>';
  const script = `<script>history.pushState(null, '', '/awkward/app-next'); document.title = 'New story'; document.querySelector('article').innerHTML = ${JSON.stringify(after)};</script>`;
  return html(before.replace('</body>', `${script}</body>`));
}

// HTML cannot spell a lone surrogate or NUL, a script can.
function brokenText(): Reply {
  const paragraphs = [
    'A teleprinter at the harbour office printed half a letter on Monday. “Every message \\uD83D came out with a hole in it,” said Ebba Thorne, the operator.',
    'The fault was in the \\u0000 cable. “We found a knot in the cable and \\uDC00 a crab in the knot,” Thorne said, “and then the signs came back.”',
    'The machine has been put back on its shelf, where it hums, and nobody has sent a message since the crab was taken home.',
  ];
  const script = `<script>for (const text of ['${paragraphs.join("','")}']) { const p = document.createElement('p'); p.textContent = text; document.querySelector('article').append(p); }</script>`;
  return html(pageShell('Half a letter', `<article><h1>Half a letter</h1></article>${script}`));
}

function arabic(): Reply {
  const paragraphs = [
    'أغلقت بلدية الواحة الجديدة مكتبتها القديمة صباح الثلاثاء لإصلاح سقفها الذي تضرر من أمطار الشتاء، ونُقلت الكتب إلى مدرسة قريبة.',
    'وقالت أمينة المكتبة سلمى الراوي: «نقلنا عشرة آلاف كتاب في ثلاثة أيام، ولم نفقد منها كتابًا واحدًا».',
    'وأضافت الراوي: «سنعود قبل الخريف، وسيجد القراء المقاعد في أماكنها والكتب على رفوفها».',
    'وتطوع تلاميذ المدرسة لحمل الصناديق، وكتب كل واحد منهم اسمه على بطاقة وضعت في آخر كتاب حمله.',
  ];
  const body = `<article><h1>مكتبة الواحة تُغلق للإصلاح</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</article>`;
  return html(
    pageShell(
      'مكتبة الواحة تُغلق للإصلاح',
      body,
      '<meta property="og:site_name" content="جريدة الواحة">',
      'lang="ar" dir="rtl"',
    ),
  );
}

function hostile(): Reply {
  const attack = '<img src=x onerror=globalThis.stolen=true>';
  const headline = `${attack}<script>globalThis.stolen = true</script>Prize ewe`;
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline,
    author: { '@type': 'Person', name: `${attack}Mallory Vane` },
    publisher: { '@type': 'Organization', name: `${attack}The Weekly Trap` },
    url: 'javascript:globalThis.stolen=true',
  }).replaceAll('<', '\\u003c');
  const head = `<link rel="canonical" href="javascript:globalThis.stolen=true"><script type="application/ld+json">${data}</script>`;
  const words = `“She weighs ${escapeHtml(attack)} as much as the judge does,” said ${escapeHtml('<b>Mallory</b>')} Vane, who bred her.`;
  const more =
    'The ewe won at the county show for the third year, and was led round the ring in a ribbon of red silk that she had eaten by the evening.';
  return html(
    pageShell(
      'Prize ewe',
      `<article><h1>${escapeHtml(headline)}</h1><p>${words}</p><p>${more}</p><p>${more}</p></article>`,
      head,
    ),
  );
}

/** Pages that cannot be read as an article or try the reader's strength, by the name they have under /awkward/. */
export const AWKWARD_PAGES: ReadonlyMap<string, () => Reply> = new Map([
  ['blank', () => html(pageShell('', ''))],
  ['section-front', sectionFront],
  ['minutes.pdf', pdf],
  // The address of a PDF need not say what it is.
  ['minutes', pdf],
  [
    'picture.svg',
    () => ({
      status: 200,
      type: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>',
    }),
  ],
  [
    'error',
    () => html(pageShell('500', '<h1>Internal server error</h1><p>Try again in a little while.</p>'), 500),
  ],
  ['clobbered', clobbered],
  ['bottomless', bottomless],
  ['large', large],
  ['app', app],
  ['broken-text', brokenText],
  ['arabic', arabic],
  ['hostile', hostile],
]);
