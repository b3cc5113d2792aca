import { htmlWords } from '@/text/export/html-words';
import type { CopiedComparison, CopiedText } from './copied-comparison';

function quoted({ words, outlet, headline, date, address }: CopiedText): string {
  const name = htmlWords(outlet);
  const linked = address === null ? name : `<a href="${htmlWords(address)}">${name}</a>`;
  const about = [linked, ...[headline, date].filter((one) => one !== null).map(htmlWords)].join(', ');
  return `<blockquote dir="auto"><p>${htmlWords(words)}</p></blockquote><p>— ${about}</p>`;
}

/** Both texts as HTML to be pasted into a document: block quotations with their source, then a list of what differs. */
export function richText({ texts, differences }: CopiedComparison): string {
  const items = differences.map((sentence) => `<li>${htmlWords(sentence)}</li>`).join('');
  return texts.map(quoted).join('') + (items === '' ? '' : `<ul>${items}</ul>`);
}
