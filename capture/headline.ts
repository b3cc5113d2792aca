import { bareWords } from './bare-words';
import { firstWords } from './first-words';
import type { PageStatements } from './page-statements';
import type { Sourced } from './sourced';

/** What sites put between a headline and their own name. */
const SEPARATOR = /\s+[|–—·•»:-]\s+|\s*[|]\s*/g;

/** "Bridge closed again | The Orrin Gazette" without the outlet: what stands at either end and names it. */
function withoutOutlet(title: string, outlet: string | null): string {
  const name = bareWords(outlet ?? '');
  if (name === '') return title;
  // The outlet's own name may hold a separator, so every cut is tried.
  for (const { 0: mark, index } of title.matchAll(SEPARATOR)) {
    const [before, after] = [title.slice(0, index), title.slice(index + mark.length)];
    if (bareWords(after) === name) return before;
    if (bareWords(before) === name) return after;
  }
  return title;
}

/** Every form of the headline the page gives, the best first. */
export interface Headlines {
  readonly headline: Sourced<string> | null;
  readonly all: readonly string[];
}

/** Whether one wording holds the other. */
function agree(a: string, b: string): boolean {
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}

type Wording = Sourced<string> & { readonly words: string };

function wording(source: string, text: string | null, outlet: string | null): Wording | null {
  const value = text === null ? '' : withoutOutlet(text, outlet);
  const words = bareWords(value);
  return words === '' ? null : { source, value, words };
}

/**
 * Of a headline and its kicker some sites print only the headline in large letters, and state both everywhere: what all the
 * statements agree on and the printed heading ends is the whole.
 */
function withKicker(heading: Wording, stated: readonly (Wording | null)[]): Wording {
  const [structured, open] = stated;
  const isWhole =
    structured != null && structured.words === open?.words && open.words.endsWith(` ${heading.words}`);
  return isWhole ? open : heading;
}

/**
 * The headline. Search engines get another wording than readers on some sites, and it stands in `<title>`, in a top heading in the
 * breadcrumbs, anywhere. So the heading wins when a stated headline agrees with it, and among the stated ones JSON-LD and og:title go
 * before `<title>`. Where heading, og:title and `<title>` are one and the same string, a site fills all of them from one field;
 * JSON-LD that differs wholly was written apart, and its `headline` is the only one of them that is defined as the headline.
 */
export function headlines(page: PageStatements, structured: string | null, outlet: string | null): Headlines {
  const heading = wording('printed heading', firstWords(page.print.headings), outlet);
  const data = wording('json-ld headline', structured, outlet);
  const open = wording('meta og:title', page.meta('og:title', 'twitter:title'), outlet);
  const title = wording('title', page.title, outlet);
  const stated = [data, open].filter((one) => one !== null);
  const known = stated.length > 0 ? stated : [title].filter((one) => one !== null);
  const isOneField = heading !== null && heading.words === open?.words && open.words === title?.words;
  const isApart = data !== null && heading !== null && !agree(data.words, heading.words);
  const agrees = heading !== null && known.some(({ words }) => agree(words, heading.words));
  let best = known[0] ?? heading;
  if (agrees && !(isOneField && isApart)) best = withKicker(heading, [data, open]);
  const printed = page.print.headings.map(({ words }) => words);
  const all = [best?.value, ...printed, data?.value, open?.value, title?.value].filter(
    (text): text is string => typeof text === 'string' && bareWords(text) !== '',
  );
  return {
    headline: best === null ? null : { source: best.source, value: best.value },
    all: [...new Set(all)],
  };
}
