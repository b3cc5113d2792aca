/*
 * Holds versions against the text that the reader marked as the record: it becomes side A of every comparison, in place of the
 * text on screen. Where that text is the record itself, the comparisons stand as they are. Cost: one comparison per version,
 * and nothing where the reader marked nothing.
 */
import type { AgainstSource, VersionAnswer } from '@/text/answer';
import { matcherOf } from '@/text/comparison/collate-match';
import type { Comparison } from '@/text/comparison/comparison';
import { compareVersions } from '@/text/comparison/compare-versions';
import type { FoundVersion } from '@/text/matching/find-versions';
import { turnMatch } from '@/text/matching/turn-match';
import { type AskedPassage, basisBetween, circumstancesOf } from './basis-between';
import type { StoredOccurrence } from './corpus-index';
import { printOccurrence } from './print-occurrence';

/** The versions of a quotation as they were found, by page. */
type Found = ReadonlyMap<string, FoundVersion<StoredOccurrence>>;

function held(answer: VersionAnswer, againstSource: AgainstSource, comparison: Comparison): VersionAnswer {
  return { ...answer, againstSource, comparison };
}

function foundAs(found: Found, { printed }: VersionAnswer): FoundVersion<StoredOccurrence> | null {
  return found.get(printed?.page ?? '') ?? null;
}

/** Versions that do not share enough words with the record stay compared with the text on screen. */
function againstVersion(
  { query }: AskedPassage,
  record: VersionAnswer,
  recorded: FoundVersion<StoredOccurrence>,
  answers: readonly VersionAnswer[],
  found: Found,
): VersionAnswer[] {
  const base = printOccurrence(recorded.occurrence);
  const ofRecord = circumstancesOf(recorded.occurrence);
  const matchWith = matcherOf(base);
  return answers.map((answer) => {
    if (answer === record) {
      const turned = turnMatch(recorded.match);
      const comparison = compareVersions(base, query, turned, undefined, answer.comparison.basis);
      return held(answer, { record: 'this-version' }, comparison);
    }
    const version = foundAs(found, answer);
    const other = version === null ? null : printOccurrence(version.occurrence);
    const match = other === null ? null : matchWith(other);
    if (version === null || other === null || match === null) return answer;
    const basis = basisBetween(ofRecord, circumstancesOf(version.occurrence));
    const against: AgainstSource = { record: 'another-version', outlet: record.outlet };
    return held(answer, against, compareVersions(base, other, match, undefined, basis));
  });
}

/**
 * The versions of one quotation, held against the record if there is one among them or on screen. Of several records the text on
 * screen counts, then the surest version.
 */
export function againstSource(
  asked: AskedPassage,
  answers: readonly VersionAnswer[],
  found: Found,
  isOnScreen: boolean,
): readonly VersionAnswer[] {
  if (isOnScreen) return answers.map((answer) => held(answer, { record: 'on-screen' }, answer.comparison));
  const [record] = answers.filter(({ source }) => source !== undefined).sort((x, y) => y.score - x.score);
  const recorded = record === undefined ? null : foundAs(found, record);
  if (record === undefined || recorded === null) return answers;
  return againstVersion(asked, record, recorded, answers, found);
}
