import { pageShell } from './page-shell';
import type { Reply } from './reply';

/** @file Pages that are no plain article, one of each kind a news site has. All names are invented. */

const WORDS = {
  mayor: '“The quay belongs to the town and will stay with it,” said Odile Marsh, the mayor of Elverwick.',
  master:
    '“I have counted the boats twice and there are forty-one of them,” said Corin Hale, the harbour master.',
  filler:
    'The council sat until ten in the evening, went through the papers page by page, and left the last of them for the spring.',
} as const;

const html = (body: string): Reply => ({ status: 200, type: 'text/html; charset=utf-8', body });
const siteName = '<meta property="og:site_name" content="Elverwick Tidings">';
const p = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

function article(headline: string, paragraphs: string, head = ''): Reply {
  return html(pageShell(headline, `<article><h1>${headline}</h1>${paragraphs}</article>`, siteName + head));
}

/** Teasers as front pages have them: a headline that is a link, and a sentence of some length below it. */
function teasers(count: number): string {
  const names = [
    'Quay stays with the town',
    'Forty-one boats in harbour',
    'Choir sings for the lifeboat',
    'Market moves to Friday',
  ];
  return Array.from({ length: count }, (_, i) => {
    const name = names[i % names.length] ?? '';
    return `<section><h3><a href="/kinds/story-${i}">${name} (${i + 1})</a></h3>${p(`${WORDS.filler} ${i % 2 === 0 ? WORDS.mayor : WORDS.master}`)}</section>`;
  }).join('');
}

function front(): Reply {
  return html(
    pageShell('Elverwick Tidings', `<main><h1>Elverwick Tidings</h1>${teasers(9)}</main>`, siteName),
  );
}

function search(): Reply {
  return html(
    pageShell('Results for quay', `<main><h1>9 results for “quay”</h1>${teasers(9)}</main>`, siteName),
  );
}

function video(): Reply {
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: 'Boats in the storm',
  });
  const head = `${siteName}<meta property="og:type" content="video.other"><script type="application/ld+json">${data}</script>`;
  const player = '<video style="width:100%;height:70vh;background:#222"></video>';
  return html(
    pageShell(
      'Boats in the storm',
      `<main><h1>Boats in the storm</h1>${player}${p(WORDS.master)}</main>`,
      head,
    ),
  );
}

/** An article in a frame of another site: the same server under another name. */
function framed(port: number): Reply {
  const frame = `<iframe src="http://elsewhere.localhost:${port}/kinds/plain" style="width:100%;height:90vh;border:0"></iframe>`;
  return html(pageShell('Tidings for members', `<h1>Tidings for members</h1>${frame}`, siteName));
}

/** An article in a frame of its own site, as some archives print theirs. */
function ownFrame(): Reply {
  const frame = '<iframe src="/kinds/plain" style="width:100%;height:90vh;border:0"></iframe>';
  return html(pageShell('From the archive', `<h1>From the archive</h1>${frame}`, siteName));
}

const plain = (): Reply =>
  article('Quay stays with the town', p(WORDS.filler, WORDS.mayor, WORDS.filler, WORDS.master, WORDS.filler));

function live(): Reply {
  const posts = [
    ['11:20', WORDS.mayor],
    ['11:05', WORDS.master],
    ['10:40', '“We shall know more when the tide is out,” said Petra Loam, who keeps the lock.'],
  ] as const;
  const printed = posts.map(
    ([time, words]) =>
      `<div class="post"><time datetime="2026-03-04T${time}:00Z">${time}</time>${p(words, WORDS.filler)}</div>`,
  );
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'LiveBlogPosting',
    headline: 'The quay vote, as it happens',
    datePublished: '2026-03-04T10:00:00Z',
  });
  return html(
    pageShell(
      'The quay vote, as it happens',
      `<main><h1>The quay vote, as it happens</h1>${p('All that is known of the vote on the quay of Elverwick, minute by minute, from the council chamber.')}<div class="posts">${printed.join('')}</div></main>`,
      `${siteName}<script type="application/ld+json">${data}</script>`,
    ),
  );
}

function firstOfThree(): Reply {
  const pages =
    '<nav class="pagination"><span>1</span> <a href="/kinds/long/2">2</a> <a href="/kinds/long/3">3</a></nav>';
  return html(
    pageShell(
      'The long history of the quay',
      `<article><h1>The long history of the quay</h1>${p(WORDS.filler, WORDS.mayor, WORDS.filler, WORDS.filler)}</article>${pages}`,
      `${siteName}<link rel="next" href="/kinds/long/2">`,
    ),
  );
}

function forSubscribers(): Reply {
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: 'What the quay is worth',
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.paywall' },
  });
  const wall =
    '<div class="paywall"><h2>Subscribe to read on</h2><p>You have read all your free articles.</p></div>';
  return article(
    'What the quay is worth',
    p(WORDS.mayor, WORDS.filler) + wall,
    `<script type="application/ld+json">${data}</script>`,
  );
}

function interview(): Reply {
  const turns = [
    'How many boats are there?',
    'Forty-one. I counted them twice, and then I counted them once more with my daughter.',
    'And the quay?',
    'The quay belongs to the town, and I should like to see who dares to sell it.',
  ];
  const talk = turns
    .map((text, i) => `<p><strong>${i % 2 === 0 ? 'Tidings' : 'Corin Hale'}:</strong> ${text}</p>`)
    .join('');
  return article('“I counted them twice”', p(WORDS.filler) + talk + p(WORDS.filler));
}

/** An app that went on to another story: address and text are new, the statements of the first load stayed. */
function wentOn(): Reply {
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: 'Choir sings for the lifeboat',
    author: { '@type': 'Person', name: 'Bran Tully' },
    datePublished: '2026-01-02T08:00:00Z',
    articleBody: 'The choir sang.',
  });
  const head = `${siteName}<meta property="og:title" content="Choir sings for the lifeboat"><script type="application/ld+json">${data}</script>`;
  const before = pageShell(
    'Choir sings for the lifeboat',
    `<article><h1>Choir sings for the lifeboat</h1>${p(WORDS.filler)}</article>`,
    head,
  );
  const after = `<h1>Quay stays with the town</h1>${p(WORDS.mayor, WORDS.filler, WORDS.master)}`;
  const script = `<script>history.pushState(null, '', '/kinds/quay-stays'); document.title = 'Quay stays with the town'; document.querySelector('article').innerHTML = ${JSON.stringify(after)};</script>`;
  return html(before.replace('</body>', `${script}</body>`));
}

/** A page of another make for each kind, by the name it has under /kinds/; made with the port it is served at. */
export const KINDS_OF_PAGES: ReadonlyMap<string, (port: number) => Reply> = new Map([
  ['front', front],
  ['search', search],
  ['video', video],
  ['framed', framed],
  ['own-frame', ownFrame],
  ['plain', plain],
  ['live', live],
  ['long', firstOfThree],
  ['for-subscribers', forSubscribers],
  ['interview', interview],
  ['went-on', wentOn],
]);
