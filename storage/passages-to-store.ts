import type { Article, Range } from '@/text/article';
import { basisEvidence } from '@/text/comparison/basis-evidence';
import { storedKeys } from '@/text/matching/fingerprint';
import type { Passage } from '@/text/matching/passage';
import { passagesOf } from '@/text/matching/passages-of';
import { printPassage } from '@/text/matching/print-passage';
import { storeWords, wordingOf } from '@/text/matching/wording';
import type { Quotation } from '@/text/quotations/quotation';
import type { OccurrenceRow, PassageRow } from './corpus-db';

/** Raise it when something else is written of a passage or its article, and what was saved before is indexed anew. */
export const ROW_SCHEME = 3;

/** A passage ready to be written: the row its wording needs if it is new, and its occurrence. */
export interface PassageToStore {
  readonly wording: Omit<PassageRow, 'id'>;
  /** The fingerprints by which the wording is found. */
  readonly keys: readonly number[];
  readonly occurrence: Omit<OccurrenceRow, 'id' | 'passage' | 'article'>;
}

/**
 * No article has as many passages; a page that has is a book, a log or an attack, and would keep the background
 * writing for longer than browsers let it live (a third of a millisecond each).
 */
const MOST_PASSAGES = 5_000;

/** What is printed from the first segment to the last, and the segments counted into that. */
function cutOut(text: string, segments: readonly Range[]): Pick<OccurrenceRow, 'printed' | 'segments'> {
  const from = segments[0]?.start ?? 0;
  const to = segments.at(-1)?.end ?? from;
  return {
    printed: text.slice(from, to),
    segments: segments.map(({ start, end }) => ({ start: start - from, end: end - from })),
  };
}

/** Repeats within one article (a pull quotation, a refrain) tell a reader of versions nothing more. */
function sameToReader(stored: string, { quotation, speaker }: Passage): string {
  return `${quotation === null ? 'told' : 'quoted'} ${stored} ${speaker ?? ''}`;
}

/** What to write to the index for an article: its quotations, then its sentences, each wording once per voice and speaker. */
export function passagesToStore(article: Article, quotations: readonly Quotation[]): PassageToStore[] {
  const found = new Map<string, PassageToStore>();
  // Quotations come first: where there are too many passages, narration is what goes.
  for (const passage of passagesOf(article, quotations)) {
    if (found.size >= MOST_PASSAGES) break;
    const { text, words } = printPassage(article, passage);
    const stored = storeWords(words);
    const name = sameToReader(stored, passage);
    if (words.length === 0 || found.has(name)) continue;
    const { quotation, standsIn, speaker, segments } = passage;
    const evidence = quotation === null ? null : basisEvidence(text, segments);
    found.set(name, {
      wording: { wording: wordingOf(words), words: stored },
      keys: storedKeys(words),
      occurrence: {
        quotation,
        standsIn,
        speaker,
        ...cutOut(text, segments),
        ...(evidence !== null && { evidence }),
      },
    });
  }
  return [...found.values()];
}
