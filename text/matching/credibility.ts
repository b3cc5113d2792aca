import { compareSpeakers } from './compare-speakers';
import { daysApart } from './days-apart';
import type { Judgement } from './judge-words';
import { MOST_SHORT_WORDS } from './match-short';
import type { Passage } from './passage';
import type { IndexedArticle } from './passage-index';

/** The score narration needs to be taken for a quotation's words told; a quotation needs less. */
const LEAST_TOLD = 35;
/**
 * The same weeks apart, where it is most often a phrase of the trade ("knew exactly what he was doing"): of 24 pairs with
 * narration that this takes out on news articles some 16 were chance, read by eye; the others print a famous remark a year
 * later. With them go ten pairs of short quotations that nothing else tied together.
 */
const LEAST_TOLD_WEEKS_APART = 50;
const DAYS_OF_ONE_STORY = 30;
/** The score two quotations need that are credited to different people and do not wholly agree. */
const LEAST_OF_TWO_SPEAKERS = 50;
/** How rare their words must be that are fewer than a long run: "we cannot pretend that …" is anybody's. In bits. */
const LEAST_RARITY_OF_TWO = 35;
/** A run of so many equal words hardly anybody forms a second time. */
const LONG_RUN_WORDS = 10;
/** Of two people, a long run with a lower score is a small part of what they say: "I take great pride in the fact that I am …". */
const LEAST_UNTIED_OF_TWO = 25;
/** Up to this many words the same words of two people are two utterances. */
const MOST_WORDS_OF_TWO = 3;
const DAYS_OF_ONE_OCCASION = 3;

/**
 * Whether a match is good enough for what is known of its two sides beyond their words. Narration often shares a
 * phrase with a quotation by chance. And of two people who use the same words most are answering each other;
 * but credits can be read wrongly, so words that wholly agree are believed against them.
 */
export function isCredible(
  { match, shorter, whole, needsSpeaker, bySegment }: Judgement,
  a: Passage,
  b: Passage,
): boolean {
  const quoted = [a, b].filter(({ quotation }) => quotation !== null).length;
  if (quoted === 0) return false;
  if (quoted === 1) return !bySegment && match.score >= LEAST_TOLD && shorter > MOST_WORDS_OF_TWO;
  const speakers = compareSpeakers(a.speaker, b.speaker);
  // Four words of five are anybody's, but not anybody's number: only one speaker's may have become another.
  if (shorter <= MOST_SHORT_WORDS && !whole) return speakers === 'same';
  if (needsSpeaker && speakers !== 'same') return false;
  if (speakers !== 'another') return true;
  if (shorter <= MOST_WORDS_OF_TWO) return false;
  const long = match.tiles.some(({ length }) => length >= LONG_RUN_WORDS);
  return whole || long || match.score >= LEAST_OF_TWO_SPEAKERS;
}

/**
 * Whether two people are credited with words that anybody may say: a clause of a few common ones, or a long run that is a small
 * part of both. Only another version in the same two articles makes one utterance of it. Of ten long runs that this takes out on
 * news articles six were two utterances, read by eye.
 */
export function isStockClause({ match, rarity, shorter, whole }: Judgement, a: Passage, b: Passage): boolean {
  if (a.quotation === null || b.quotation === null) return false;
  const isCommon = shorter < LONG_RUN_WORDS && rarity < LEAST_RARITY_OF_TWO;
  const isSmallPart = shorter >= LONG_RUN_WORDS && !whole && match.score < LEAST_UNTIED_OF_TWO;
  return (isCommon || isSmallPart) && compareSpeakers(a.speaker, b.speaker) === 'another';
}

/** Days between two articles; null where either is undated, or loose text asks. */
function daysBetween(a: IndexedArticle | null, b: IndexedArticle): number | null {
  return daysApart(a?.publishedAt ?? null, b.publishedAt);
}

/**
 * Whether narration only shares a phrase with a quotation of another story, or a segment is a speaker's phrase on another day:
 * "I was concerned by the call" is said in a statement and, weeks later, in a hearing.
 */
export function isPhraseOfAnotherStory(
  { match, bySegment }: Judgement,
  asking: IndexedArticle | null,
  asked: Passage,
  found: IndexedArticle,
  other: Passage,
): boolean {
  const days = daysBetween(asking, found);
  if (days === null) return false;
  if (bySegment) return days > DAYS_OF_ONE_OCCASION;
  const isTold = (asked.quotation === null) !== (other.quotation === null);
  return isTold && days > DAYS_OF_ONE_STORY && match.score < LEAST_TOLD_WEEKS_APART;
}

/** Whether both credit the same speaker, in articles a few days apart at most. */
export function isOneOccasion(
  asking: IndexedArticle | null,
  asked: Passage,
  found: IndexedArticle,
  other: Passage,
): boolean {
  const days = daysBetween(asking, found);
  const near = days !== null && days <= DAYS_OF_ONE_OCCASION;
  return near && compareSpeakers(asked.speaker, other.speaker) === 'same';
}
