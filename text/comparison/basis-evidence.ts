/*
 * What an article says round a quotation about where its words come from. It is read when an article is saved, since only
 * the quotation itself is at hand when it is compared. Only words of the same paragraph count, close by the quotation, for
 * articles speak of much; words inside it are the speaker's. Linear in the words round the quotation.
 *
 * Patterns over a window rather than a parse of the sentence: attributions are formulas, and what no pattern knows is
 * no evidence, which claims nothing.
 */

import type { Range } from '@/text/article';
import { wordList } from '@/text/quotations/word-list';

/** What is said; nothing is said where all are missing. */
export interface BasisEvidence {
  /** The words were translated, or spoken in a language that is named. */
  readonly translated?: true;
  /** They were said to an outlet, and come from its report. */
  readonly toldTo?: true;
  /** They are said on more than one day. */
  readonly repeated?: true;
}

/** How far an attribution may stand from its quotation, in UTF-16 units. */
const REACH = 160;

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
function surroundings(text: string, segments: readonly Range[]): string {
  const [first, last] = [segments[0]?.start ?? 0, segments.at(-1)?.end ?? 0];
  const before = text.slice(Math.max(0, first - REACH), first).split(/\n\s*\n/);
  const after = text.slice(last, last + REACH).split(/\n\s*\n/);
  const between = segments.slice(1).map(({ start }, i) => text.slice(segments[i]?.end ?? start, start));
  return [before.at(-1) ?? '', ...between, after[0] ?? ''].join(' … ');
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

/** The evidence round a quotation; `segments`, in order, count into `text`. Null when nothing is said. */
export function basisEvidence(text: string, segments: readonly Range[]): BasisEvidence | null {
  const round = surroundings(text, segments);
  const evidence: BasisEvidence = {
    ...(TRANSLATED.test(round) && { translated: true }),
    ...(isFromReport(round) && { toldTo: true }),
    ...(REPEATED.test(round) && { repeated: true }),
  };
  return Object.keys(evidence).length === 0 ? null : evidence;
}
