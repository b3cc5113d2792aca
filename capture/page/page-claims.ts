import type { PageClaims, StatedMeta } from '@/capture/page-reading';

/** @file Runs in the page. Takes down what the page tells machines; what is to be believed is judged elsewhere. */

/** A page that states one thing more often than this is not read any further for it. */
const MOST_OF_ONE_NAME = 50;
const MOST_METAS = 500;
/** UTF-16 code units; what a page states about itself is a line or a paragraph, and anything may stand there. */
const LONGEST_CLAIM = 2_000;
const LONGEST_NAME = 100;

/** The longest articles are 100,000 signs, and JSON-LD may hold all of them. */
const LONGEST_DATA = 1_000_000;
const MOST_DATA = 50;
const LONGEST_DATA_TOGETHER = 3_000_000;
/** Without one of these, a script tells of games, recipes, breadcrumbs: of no article, nor of anybody an article names. */
const CONCERNS_ARTICLE =
  /Article|Posting|Report|CollectionPage|ItemList|SearchResultsPage|WebPage|Person|Organization/;

// Pages mix up the two attributes, and a few use itemprop: the name is what counts.
const NAMING = ['property', 'name', 'itemprop', 'http-equiv'] as const;

/** Of an address, a part leads elsewhere. */
function addressOf(document: Document, selector: string): string | null {
  const address = document.querySelector(selector)?.getAttribute('href') ?? null;
  return address !== null && address.length <= LONGEST_CLAIM ? address : null;
}

function cut(claim: string | null | undefined): string | null {
  return claim?.slice(0, LONGEST_CLAIM) ?? null;
}

function metasOf(document: Document): StatedMeta[] {
  const metas: StatedMeta[] = [];
  const counts = new Map<string, number>();
  for (const meta of document.querySelectorAll('meta')) {
    const content = cut(meta.getAttribute('content'));
    if (content === null || content.trim() === '') continue;
    for (const attribute of NAMING) {
      const name = meta.getAttribute(attribute)?.slice(0, LONGEST_NAME).trim().toLowerCase() ?? '';
      const count = counts.get(name) ?? 0;
      if (name === '' || count === MOST_OF_ONE_NAME) continue;
      counts.set(name, count + 1);
      if (metas.push({ name, content }) === MOST_METAS) return metas;
    }
  }
  return metas;
}

function dataOf(document: Document): string[] {
  const data: string[] = [];
  let room = LONGEST_DATA_TOGETHER;
  for (const script of document.querySelectorAll('script[type*="ld+json" i]')) {
    const source = script.textContent ?? '';
    if (source.length > Math.min(LONGEST_DATA, room) || !CONCERNS_ARTICLE.test(source)) continue;
    room -= source.length;
    if (data.push(source) === MOST_DATA) break;
  }
  return data;
}

/** What the page tells machines, as written; linear in the page. */
export function pageClaims(document: Document): PageClaims {
  // Pictures have titles of their own.
  const titles = [...document.querySelectorAll('title')]
    .filter((title) => title.closest('svg') === null)
    .map((title) => title.textContent?.trim() ?? '');
  return {
    title: cut(titles.find((title) => title !== '')),
    language: cut(document.documentElement.getAttribute('lang')),
    base: addressOf(document, 'base[href]'),
    canonical: addressOf(document, 'link[rel~="canonical" i]'),
    metas: metasOf(document),
    data: dataOf(document),
  };
}
