import { cleanWords } from '@/text/clean-words';

/** All that means something inside a line of Markdown, HTML and the common extensions included. */
const SIGNS = /[\\`*_{}[\]<>#|~$^=&@]/g;
/** At the start of a line these make a list, a heading or a rule. */
const LINE_START = /^(?:[-+]|\d{1,9}(?=[.)]))/;
/** Some renderers make links of bare addresses. */
const BARE_ADDRESS = /:(?=\/\/)|(?<=\bwww)\.|:(?=\S)/gi;

/** A page's words as Markdown that renders as these words, on one line, and nothing else. */
export function markdownWords(text: string): string {
  const clean = cleanWords(text).replace(SIGNS, '\\$&').replace(BARE_ADDRESS, '\\$&');
  return clean.replace(LINE_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

/** Inside `<…>` only these could end the address early. */
const address = (href: string): string =>
  href.replace(/[<>\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);

/** A link that shows `text`; the text alone where there is no address. `href` is http(s). */
export function markdownLink(text: string, href: string | null): string {
  return href === null ? markdownWords(text) : `[${markdownWords(text)}](<${address(href)}>)`;
}
