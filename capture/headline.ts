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

/** Of a page that prints no heading: the statement that says something else than `<title>`, which is written for search engines. */
function unprinted(open: Wording | null, data: Wording | null, title: Wording | null): Wording | null {
  const stated = [open, data].filter((one) => one !== null);
  const apart = stated.find(({ words }) => title !== null && !agree(words, title.words));
  return apart ?? stated[0] ?? title;
}

/**
 * The headline. Search engines get another wording than readers on some sites, and it stands in `<title>`, in a top heading in the
 * breadcrumbs, anywhere. So the heading wins when a stated headline agrees with it, and among the stated ones JSON-LD and og:title go
 * before `<title>`. Where no heading is printed but in the breadcrumbs, what differs from `<title>` is what readers get.
 */
export function headlines(page: PageStatements, structured: string | null, outlet: string | null): Headlines {
  const heading = wording('printed heading', firstWords(page.print.headings), outlet);
  const data = wording('json-ld headline', structured, outlet);
  const open = wording('meta og:title', page.meta('og:title', 'twitter:title'), outlet);
  const title = wording('title', page.title, outlet);
  const stated = [data, open].filter((one) => one !== null);
  const known = stated.length > 0 ? stated : [title].filter((one) => one !== null);
  const agrees = heading !== null && known.some(({ words }) => agree(words, heading.words));
  const best = heading === null ? unprinted(open, data, title) : agrees ? heading : (known[0] ?? heading);
  const printed = page.print.headings.map(({ words }) => words);
  const all = [best?.value, ...printed, data?.value, open?.value, title?.value].filter(
    (text): text is string => typeof text === 'string' && bareWords(text) !== '',
  );
  return {
    headline: best === null ? null : { source: best.source, value: best.value },
    all: [...new Set(all)],
  };
}
