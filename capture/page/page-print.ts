import type { BylineSign, PagePrint, PrintedLine } from '@/capture/page-reading';

/** @file Runs in the page. Takes down the lines that may be headline, byline or date; which of them is, is judged elsewhere. */

/** Top headings stand in breadcrumbs and small print too, and dates with every teaser: the first are the article's. */
const MOST_OF_ONE_KIND = 20;
/** UTF-16 code units; a longer line is neither headline nor byline nor date. */
const LONGEST_LINE = 1_000;

const HEADINGS = 'h1, [itemprop="headline"]';
const TIMES = '[itemprop="datePublished"], time';
const BYLINES: readonly (readonly [BylineSign, string])[] = [
  ['marked', '[itemprop="author"] [itemprop="name"], [rel~="author"]'],
  ['linked', '[class*="byline" i] a, [class*="author" i] a'],
  ['named', '[class*="byline" i], [class*="author" i]'],
];

function wordsOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE);
}

/** Finds lines, and each one's place among the document's elements. */
class LineFinder {
  private readonly places = new Map<Element, number>();

  constructor(private readonly document: Document) {
    for (const [order, element] of [...document.querySelectorAll('*')].entries())
      this.places.set(element, order);
  }

  /** The first lines that have words, or whatever else `read` finds in an element. */
  lines<Line extends PrintedLine>(
    selector: string,
    read: (line: PrintedLine, element: Element) => Line | null,
  ): Line[] {
    const lines: Line[] = [];
    for (const element of this.document.querySelectorAll(selector)) {
      const line = read({ words: wordsOf(element), order: this.places.get(element) ?? 0 }, element);
      if (line !== null && lines.push(line) === MOST_OF_ONE_KIND) break;
    }
    return lines;
  }
}

/** The lines round an article's text, in the order of the document. */
export function pagePrint(document: Document): PagePrint {
  const finder = new LineFinder(document);
  return {
    headings: finder.lines(HEADINGS, (line) => (line.words === '' ? null : line)),
    bylines: BYLINES.flatMap(([sign, selector]) =>
      finder.lines(selector, (line) => (line.words === '' ? null : { ...line, sign })),
    ),
    times: finder.lines(TIMES, (line, element) => {
      const stated = element.getAttribute('datetime') ?? element.getAttribute('content');
      return { ...line, stated: stated?.slice(0, LONGEST_LINE) ?? null };
    }),
  };
}
