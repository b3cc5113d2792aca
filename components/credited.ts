import type { Quotation } from '@/text/quotations/quotation';
import { isolated } from './isolated';
import type { Language } from './language';

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(WORDS) ?? []);

/** "Lyons" or "Mr Lyons, the director" names Todd Lyons; "he" and "the director" do not. */
function names(written: string, speaker: string): boolean {
  const full = wordsOf(speaker);
  return [...wordsOf(written)].some((word) => full.has(word));
}

/** Whom the article credits, and whether that name is the article's own or Sic's reading of a "he". */
export function credited(
  { words }: Language,
  { speaker, speakerAsWritten }: Pick<Quotation, 'speaker' | 'speakerAsWritten'>,
): string {
  if (speaker === null)
    return speakerAsWritten === null
      ? words('speaker_unknown')
      : words('speaker_as_written', [isolated(speakerAsWritten)]);
  return speakerAsWritten === null || names(speakerAsWritten, speaker)
    ? isolated(speaker)
    : words('speaker_resolved', [isolated(speaker), isolated(speakerAsWritten)]);
}
