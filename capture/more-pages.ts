import type { PageLinks } from './page-reading';

/**
 * Whether an article goes on on further pages. `rel=next` alone says nothing: most sites that use it mean the next article.
 * So a link counts only when it leads to this very address with a higher page number, in one of the forms publishers write
 * it; the words of a page counter ("Page 1 of 3") count where there is no such link, as in apps that turn pages by a script.
 */

/** Names of the page's number in a query. */
const PARAMETERS: ReadonlySet<string> = new Set(
  'page p pg pagina pagenum page_number seite sida side strona sayfa offset_page'.split(' '),
);
/** The page's number at the end of a path: /story/2, /story/page/2, /story-2.html, /story/seite-2, /story,2.html. */
const AT_PATH_END =
  /(?:\/(?:page|pagina|seite|sida|side|strona|sayfa|p)?[-_/]?|[-_,.](?:page|seite|p|s)?[-_]?)(\d{1,3})(\.html?|\.php|\.shtml)?\/?$/;
/** Readers' comments have pages too. */
const OF_COMMENTS = /comment|reply|cpage|kommentar/i;
/** "Page 1 of 3", "1/3", "Seite 1 von 3" */
const COUNTER = /(?:^|\s)(\d{1,3})\s{0,3}(?:\/|of|von|de|di|van|av|sur|z)\s{0,3}(\d{1,3})(?:$|\s)/i;

interface NumberedAddress {
  /** The address without the number. */
  readonly stem: string;
  /** 1 where none is written. */
  readonly number: number;
}

function stemOf(url: URL, path: string): string {
  return `${url.host}${path.replace(/\.(?:html?|php|shtml)$/, '').replace(/\/$/, '')}`;
}

/** Every way to read an address as that of a numbered page; the first leaves the path alone. */
function numberings(url: URL): NumberedAddress[] {
  const named = [...url.searchParams].filter(
    ([name, value]) => PARAMETERS.has(name) && /^\d{1,3}$/.test(value),
  );
  const rest = [...url.searchParams].filter(([name]) => !PARAMETERS.has(name)).map((pair) => pair.join('='));
  const query = rest.length === 0 ? '' : `?${rest.join('&')}`;
  const plain = { stem: stemOf(url, url.pathname) + query, number: Number(named[0]?.[1] ?? 1) };
  const at = AT_PATH_END.exec(url.pathname);
  if (named.length > 0 || at === null) return [plain];
  return [plain, { stem: stemOf(url, url.pathname.slice(0, at.index)) + query, number: Number(at[1]) }];
}

function parsed(address: string, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

function isFurtherPage(link: URL, here: URL): boolean {
  if (OF_COMMENTS.test(link.href)) return false;
  return numberings(link).some((there) =>
    numberings(here).some(({ stem, number }) => stem === there.stem && there.number === number + 1),
  );
}

function countsOn(counter: string): boolean {
  const [, page, pages] = COUNTER.exec(counter) ?? [];
  return page !== undefined && pages !== undefined && Number(page) < Number(pages);
}

/**
 * @param address the page's own; without one (a file that names none) only counters can tell
 */
export function hasMorePages({ next, numbered, counters }: PageLinks, address: string | null): boolean {
  const here = address === null ? null : parsed(address);
  const links = here === null ? [] : [...next, ...numbered].map((link) => parsed(link, here.href));
  return (
    links.some((link) => link !== null && here !== null && isFurtherPage(link, here)) ||
    counters.some(countsOn)
  );
}
