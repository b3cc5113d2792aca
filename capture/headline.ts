import { bareWords } from './bare-words';
import type { PageStatements } from './page-statements';
import { plainString } from './plain-string';
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

/** A wording that is a smaller part of another is the name of a section in it. */
const SMALLEST_PART = 1 / 3;

/** Whether one wording holds the other. */
function agree(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short !== '' && short.length >= long.length * SMALLEST_PART && long.includes(short);
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
 * The printed heading that a statement bears out: word for word, since a page may print a heading with its kicker and without and means
 * the one it states; else the first that agrees with one. Top headings are names of sites and sections too.
 */
function borneOut(headings: readonly Wording[], stated: readonly Wording[]): Wording | null {
  const same = headings.find((heading) => stated.some(({ words }) => words === heading.words));
  return same ?? headings.find((heading) => stated.some(({ words }) => agree(words, heading.words))) ?? null;
}

/** The heading that `<title>` begins with: what only stands somewhere in it may be a section. */
function titled(headings: readonly Wording[], title: Wording | null, outlet: string): Wording | null {
  return headings.find(({ words }) => words !== outlet && title?.words.startsWith(words)) ?? null;
}

/**
 * The headline. Search engines get another wording than readers on some sites, and it stands in `<title>`, in a top heading in the
 * breadcrumbs, anywhere. So a heading wins when a stated headline agrees with it, or `<title>` begins with it, and among the stated ones
 * JSON-LD and og:title go before `<title>`. Where no heading is printed but in the breadcrumbs, what differs from `<title>` is what
 * readers get.
 */
export function headlines(page: PageStatements, structured: string | null, outlet: string | null): Headlines {
  const lines = page.print.headings.flatMap(({ words }) => plainString(words) ?? []);
  const headings = lines.flatMap((line) => wording('printed heading', line, outlet) ?? []);
  const data = wording('json-ld headline', structured, outlet);
  const open = wording('meta og:title', page.meta('og:title', 'twitter:title'), outlet);
  const title = wording('title', page.title, outlet);
  const stated = [data, open].filter((one) => one !== null);
  const known = stated.length > 0 ? stated : [title].filter((one) => one !== null);
  const best =
    headings[0] === undefined
      ? unprinted(open, data, title)
      : (borneOut(headings, known) ??
        titled(headings, title, bareWords(outlet ?? '')) ??
        known[0] ??
        headings[0]);
  const all = [best?.value, ...lines, data?.value, open?.value, title?.value].filter(
    (text): text is string => typeof text === 'string' && bareWords(text) !== '',
  );
  return {
    headline: best === null ? null : { source: best.source, value: best.value },
    all: [...new Set(all)],
  };
}
