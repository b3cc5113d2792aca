import type { Collation, CollationPlace, Copies, Printing } from '@/text/comparison/collation';

/** The places to be shown; those with small differences only are folded unless asked for. */
export function shownPlaces({ runs }: Collation, small: boolean): CollationPlace[] {
  return runs.flatMap((run) => (run.type === 'place' && (small || !run.trivial) ? [run] : []));
}

/** Those with words in the table: the base and what is lined up with it. */
export function linedPrintings({ printings }: Collation): Printing[] {
  return printings.filter(({ standing }) => standing === 'base' || standing === 'lined-up');
}

/** All witnesses of a printing. */
export function witnessesOf({ copies }: Printing): string[] {
  return copies.flatMap(({ witnesses }) => witnesses);
}

/** The texts that some witnesses print, in the order of the witnesses: copies of one story are one text. */
export function textsAmong({ printings }: Collation, witnesses: readonly string[]): Copies[] {
  const textOf = new Map(
    printings.flatMap(({ copies }) =>
      copies.flatMap(({ textId, witnesses: ids }) => ids.map((id) => [id, textId])),
    ),
  );
  const texts = new Map<string, string[]>();
  for (const id of witnesses) {
    const textId = textOf.get(id) ?? id;
    texts.set(textId, [...(texts.get(textId) ?? []), id]);
  }
  return [...texts].map(([textId, ids]) => ({ textId, witnesses: ids }));
}
