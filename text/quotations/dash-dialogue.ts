/**
 * Turns of speech led by a dash, as French, Spanish, Polish or Russian print them: "—No voy —dijo Marta Gil—. Ni hoy."
 * A dash inside the turn opens an attribution only when a reporting verb follows; a block in which none is found is a
 * list or a plain sentence and stays narration.
 * Cost: linear in the block. Idea: the dash rules of Castwright.
 */
import type { Block, Range } from '@/text/article';
import type { Span } from './find-spans';
import { splitCommaTags } from './comma-tag';
import { type Incised, splitIncise, startsWithCue } from './incise';
import type { LanguageRules } from './language-rules';

const LEADING_DASH = /^\s*[—–―-]\s?(?=\S)/u;
// A sentence of narration ends, and a turn begins: "Pytał. – Nie".
const INNER_LEAD = /[.?!:…]["”»]?\s+[—–-]\s+(?=\p{Lu})/gu;
// A dash with space on one side at least, or before a point; a hyphen needs it on both.
const INNER_DASH = /\s[—–―]\s?|\s-\s|[—–―](?=[\s.,;:])/gu;

interface Piece extends Range {
  readonly isTag: boolean;
}

/** Cuts a turn at its dashes. The first piece is always speech. */
function piecesOf(text: string, start: number, end: number, rules: LanguageRules): readonly Piece[] {
  const cuts = [...text.slice(start, end).matchAll(INNER_DASH)];
  const pieces: Piece[] = [];
  let from = start;
  for (const cut of [...cuts, null]) {
    const to = cut === null ? end : start + cut.index;
    pieces.push({
      start: from,
      end: to,
      isTag: pieces.length > 0 && startsWithCue(text.slice(from, to), rules),
    });
    from = cut === null ? end : to + cut[0].length;
  }
  return pieces;
}

/** Neighbouring pieces of speech are one: the dash between them was only a dash. */
function speechRuns(pieces: readonly Piece[]): readonly Range[] {
  const runs: { start: number; end: number; open: boolean }[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (piece.isTag && last !== undefined) last.open = false;
    else if (last?.open) last.end = piece.end;
    else runs.push({ start: piece.start, end: piece.end, open: true });
  }
  return runs;
}

/** A turn taken up again begins behind the point that ended the attribution: "—. Ni hoy". */
function bare(text: string, { start, end }: Range): Range | null {
  const words = text.slice(start, end);
  const lead = /^[\s.,;:]*/u.exec(words)?.[0].length ?? 0;
  const to = start + words.trimEnd().length;
  return start + lead < to ? { start: start + lead, end: to } : null;
}

/** Where the speech of a block begins, and whether nothing stands before it; null when no dash leads a turn. */
function turnStart(
  text: string,
  block: Block,
  marked: readonly Range[],
  rules: LanguageRules,
): { at: number; leads: boolean } | null {
  const words = text.slice(block.start, block.end);
  const lead = LEADING_DASH.exec(words);
  if (lead !== null) return { at: block.start + lead[0].length, leads: true };
  if (!rules.innerDashTurns) return null;
  let next = 0;
  for (const inner of words.matchAll(INNER_LEAD)) {
    const point = block.start + inner.index;
    while ((marked[next]?.end ?? point + 1) <= point) next += 1;
    if ((marked[next]?.start ?? block.end) > point) return { at: point + inner[0].length, leads: false };
  }
  return null;
}

/**
 * Nordic papers begin every paragraph of speech with a dash, and many have no tag: whole sentences with a clause in them. An
 * item of a list ends in no point.
 */
function isUntaggedSpeech(words: string, rules: LanguageRules): boolean {
  if (rules.verbSecond === null || !/^\p{Lu}/u.test(words) || !/[.?!…]\s*$/.test(words)) return false;
  return (words.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => rules.clauseMarks.has(word));
}

/**
 * The turns of a block that begins with a dash; empty when it is none or nothing credits it.
 *
 * @param marked what stands in marks, in order: no turn begins there
 */
export function dashSpans(
  text: string,
  block: Block,
  index: number,
  marked: readonly Range[],
  rules: LanguageRules,
): readonly Span[] {
  const start = rules.dashDialogue ? turnStart(text, block, marked, rules) : null;
  if (start === null) return [];
  const pieces = piecesOf(text, start.at, block.end, rules);
  const split = rules.verbSecond === null ? splitIncise : splitCommaTags;
  const incised: readonly Incised[] = speechRuns(pieces).map((run) => split(text, run, rules));
  const isTagged = pieces.some((piece) => piece.isTag) || incised.some((part) => part.isSplit);
  if (!isTagged && !isUntaggedSpeech(text.slice(start.at, block.end), rules)) return [];
  const ranges = incised.flatMap((part) => part.segments.flatMap((range) => bare(text, range) ?? []));
  return ranges.map((range, at) => ({
    ...range,
    block: index,
    outer: range,
    isClosed: true,
    startsBlock: at === 0 && start.leads,
    endsBlock: range.end === block.end,
    goesOn: false,
  }));
}
