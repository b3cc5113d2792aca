import type { BylineSign, PagePrint, PrintedLine, PrintedTime } from '@/capture/page-reading';
import { type ElementPlaces, elementPlaces } from './element-places';

/** @file Runs in the page. Takes down the lines that may be headline, byline or date; which of them is, is judged elsewhere. */

/** Top headings stand in breadcrumbs and small print too: the first are the article's. */
const MOST_OF_ONE_KIND = 20;
/** Dates stand with every teaser, and a list of the latest news may stand above the article. */
const MOST_TIMES = 200;
/** UTF-16 code units; a longer line is neither headline nor byline nor date. */
const LONGEST_LINE = 1_000;
const LONGEST_BYLINE = 300;

const HEADINGS = 'h1, [itemprop="headline"]';
/** A heading in these is for search engines, or for another purpose. */
const NO_HEADINGS = 'nav, footer, dialog';
/** Short lines printed inside the heading, above the headline. */
const KICKERS =
  '[class*="kicker" i], [class*="overline" i], [class*="topline" i], [class*="roofline" i], [class*="eyebrow" i]';
const TIMES = '[itemprop="datePublished"], time';
const DATES = '[class*="date" i], [class*="datum" i], [class*="fecha" i], [class*="publish" i]';
/** UTF-16 code units: "Published on Wednesday, 23 September 2026, 19:05 CEST", with room. */
const LONGEST_DATE = 90;
const BYLINES: readonly (readonly [BylineSign, string])[] = [
  ['marked', '[itemprop="author"] [itemprop="name"], [rel~="author"]'],
  ['linked', '[class*="byline" i] a, [class*="author" i] a, [class*="autor" i] a, [class*="auteur" i] a'],
  ['linked', 'a[href*="/author" i], a[href*="/autor" i], a[href*="/auteur" i]'],
  ['named', '[class*="byline" i], [class*="author" i], [class*="autor" i], [class*="auteur" i]'],
];

function wordsOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE);
}

/** Finds lines, and each one's place among the document's elements. */
class LineFinder {
  constructor(
    private readonly document: Document,
    private readonly places: ElementPlaces,
  ) {}

  /** The first lines that have words, or whatever else `read` finds in an element. */
  lines<Line extends PrintedLine>(
    selector: string,
    read: (line: PrintedLine, element: Element) => Line | null,
    most = MOST_OF_ONE_KIND,
  ): Line[] {
    const lines: Line[] = [];
    for (const element of this.document.querySelectorAll(selector)) {
      const line = read({ words: wordsOf(element), order: this.places.get(element) ?? 0 }, element);
      if (line !== null && lines.push(line) === most) break;
    }
    return lines;
  }
}

/** A heading without its kicker, where it has one, and then whole. */
function headingsIn(finder: LineFinder): PrintedLine[] {
  const apart = finder.lines(HEADINGS, (line, heading) => {
    const kicker = heading.querySelector(KICKERS);
    if (kicker === null || heading.closest(NO_HEADINGS) !== null) return null;
    const words = line.words.replace(wordsOf(kicker), '').trim();
    // "Harbour: ferry stays" in two colours is one headline.
    return words === '' || /^[:–—-]|:$/.test(words) ? null : { ...line, words };
  });
  const whole = finder.lines(HEADINGS, (line, heading) =>
    line.words === '' || heading.closest(NO_HEADINGS) !== null ? null : line,
  );
  return [...apart, ...whole].toSorted((a, b) => a.order - b.order);
}

function timeOf(line: PrintedLine, element: Element): PrintedTime {
  const stated = element.getAttribute('datetime') ?? element.getAttribute('content');
  return { ...line, stated: stated?.slice(0, LONGEST_LINE) ?? null };
}

function dateOf(line: PrintedLine): PrintedTime | null {
  const isDate = line.words.length <= LONGEST_DATE && /\d/.test(line.words);
  return isDate ? { ...line, stated: null } : null;
}

function timesIn(finder: LineFinder): PrintedTime[] {
  return [...finder.lines(TIMES, timeOf, MOST_TIMES), ...finder.lines(DATES, dateOf, MOST_TIMES)];
}

/** The lines round an article's text, in the order of the document. */
export function pagePrint(document: Document, places: ElementPlaces = elementPlaces(document)): PagePrint {
  const finder = new LineFinder(document, places);
  return {
    headings: headingsIn(finder),
    bylines: BYLINES.flatMap(([sign, selector]) =>
      finder.lines(selector, (line) =>
        line.words === '' || line.words.length > LONGEST_BYLINE ? null : { ...line, sign },
      ),
    ),
    times: timesIn(finder),
  };
}
