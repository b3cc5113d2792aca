/*
 * Measures how long a comparison takes, beside what else could compare two texts, and whether Sic lists more
 * differences than jsdiff does:
 *
 *     npm run bench:comparison                  two invented passages of 500 words
 *     npm run bench:comparison -- PAIRS.jsonl   also the pairs that `npm run -s batch -- compare FILE…` wrote
 *
 * Times are medians of runs taken by turns: by the clock, which counts other programs' work too, and of processor time,
 * which does not, but counts what the engine does beside the run (compiling, collecting).
 */

import { readFileSync } from 'node:fs';
import { diffWords } from 'diff';
import DiffMatchPatch from 'diff-match-patch';
import { compareVersions } from '@/text/comparison/compare-versions';
import { foldWords } from '@/text/matching/fold-words';
import type { Match, PrintedPassage } from '@/text/matching/passage';

const WORDS_OF_PASSAGE = 500;
const RUNS = 200;
/** In a millisecond. */
const MICROSECONDS = 1000;
/** Runs before the clock starts: engines compile what runs often. */
const WARM_UP = 30;
/** One word in so many is another in the second passage. */
const ONE_CHANGED_IN = 20;

const VOCABULARY =
  'the of and to in a that it we they council bridge river winter money school harbour road people time house year ' +
  'mayor storm ferry town water plan vote night work children roof wall light stone letter morning';

/** Words in an order that looks random but is always the same. */
function* randomWords(seed: number): Generator<string> {
  const vocabulary = VOCABULARY.split(' ');
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield vocabulary[(state >> 8) % vocabulary.length] ?? 'the';
  }
}

function passage(changed: boolean): string {
  const words = randomWords(7);
  const others = randomWords(11);
  return Array.from({ length: WORDS_OF_PASSAGE }, (_, at) => {
    const word = words.next().value;
    const other = others.next().value;
    const written = changed && at % ONE_CHANGED_IN === 0 ? `${other}ly` : word;
    return at % 12 === 11 ? `${written}.` : written;
  }).join(' ');
}

function printed(text: string): PrintedPassage {
  const segments = [{ start: 0, end: text.length }];
  return {
    text,
    language: 'en',
    passage: { quotation: 'q1', standsIn: 'text', segments, speaker: null },
    words: foldWords(text, segments, 'en'),
  };
}

function median(times: readonly number[]): number {
  return times.toSorted((x, y) => x - y)[Math.floor(times.length / 2)] ?? 0;
}

/** Milliseconds. */
interface Times {
  readonly clock: number;
  readonly processor: number;
}

function timeOf(task: () => unknown): Times {
  const before = process.cpuUsage();
  const started = performance.now();
  task();
  const clock = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  return { clock, processor: (user + system) / MICROSECONDS };
}

/** Median times of each task, run by turns. */
function timed(tasks: ReadonlyMap<string, () => unknown>): Map<string, Times> {
  const times = new Map([...tasks.keys()].map((name): [string, Times[]] => [name, []]));
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    for (const [name, task] of tasks) {
      const time = timeOf(task);
      if (run >= WARM_UP) times.get(name)?.push(time);
    }
  }
  const medians = (each: readonly Times[]): Times => ({
    clock: median(each.map(({ clock }) => clock)),
    processor: median(each.map(({ processor }) => processor)),
  });
  return new Map([...times].map(([name, each]) => [name, medians(each)]));
}

function reportTimes(): void {
  const [a, b] = [passage(false), passage(true)];
  const [printedA, printedB] = [printed(a), printed(b)];
  const match: Match = {
    score: 1,
    tiles: [],
    stretchA: { start: 0, end: printedA.words.length },
    stretchB: { start: 0, end: printedB.words.length },
  };
  const differ = new DiffMatchPatch();
  differ.Diff_Timeout = 0;
  const times = timed(
    new Map<string, () => unknown>([
      ['Sic, differences named', () => compareVersions(printedA, printedB, match)],
      ['jsdiff, words', () => diffWords(a, b)],
      ['diff-match-patch, characters', () => differ.diff_main(a, b, false)],
    ]),
  );
  console.log(`two passages of ${WORDS_OF_PASSAGE} words, median of ${RUNS}:`);
  for (const [name, { clock, processor }] of times) {
    console.log(`  ${name.padEnd(30)} ${clock.toFixed(2)} ms, processor ${processor.toFixed(2)} ms`);
  }
}

/** One line of the batch output, as far as it is read here. */
interface PairLine {
  readonly a: { readonly text: string };
  readonly b: { readonly text: string };
  readonly differences: readonly unknown[];
}

function isText(side: unknown): boolean {
  return typeof side === 'object' && side !== null && 'text' in side && typeof side.text === 'string';
}

function isPairLine(line: unknown): line is PairLine {
  if (typeof line !== 'object' || line === null || !('a' in line && 'b' in line)) return false;
  return isText(line.a) && isText(line.b) && 'differences' in line && Array.isArray(line.differences);
}

/** How many steps jsdiff's script has: runs of words and marks to take out or to put in. */
function stepsByJsdiff(a: string, b: string): number {
  return diffWords(a, b).filter(({ added, removed }) => added || removed).length;
}

function reportPairs(file: string): void {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const pairs = lines.map((line): unknown => JSON.parse(line)).filter(isPairLine);
  let own = 0;
  let others = 0;
  const worse: PairLine[] = [];
  for (const pair of pairs) {
    const steps = stepsByJsdiff(pair.a.text, pair.b.text);
    own += pair.differences.length;
    others += steps;
    if (pair.differences.length > steps) worse.push(pair);
  }
  console.log(`${pairs.length} pairs of ${file}: ${own} differences, ${others} steps of jsdiff`);
  console.log(`pairs with more differences than steps of jsdiff: ${worse.length}`);
  for (const { a, b, differences } of worse.slice(0, 5)) {
    console.log(`  ${a.text}\n  ${b.text}\n  ${JSON.stringify(differences)}`);
  }
}

reportTimes();
const [file] = process.argv.slice(2);
if (file === undefined) console.log('no file of pairs given: differences per pair not counted');
else reportPairs(file);
