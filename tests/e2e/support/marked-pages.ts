/** @file Pages whose quotations are marked: one in words otherwise than another outlet, one in the same words, one alone. */

/** Printed by both, in a word otherwise. */
export const DIFFERS =
  'The bell will hang in the tower again by harvest, and it will ring for the whole valley';
/** Printed by both in the same words. */
export const SAME =
  'We found it under the hay where my grandfather had hidden it, and nobody had looked there in eighty years';
/** Printed by one alone. */
export const ALONE = 'The rope is new, and I shall not tell anybody what it has cost the parish';

/** A word that stands in the corpus and not on the page that is marked. */
export const ONLY_ELSEWHERE = 'Easter';

const TALL = '<div style="height: 2500px"></div>';

interface PageParts {
  readonly head?: string;
  readonly body?: string;
}

function page({ head = '', body = '' }: PageParts): string {
  return `<!doctype html><html lang="en"><head><title>Bell of Tarn Valley found</title>${head}</head><body><article>
    <h1>Bell of Tarn Valley found</h1>
    <p>The bell of the chapel in Tarn Valley, which was thought lost for eighty years, was found in a barn on Monday by the farmer who owns it.</p>
    <p id="differs">“The <em>bell</em> will hang in the tower again by <a href="#harvest">har<span>vest</span></a>, and it will ring for the whole valley,” said Corin Sandell, the warden of the chapel.</p>
    <p id="same">“We found it under the hay where my grandfather had hidden it, and nobody had looked there in eighty&nbsp;years,” said Mette Auland, the farmer.</p>
    ${body}
    <p id="alone">“${ALONE},” Mr Sandell said. The chapel will be open to visitors on Sunday, and the road to it will be closed to cars.</p>
  </article></body></html>`;
}

const OTHER = `<!doctype html><html lang="en"><head><title>Lost bell turns up in barn</title></head><body><article>
    <h1>Lost bell turns up in barn</h1>
    <p>A bell that was hidden in a war and then forgotten has turned up in a barn, where the farmer had kept her hay for as long as she can think.</p>
    <p>“${DIFFERS.replace('harvest', ONLY_ELSEWHERE)},” said Corin Sandell, the warden of the chapel.</p>
    <p>“${SAME},” said Mette Auland, who keeps cows on the slope above the village and sells their cheese.</p>
  </article></body></html>`;

const STRICT = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'none'; style-src 'none';
  require-trusted-types-for 'script'; trusted-types 'none'">`;

const DARK = '<style>html { background: #111; color: #eee; font: 18px/1.5 serif }</style>';

/** By host name. */
export const MARKED_PAGES: ReadonlyMap<string, string> = new Map([
  ['bell-times.localhost', page({ body: TALL })],
  ['bell-post.localhost', OTHER],
  ['bell-strict.localhost', page({ head: STRICT })],
  ['bell-initial.localhost', page({ head: '<style>* { all: initial !important }</style>' })],
  ['bell-dark.localhost', page({ head: DARK })],
]);
