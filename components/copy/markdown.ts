import { markdownLink, markdownWords } from '@/text/export/markdown-words';
import type { CopiedComparison, CopiedText } from './copied-comparison';

function quoted({ words, outlet, headline, date, address: href }: CopiedText): string {
  const about = [
    markdownLink(outlet, href),
    ...[headline, date].filter((one) => one !== null).map(markdownWords),
  ].join(', ');
  return `> ${markdownWords(words)}\n>\n> — ${about}`;
}

/** Both texts as Markdown: block quotations with their source, then a list of what differs. */
export function markdown({ texts, differences }: CopiedComparison): string {
  const list = differences.map((sentence) => `- ${markdownWords(sentence)}`).join('\n');
  return [...texts.map(quoted), ...(list === '' ? [] : [list])].join('\n\n');
}
