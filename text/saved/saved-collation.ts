import { collate } from '@/text/comparison/collate';
import type { Collation, Witness } from '@/text/comparison/collation';
import { knownMatches } from '@/text/comparison/known-matches';
import { foldWords } from '@/text/matching/fold-words';
import type { Match, PrintedPassage } from '@/text/matching/passage';
import type { SavedEvidence, SavedWitness } from '@/text/saved-comparison';

/** What a saved passage is called where only whether it is a quotation counts. */
const SAVED = 'saved';

function printedOf({ printed: text, segments, language, quoted, standsIn, speaker }: SavedWitness) {
  const passage = { quotation: quoted ? SAVED : null, standsIn, segments, speaker };
  return { text, language, passage, words: foldWords(text, segments, language) } satisfies PrintedPassage;
}

function witnessOf(saved: SavedWitness): Witness {
  const { id, textId, domain, publishedAt, speaker } = saved;
  return { id, textId, domain, publishedAt, speaker, printed: printedOf(saved) };
}

/** Numbers of words mean something only while the words are folded as they were. */
function matchesOf(
  saved: SavedEvidence,
  witnesses: ReadonlyMap<string, Witness>,
): (id: string) => Match | null {
  const matches = new Map(saved.witnesses.map(({ id, match }) => [id, match]));
  const count = (id: string): number => witnesses.get(id)?.printed.words.length ?? 0;
  return (id) => {
    const match = matches.get(id) ?? null;
    const fits = match !== null && match.words.a === count(saved.here) && match.words.b === count(id);
    return fits ? match : null;
  };
}

/**
 * What was saved lined up as it was on screen: the same evidence always gives the same collation.
 *
 * @param base another `SavedWitness.id` to hold the others against; the one that was saved when left out
 * @returns null only of a comparison without any text, which Sic never saves
 */
export function savedCollation(saved: SavedEvidence, base = saved.base): Collation | null {
  const witnesses = new Map(saved.witnesses.map((one) => [one.id, witnessOf(one)]));
  const matchOf = knownMatches(saved.here, base, matchesOf(saved, witnesses));
  return collate([...witnesses.values()], base, { matchOf });
}
