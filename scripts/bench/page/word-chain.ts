/*
 * Sentences that were never printed, as many as wanted: each word follows the one before it as often as in the sentences
 * given, so that pairs of words are as common as in the news. A larger corpus of real text holds new pairs, too: now and then a word
 * follows at random. Without that the lists behind the keys would grow faster than they do for a reader.
 */
import { between, type Random, randomFrom } from './random';

const JUMPS = 0.12;
const SHORTEST = 8;
const LONGEST = 34;

function wordsOf(sentence: string): string[] {
  return sentence
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
}

/** The words of all sentences in a row, and for each word the places it stands at. */
export class WordChain {
  private readonly names: string[] = [];
  private readonly row: Int32Array;
  private readonly placesFrom: Int32Array;
  private readonly places: Int32Array;

  constructor(sentences: readonly string[]) {
    const ids = new Map<string, number>();
    const row: number[] = [];
    for (const word of sentences.flatMap(wordsOf)) {
      const id = ids.get(word) ?? ids.size;
      if (id === ids.size) {
        ids.set(word, id);
        this.names.push(word);
      }
      row.push(id);
    }
    this.row = Int32Array.from(row);
    this.placesFrom = new Int32Array(ids.size + 1);
    for (const id of row) this.placesFrom[id + 1] = (this.placesFrom[id + 1] ?? 0) + 1;
    for (let id = 0; id < ids.size; id++)
      this.placesFrom[id + 1] = (this.placesFrom[id + 1] ?? 0) + (this.placesFrom[id] ?? 0);
    const next = this.placesFrom.slice();
    this.places = new Int32Array(row.length);
    for (const [at, id] of row.entries()) {
      this.places[next[id] ?? 0] = at;
      next[id] = (next[id] ?? 0) + 1;
    }
  }

  /** Any word, common ones more often. */
  word(random: Random): string {
    return this.names[this.anywhere(random)] ?? '';
  }

  /** The sentence of this number: always the same one. */
  sentence(number: number): string {
    const random = randomFrom(number);
    const words: string[] = [];
    let id = this.anywhere(random);
    for (let left = between(random, SHORTEST, LONGEST); left > 0; left--) {
      words.push(this.names[id] ?? '');
      id = random() < JUMPS ? this.anywhere(random) : this.after(id, random);
    }
    const line = words.join(' ');
    return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
  }

  private anywhere(random: Random): number {
    return this.row[Math.floor(random() * this.row.length)] ?? 0;
  }

  private after(id: number, random: Random): number {
    const from = this.placesFrom[id] ?? 0;
    const to = this.placesFrom[id + 1] ?? from;
    const at = this.places[from + Math.floor(random() * (to - from))] ?? 0;
    return this.row[at + 1] ?? this.anywhere(random);
  }
}
