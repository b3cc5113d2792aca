import { cleanWords } from '@/text/clean-words';
import type { CopiedComparison, CopiedText } from './copied-comparison';

function lines({ words, outlet, headline, date, address }: CopiedText): string {
  const about = [outlet, headline, date].filter((one) => one !== null).map(cleanWords);
  return [cleanWords(words), about.join(', '), ...(address === null ? [] : [address])].join('\n');
}

/** Both texts as plain text: words, who prints them and when, the address; then what differs. */
export function plainText({ texts, differences }: CopiedComparison): string {
  return [
    ...texts.map(lines),
    ...(differences.length > 0 ? [differences.map(cleanWords).join('\n')] : []),
  ].join('\n\n');
}
