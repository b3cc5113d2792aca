/**
 * @file Times `collate` on invented texts, and prints a table: versions, words, and milliseconds of processor time at the
 * median and the ninth decile; other programs' work does not count. Every version differs from the base in some words,
 * quotes a part of it, or prints it whole.
 */
import { collate } from '@/text/comparison/collate';
import type { Witness } from '@/text/comparison/collation';
import { foldWords } from '@/text/matching/fold-words';

const ROUNDS = 40;
/** In a millisecond. */
const MICROSECONDS = 1000;
const SIZES: readonly (readonly [versions: number, words: number])[] = [
  [2, 60],
  [30, 60],
  [100, 60],
  [30, 500],
];
const VOCABULARY =
  'the council said that we will not close old stone bridge before winter storms reach harbour because nobody asked engineers what repairs cost and how long lorries must wait on other side of river while ferry carries school children home again'.split(
    ' ',
  );

/** A linear congruential generator (Park and Miller 1988): the same texts in every run. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 16807) % 2147483647;
    return state % below;
  };
}

function witness(id: string, words: readonly string[]): Witness {
  const text = words.join(' ');
  const segments = [{ start: 0, end: text.length }];
  const passage = { quotation: 'q', standsIn: 'text', segments, speaker: null } as const;
  const printed = { text, language: 'en', passage, words: foldWords(text, segments, 'en') };
  return { id, textId: id, domain: `${id}.example`, publishedAt: null, printed, speaker: null };
}

function versionsOf(versions: number, length: number, seed: number): Witness[] {
  const next = generator(seed);
  const word = (): string => VOCABULARY[next(VOCABULARY.length)] ?? '';
  const base = Array.from({ length }, word);
  return Array.from({ length: versions }, (_, at) => {
    const own = [...base];
    for (let changes = at === 0 ? 0 : next(5); changes > 0; changes--)
      own.splice(next(length), next(3), word());
    const part = at % 3 === 0 ? own : own.slice(next(length >> 2), length - next(length >> 2));
    return witness(`w${at}`, part);
  });
}

function timesOf(versions: number, words: number): number[] {
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const witnesses = versionsOf(versions, words, round);
    const start = process.cpuUsage();
    collate(witnesses, 'w0');
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / MICROSECONDS);
  }
  return times.toSorted((a, b) => a - b);
}

for (const [versions, words] of SIZES) {
  const times = timesOf(versions, words);
  const at = (share: number): string => (times[Math.floor(ROUNDS * share)] ?? 0).toFixed(1);
  console.log(`${versions} versions of ${words} words: median ${at(0.5)} ms, ninth decile ${at(0.9)} ms`);
}
