import { cleanWords } from './clean-words';
import type { CopiedComparison, CopiedText } from './copied-comparison';

/** All that means something inside a line of Markdown, HTML and the common extensions included. */
const SIGNS = /[\\`*_{}[\]<>#|~$^=&@]/g;
/** At the start of a line these make a list, a heading or a rule. */
const LINE_START = /^(?:[-+]|\d{1,9}(?=[.)]))/;
/** Some renderers make links of bare addresses. */
const BARE_ADDRESS = /:(?=\/\/)|(?<=\bwww)\.|:(?=\S)/gi;

/** A page's words as Markdown that renders as these words and nothing else. */
function escaped(text: string): string {
  const clean = cleanWords(text).replace(SIGNS, '\\$&').replace(BARE_ADDRESS, '\\$&');
  return clean.replace(LINE_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

/** Inside `<…>` only these could end the address early. */
const address = (href: string): string =>
  href.replace(/[<>\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);

function quoted({ words, outlet, headline, date, address: href }: CopiedText): string {
  const name = escaped(outlet);
  const linked = href === null ? name : `[${name}](<${address(href)}>)`;
  const about = [linked, ...[headline, date].filter((one) => one !== null).map(escaped)].join(', ');
  return `> ${escaped(words)}\n>\n> — ${about}`;
}

/** Both texts as Markdown: block quotations with their source, then a list of what differs. */
export function markdown({ texts, differences }: CopiedComparison): string {
  const list = differences.map((sentence) => `- ${escaped(sentence)}`).join('\n');
  return [...texts.map(quoted), ...(list === '' ? [] : [list])].join('\n\n');
}
