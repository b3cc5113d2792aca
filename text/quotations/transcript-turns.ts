/**
 * Turns of a printed transcript: blocks that begin with a label and a colon, without marks. Prose has colons too, so
 * at least three such blocks must follow each other, notes on the scene apart, and one label must come back.
 * Cost: linear in the blocks.
 */
import type { Block, Range } from '@/text/article';
import type { Span } from './find-spans';
import type { LanguageRules } from './language-rules';
import { isSceneNote } from './nobodys-text';

const FEWEST_TURNS = 3;
/** Characters at the end of a turn in which its question mark stands. */
const LONGEST_END = 4;
/** Up to four capitalised words or capitals, then a colon; bounded, so nothing backtracks far. */
const LABEL = /^(\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,3}):\s+(?=\S)/u;

interface Turn extends Range {
  readonly block: number;
  readonly label: string;
}

/** A block that begins with a label; only its head is looked at. */
function turnOf(text: string, block: Block, index: number): Turn | null {
  const match = LABEL.exec(text.slice(block.start, Math.min(block.end, block.start + 160)));
  if (match === null) return null;
  const start = block.start + match[0].length;
  return start < block.end
    ? { block: index, label: (match[1] ?? '').toLowerCase(), start, end: block.end }
    : null;
}

/** A block that is nothing but a note on the scene. */
function isNote(text: string, block: Block | undefined): boolean {
  return block !== undefined && isSceneNote(text.slice(block.start, block.end));
}

/** Turns that follow each other with nothing but notes on the scene ("[Laughter]") between. */
function runsOf(
  text: string,
  blocks: readonly Block[],
  turns: readonly Turn[],
): readonly (readonly Turn[])[] {
  const runs: Turn[][] = [];
  let next = -1;
  for (const turn of turns) {
    while (next < turn.block && isNote(text, blocks[next])) next += 1;
    if (next === turn.block) runs.at(-1)?.push(turn);
    else runs.push([turn]);
    next = turn.block + 1;
  }
  return runs;
}

/** Labels of a list never come back. */
function isTranscript(run: readonly Turn[]): boolean {
  return run.length >= FEWEST_TURNS && new Set(run.map((turn) => turn.label)).size < run.length;
}

/** Labels all of whose turns, two at least, are questions: an outlet that interviews somebody under its own name. */
function onlyAsking(text: string, run: readonly Turn[]): ReadonlySet<string> {
  const asked = new Map<string, number>();
  const told = new Set<string>();
  for (const { label, end } of run) {
    if (/[?？]["'’”»]?\s*$/u.test(text.slice(end - LONGEST_END, end)))
      asked.set(label, (asked.get(label) ?? 0) + 1);
    else told.add(label);
  }
  return new Set([...asked].flatMap(([label, turns]) => (turns > 1 && !told.has(label) ? [label] : [])));
}

/** A turn of somebody who only asks ("REPORTER:") is left to the narration. */
function spanOf(turn: Turn, asking: ReadonlySet<string>, rules: LanguageRules): Span | null {
  if (rules.askers.has(turn.label) || asking.has(turn.label)) return null;
  const { start, end, block } = turn;
  const outer = { start, end };
  return { start, end, block, outer, isClosed: true, startsBlock: false, endsBlock: true, goesOn: false };
}

/** The turns of all transcripts among the blocks that `isFree` says hold no marks. */
export function transcriptSpans(
  text: string,
  blocks: readonly Block[],
  isFree: (block: number) => boolean,
  rules: LanguageRules,
): readonly Span[] {
  const turns = blocks.flatMap((block, index) => (isFree(index) ? (turnOf(text, block, index) ?? []) : []));
  return runsOf(text, blocks, turns).flatMap((run) => {
    const asking = onlyAsking(text, run);
    return isTranscript(run) ? run.flatMap((turn) => spanOf(turn, asking, rules) ?? []) : [];
  });
}
