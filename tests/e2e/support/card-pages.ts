/** @file Pages to select words on: each makes it hard to put something into it, or tries to find out what was put there. */

/** What two outlets print, in a word otherwise. */
export const PRINTED =
  'The tide mill will grind again before the first frost, and its wheel will turn for anybody who asks';
const ELSEWHERE = PRINTED.replace('first frost', 'first snow');

/** A word that stands in the corpus and on no page a card is opened on. */
export const ONLY_ELSEWHERE = 'snow';

interface PageParts {
  readonly head?: string;
  readonly body?: string;
}

function page({ head = '', body = '' }: PageParts): string {
  return `<!doctype html><html lang="en"><head><title>Tide mill to grind again</title><link rel="icon" href="data:,">${head}</head><body><article>
    <h1>Tide mill to grind again</h1>
    <p>The tide mill at Orrin Creek has stood still for thirty years. Its wheel was taken out of the water last week.</p>
    <p id="said">“${PRINTED},” said Odile Farrow, who has kept the key to it since the last miller left the village.</p>
    <p>The mill will be shown to visitors on Sundays. Nobody knows yet what the flour will cost, or who will bake with it.</p>
  </article>${body}</body></html>`;
}

const STRICT = `<meta http-equiv="content-security-policy" content="default-src 'none'; frame-src 'none'; child-src 'none';
  script-src 'none'; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'">`;

const SWALLOWING = `<script>
  for (const type of ['keydown', 'keypress', 'keyup']) addEventListener(type, (event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  }, true);
</script>`;

/** Takes down all a page can see of what goes on in it; what depends on the time of day is left out. */
const WATCHING = `<script>
  const seen = window.seen = [];
  new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, attributeName } of records)
      seen.push([type, target.nodeName, attributeName, ...[...addedNodes].map((node) => '+' + node.outerHTML),
        ...[...removedNodes].map((node) => '-' + node.outerHTML)].join(' '));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { entryType, name } of list.getEntries()) seen.push(entryType + ' ' + name);
  }).observe({ entryTypes: ['resource', 'mark', 'measure'] });
  for (const type of ['focus', 'blur', 'scroll', 'scrollend', 'wheel', 'message', 'messageerror', 'securitypolicyviolation', 'beforetoggle', 'toggle',
    'load', 'error', 'unhandledrejection', 'keydown', 'fullscreenchange', 'animationstart', 'transitionrun'])
    addEventListener(type, ({ target, key = '' }) => seen.push([type, target?.nodeName ?? 'window', key].join(' ').trim()), true);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    seen.push('shadow: ' + options.mode);
    return attach.call(this, { ...options, mode: 'open' });
  };
  for (const name of ['getRandomValues', 'randomUUID']) {
    const own = crypto[name]?.bind(crypto);
    if (own) crypto[name] = (...values) => { seen.push(name); return own(...values); };
  }
</script>`;

const FRAME = `<iframe srcdoc="<p id='said'>“${PRINTED},” said Odile Farrow.</p>" style="width: 40rem; height: 9rem"></iframe>`;

const ALONE =
  '<p id="alone">Herons have moved into the wheel house, and the council has no say over herons.</p>';

/** By host name; the first two are articles to be captured. */
export const CARD_PAGES: ReadonlyMap<string, string> = new Map([
  ['mill-post.localhost', page({}).replace(PRINTED, ELSEWHERE)],
  [
    'mill-times.localhost',
    page({ body: `${ALONE}<button>Subscribe</button><div style="height: 3000px"></div>` }),
  ],
  ['strict.localhost', page({ head: STRICT })],
  ['initial.localhost', page({ head: '<style>* { all: initial !important }</style>' })],
  [
    'none.localhost',
    page({ head: '<style>div, iframe { display: none !important; opacity: 0 !important }</style>' }),
  ],
  ['swallowing.localhost', page({ head: SWALLOWING })],
  ['watching.localhost', page({ head: WATCHING, body: '<div style="height: 3000px"></div>' })],
  ['framed.localhost', page({ body: FRAME }).replace('id="said"', '')],
  ['field.localhost', page({ body: `<textarea rows="3" cols="60">${PRINTED}</textarea>` })],
]);
