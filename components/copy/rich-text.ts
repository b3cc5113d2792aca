import { cleanWords } from './clean-words';
import type { CopiedComparison, CopiedText } from './copied-comparison';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  cleanWords(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

function quoted({ words, outlet, headline, date, address }: CopiedText): string {
  const name = escaped(outlet);
  const linked = address === null ? name : `<a href="${escaped(address)}">${name}</a>`;
  const about = [linked, ...[headline, date].filter((one) => one !== null).map(escaped)].join(', ');
  return `<blockquote dir="auto"><p>${escaped(words)}</p></blockquote><p>— ${about}</p>`;
}

/** Both texts as HTML to be pasted into a document: block quotations with their source, then a list of what differs. */
export function richText({ texts, differences }: CopiedComparison): string {
  const items = differences.map((sentence) => `<li>${escaped(sentence)}</li>`).join('');
  return texts.map(quoted).join('') + (items === '' ? '' : `<ul>${items}</ul>`);
}
