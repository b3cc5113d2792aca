import { outletOf } from '@/storage/outlet';
import { collateUtterance } from '@/text/comparison/collate-utterance';
import { basisOf } from '@/text/comparison/basis-of';
import type { Collation, CollationPlace, Printing } from '@/text/comparison/collation';
import type { Basis } from '@/text/comparison/comparison';
import { placeOf, type Utterance, type Witness } from '@/text/matching/gather-utterances';
import { circumstancesOf } from './circumstances';
import type { Compared } from './read-comparable';

/** How a witness stands to the base, and whether the same words may be expected of both. */
type Told = Pick<Printing, 'standing' | 'basis'>;

/** A place of an utterance, with the number it goes by in its line. */
interface Numbered {
  readonly number: number;
  readonly side: Witness<Compared>;
}

const UNTOLD: Told = { standing: 'apart', basis: null };

function witnessLine({ number, side }: Numbered, story: string | undefined, told: Told) {
  const { of, printed } = side;
  const { quotation, speaker } = printed.passage;
  const place = { article: of.name, quotation, ...placeOf(side), speaker, publishedAt: of.publishedAt };
  return { witness: number, ...place, story, ...told };
}

/** All printings of an utterance along the first of them by date; witnesses go by their numbers. */
function linedUp(witnesses: readonly Numbered[], stories: ReadonlyMap<unknown, string>): Collation | null {
  const known = new Map(witnesses.map(({ number, side }) => [String(number), circumstancesOf(side)]));
  const basisBetween = (a: string, b: string): Basis | null => {
    const [first, second] = [known.get(a), known.get(b)];
    return first === undefined || second === undefined ? null : basisOf(first, second);
  };
  return collateUtterance(
    witnesses.map(({ number, side: { of }, side }) => ({
      id: String(number),
      textId: stories.get(of.id) ?? String(of.id),
      domain: outletOf(of.article).domain,
      side,
    })),
    null,
    { basisOf: (base, other) => basisBetween(base.id, other.id) },
  );
}

/** What is told of each witness. */
function toldOfEach({ printings }: Collation): ReadonlyMap<string, Told> {
  const told = printings.flatMap(({ copies, standing, basis }) =>
    copies.flatMap(({ witnesses }) => witnesses.map((id) => [id, { standing, basis }] as const)),
  );
  return new Map(told);
}

function placeLine({ range, readings, notQuoted, trivial }: CollationPlace) {
  return {
    ...range,
    trivial,
    readings: readings.map(({ forms, part, kinds, shown, weighty }) => ({
      forms: forms.map(({ text, witnesses }) => ({ text, witnesses: witnesses.map(Number) })),
      part,
      kinds,
      shown,
      weighty,
    })),
    notQuoted: notQuoted.map(Number),
  };
}

/**
 * The line of an utterance: its wordings with their witnesses, and all of them lined up. `stories` holds the name of each
 * article's story, by the article's id. Null when there is nothing to line up.
 */
export function utteranceLine(
  { id, readings }: Utterance<Compared>,
  stories: ReadonlyMap<unknown, string>,
  sic: string,
) {
  const sides = readings.flatMap(({ witnesses }) => witnesses);
  const numbered = sides.map((side, number): Numbered => ({ number, side }));
  const texts = new Set(sides.map(({ of }) => stories.get(of.id))).size;
  const collation = linedUp(numbered, stories);
  if (collation === null) return null;
  const told = toldOfEach(collation);
  let next = 0;
  const wordings = readings.map(({ witnesses: [first, ...others] }) => {
    const own = numbered.slice(next, next + others.length + 1);
    next += own.length;
    const witnesses = own.map((witness) =>
      witnessLine(witness, stories.get(witness.side.of.id), told.get(`${witness.number}`) ?? UNTOLD),
    );
    const { start, end } = first === undefined ? { start: 0, end: 0 } : placeOf(first);
    return { text: first?.printed.text.slice(start, end), witnesses };
  });
  const places = collation.runs.filter((run) => run.type === 'place').map(placeLine);
  return {
    sic,
    utterance: id,
    texts,
    readings: wordings,
    base: Number(collation.base),
    text: collation.text,
    places,
  };
}
