import type { VersionAnswer } from '@/text/answer';
import type { Comparison, Overlap } from '@/text/comparison/comparison';
import { isolated } from './isolated';
import type { Language } from './language';
import type { TextSide } from './text-sides';

/** Sides A and B of a comparison, as they are shown. */
export interface ComparedSides {
  readonly a: TextSide;
  readonly b: TextSide;
}

/** Side A's words, as one segment. */
function wordsOfA({ pieces }: Comparison): string {
  const ofA = pieces.filter(({ type }) => type !== 'only-b' && type !== 'around-b');
  return ofA.map(({ text }) => text).join('');
}

/** The record in another outlet: its words are known from the comparison alone. */
function sideOfRecord({ words }: Language, { comparison }: VersionAnswer, outlet: string | null): TextSide {
  const name = outlet === null ? words('record_name') : isolated(outlet);
  const unknown = { language: null, headline: null, date: null, address: null };
  return { ...unknown, name, outlet: name, segments: [wordsOfA(comparison)], quoted: true };
}

/** Which text is which side: the one on screen is A unless another is the record. */
export function comparedSides(
  language: Language,
  version: VersionAnswer,
  { here, there }: { readonly here: TextSide; readonly there: TextSide },
  namesHidden: boolean,
): ComparedSides {
  const against = version.againstSource;
  switch (against?.record) {
    case 'this-version':
      return { a: there, b: here };
    case 'another-version':
      return { a: sideOfRecord(language, version, namesHidden ? null : against.outlet), b: there };
    default:
      return { a: here, b: there };
  }
}

const TURNED: Readonly<Record<Overlap, Overlap>> = {
  whole: 'whole',
  contains: 'contained',
  contained: 'contains',
  partial: 'partial',
};

/** The comparison as a version's summary speaks of it: of the version, whichever side it is. */
export function ofVersion({ comparison, againstSource }: VersionAnswer): Comparison {
  if (againstSource?.record !== 'this-version') return comparison;
  return { ...comparison, overlap: TURNED[comparison.overlap] };
}
