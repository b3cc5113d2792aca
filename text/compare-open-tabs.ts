/*
 * What the articles of open tabs print in common, lined up. In memory and of these articles alone: nothing has to be saved for
 * it, so that a reader who wants nothing saved gets the same answer, and what they are told does not mix with what they
 * saved before. A corpus in memory (a database that is thrown away) was refused: batch work compares articles without one.
 * Cost: some 25 questions per article (find-pairs.ts), and a collation for each utterance that is found.
 */
import type { CollationAnswer, WitnessAnswer } from './collation-answer';
import { collateUtterance, type NamedSide } from './comparison/collate-utterance';
import type { Collation } from './comparison/collation';
import type { ComparableArticle } from './matching/find-pairs';
import type { Utterance, Witness } from './matching/gather-utterances';
import { utterancesAmong } from './matching/utterances-among';
import type { OpenTabAnswer } from './open-tab-answer';

/** A quotation that at least two open tabs print. */
export interface SharedQuotation {
  /** Lasts as long as the texts do. */
  readonly id: string;
  /** Its printings along the first of them by date. */
  readonly answer: CollationAnswer;
  /** The same along another of them, by `WitnessAnswer.id`; along the first when it is not among them. */
  readonly along: (base: string | null) => CollationAnswer;
}

interface Compared extends ComparableArticle {
  readonly article: OpenTabAnswer['article'];
  readonly tab: OpenTabAnswer;
}

function comparable(tab: OpenTabAnswer): Compared {
  const { identity, article, quotations } = tab;
  return { id: identity, address: identity, publishedAt: article.publishedAt, article, quotations, tab };
}

/** One place for each text: what it quotes before what it tells, and of either what comes first. */
function onePerText({ readings }: Utterance<Compared>): Witness<Compared>[] {
  const byText = new Map<Compared, Witness<Compared>>();
  for (const side of readings.flatMap(({ witnesses }) => witnesses)) {
    const known = byText.get(side.of);
    const isBetter = known?.printed.passage.quotation === null && side.printed.passage.quotation !== null;
    if (known === undefined || isBetter) byText.set(side.of, side);
  }
  return [...byText.values()];
}

function witnessOf({ of, printed }: Witness<Compared>): WitnessAnswer {
  const { article, ...tab } = of.tab;
  return {
    id: tab.identity,
    outlet: tab.outlet,
    domain: tab.domain,
    headline: article.headline,
    url: article.url ?? article.canonicalUrl,
    publishedAt: article.publishedAt,
    capturedAt: tab.capturedAt,
    language: article.language,
    segments: printed.passage.segments.map(({ start, end }) => printed.text.slice(start, end)),
  };
}

function answerOf(collation: Collation, sides: readonly NamedSide<Compared>[]): CollationAnswer {
  const witnesses = new Map(sides.map(({ id, side }) => [id, witnessOf(side)]));
  return { collation, witnesses: collation.order.flatMap((id) => witnesses.get(id) ?? []), unlisted: 0 };
}

function shared(utterance: Utterance<Compared>, stories: ReadonlyMap<string, string>): SharedQuotation[] {
  const sides = onePerText(utterance).map((side): NamedSide<Compared> => {
    const { identity, domain } = side.of.tab;
    return { id: identity, textId: stories.get(identity) ?? identity, domain, side };
  });
  const along = (base: string | null): CollationAnswer | null => {
    const collation = collateUtterance(sides, base);
    return collation === null ? null : answerOf(collation, sides);
  };
  const answer = sides.length < 2 ? null : along(null);
  return answer === null ? [] : [{ id: utterance.id, answer, along: (base) => along(base) ?? answer }];
}

/** The first things first, as design would have it: what matters most where wordings differ; 0 comes first. */
function rankOf({ answer: { collation } }: SharedQuotation): number {
  const readings = collation.runs.flatMap((run) =>
    run.type === 'place' && !run.trivial ? run.readings : [],
  );
  const differing = readings.filter(({ kinds }) => kinds.length > 0);
  if (differing.some(({ weighty }) => weighty)) return 0;
  if (differing.some(({ shown }) => !shown)) return 1;
  return differing.length > 0 ? 2 : 3;
}

/**
 * Every quotation that at least two of the tabs print, those whose wordings differ most first; of one rank, those that most texts
 * print. Tabs that show one page count once.
 */
export async function compareOpenTabs(tabs: readonly OpenTabAnswer[]): Promise<SharedQuotation[]> {
  const pages = new Map(tabs.map((tab) => [tab.identity, tab]));
  const { utterances, stories } = await utterancesAmong([...pages.values()].map(comparable));
  return utterances
    .flatMap((utterance) => shared(utterance, stories))
    .map((quotation) => ({ quotation, rank: rankOf(quotation) }))
    .sort(
      (x, y) => x.rank - y.rank || y.quotation.answer.collation.texts - x.quotation.answer.collation.texts,
    )
    .map(({ quotation }) => quotation);
}
