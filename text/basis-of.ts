/*
 * Whether the same words may be expected of two printings, by what their articles say round the quotation. Two renderings
 * of Portuguese differ without anybody having changed a word; so do two evenings of one stump speech; and what was
 * "told to" another outlet is that outlet's wording. Only words printed within the paragraph count, close by the
 * quotation, for articles speak of much. No evidence is no answer: the caller knows less, not more.
 *
 * In this order, since the first explains any difference: translations, another report, another occasion. Linear in
 * the words round the quotation.
 */

import type { Range } from './article';
import type { Basis } from '@/text/comparison/comparison';
import { primaryLanguage } from './language';
import { compareSpeakers } from '@/text/matching/compare-speakers';
import { wordList } from '@/text/quotations/word-list';

/** A quotation and the article it stands in. */
export interface PrintedQuotation {
  readonly text: string;
  /** In order; counted into `text`. */
  readonly segments: readonly Range[];
  readonly speaker: string | null;
  /** BCP 47; null when unknown. */
  readonly language: string | null;
  /** ISO 8601; null when unknown. */
  readonly publishedAt: string | null;
}

/** How far an attribution may stand from its quotation, in UTF-16 units. */
const REACH = 160;
const DAYS_OF_ONE_OCCASION = 3;
const MILLISECONDS_PER_DAY = 86_400_000;

/** Said of a translation, or of the language the words were spoken in. */
const TRANSLATED =
  /\b(?:translated (?:from|by|into)|in translation|a translation (?:of|by|from)|(?:through|via) (?:an? |his |her |their )?(?:interpreter|translator)|(?:said|told|added|wrote|asked|speaking|spoke|tweeted|posted)(?: [\w’']+){0,4} in (?:Arabic|Chinese|Danish|Dutch|Farsi|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Italian|Japanese|Korean|Mandarin|Norwegian|Persian|Polish|Portuguese|Russian|Spanish|Swedish|Turkish|Ukrainian|Urdu))\b/;
/** What introduces an outlet, and up to four words in capitals behind it. */
const TOLD_TO =
  /\b(?:told|in an interview (?:with|on|for)|speaking to|spoke to|in comments to|reported by|an interview with) (?:the )?([A-Z][\w.&’']{0,30}(?: [A-Z][\w.&’']{0,30}){0,3})/g;
/** Words by which a name is an outlet's, and outlets that have none. */
const OUTLET_WORDS: ReadonlySet<string> = wordList(
  `axios bloomberg chronicle courier echo examiner gazette globe guardian herald inquirer journal mail magazine mirror news
  observer podcast politico post press radio register reuters sun telegraph television times today tribune tv`,
);
const BROADCASTER = /^[A-Z]{3,5}$/;

/** Said of what is said on more than one day. */
const REPEATED =
  /\b(?:said again|again said|repeated|repeats|reiterated|once (?:again|more)|has (?:often |long |repeatedly |also |always |frequently )?said|have (?:often |long |repeatedly )?said|often says|likes to say|as (?:he|she|they) (?:has|have|did) (?:before|in)|at (?:every|most|each) (?:rally|stop|speech)|stump speech|his usual|her usual)\b/;

/** The words round a quotation within its paragraphs, and those between its segments; never its own. */
function surroundings({ text, segments }: PrintedQuotation): string {
  const [first, last] = [segments[0]?.start ?? 0, segments.at(-1)?.end ?? 0];
  const before = text.slice(Math.max(0, first - REACH), first).split(/\n\s*\n/);
  const after = text.slice(last, last + REACH).split(/\n\s*\n/);
  const between = segments.slice(1).map(({ start }, i) => text.slice(segments[i]?.end ?? start, start));
  return [before.at(-1) ?? '', ...between, after[0] ?? ''].join(' … ');
}

/** Days between two dates; null where either is unknown. */
function daysApart(a: string | null, b: string | null): number | null {
  const days = Math.abs(Date.parse(a ?? '') - Date.parse(b ?? '')) / MILLISECONDS_PER_DAY;
  return Number.isNaN(days) ? null : days;
}

/** Whether the words were said to an outlet, and come from there. */
function isFromReport(round: string): boolean {
  return [...round.matchAll(TOLD_TO)].some(([, name = '']) =>
    name
      .split(' ')
      .some(
        (word) => BROADCASTER.test(word) || OUTLET_WORDS.has(word.replace(/’s$|'s$|\.$/, '').toLowerCase()),
      ),
  );
}

function areTwoLanguages(a: string | null, b: string | null): boolean {
  const [first, second] = [primaryLanguage(a), primaryLanguage(b)];
  return first !== null && second !== null && first !== second;
}

/**
 * What may be expected of two printings of one utterance; null where nothing tells. Exchanging them changes nothing.
 */
export function basisOf(a: PrintedQuotation, b: PrintedQuotation): Basis | null {
  const [roundA, roundB] = [surroundings(a), surroundings(b)];
  const either = (evidence: RegExp) => evidence.test(roundA) || evidence.test(roundB);
  if (areTwoLanguages(a.language, b.language) || either(TRANSLATED)) return 'two translations';
  if (isFromReport(roundA) || isFromReport(roundB)) return 'quoted from another report';
  const days = daysApart(a.publishedAt, b.publishedAt);
  const apart = days === null || days > DAYS_OF_ONE_OCCASION;
  if (apart && either(REPEATED)) return 'perhaps two occasions';
  const oneDay = !apart && compareSpeakers(a.speaker, b.speaker) === 'same';
  return oneDay ? 'same words expected' : null;
}
