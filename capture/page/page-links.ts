import type { PageLinks } from '@/capture/page-reading';

/** @file Runs in the page. Takes down what may lead to further pages of the same article; whether it does is judged elsewhere. */

/** A list of pages has fewer. */
const MOST_LINKS = 60;
const MOST_COUNTERS = 5;
/** UTF-16 code units. */
const LONGEST_ADDRESS = 2_000;
const LONGEST_COUNTER = 60;

const NEXT = 'link[rel~="next" i], a[rel~="next" i]';
const IN_LISTS_OF_PAGES = '[class*="pagin" i], [class*="pager" i], [class*="page-nav" i]';

/** "2", "Page 2" */
const NUMBERED = /^\D{0,12}\d{1,3}$/;

function addressesOf(links: Iterable<Element>): string[] {
  const addresses = new Set<string>();
  for (const link of links) {
    const address = link.getAttribute('href') ?? '';
    if (address !== '' && address.length <= LONGEST_ADDRESS) addresses.add(address);
    if (addresses.size === MOST_LINKS) break;
  }
  return [...addresses];
}

function* numberedLinks(document: Document): Generator<Element> {
  for (const link of document.querySelectorAll('a[href]')) {
    const words = link.textContent ?? '';
    if (words.length < LONGEST_COUNTER && NUMBERED.test(words.trim())) yield link;
  }
}

/** Links to the next page and to pages by number, and the words of page counters; linear in the page. */
export function pageLinks(document: Document): PageLinks {
  const counters = [...document.querySelectorAll(IN_LISTS_OF_PAGES)]
    .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '' && words.length <= LONGEST_COUNTER);
  return {
    next: addressesOf(document.querySelectorAll(NEXT)),
    numbered: addressesOf(numberedLinks(document)),
    counters: counters.slice(0, MOST_COUNTERS),
  };
}
