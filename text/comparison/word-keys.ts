/*
 * The keys by which words are aligned. Words that are only spelled differently get the same key: accents and case
 * off, contractions as the two words they stand for, number words as figures, British endings as American ones.
 * So a key may be part of a word ("it's" has two) or span several ("twenty-five" has one), and each knows its words.
 * Linear in the words.
 */

import type { Range } from '@/text/article';
import { foldLetters } from '@/text/matching/fold-letters';
import { oneSpelling } from '@/text/matching/one-spelling';
import { WORD_PATTERN } from '@/text/matching/word-pattern';
import { readAmount } from './amount';
import { CURRENCY_SIGNS } from './currencies';
import { FOREIGN_NUMBERS } from './foreign-numbers';
import {
  ABBREVIATED_PHRASES,
  CONTRACTED_ENDINGS,
  NUMBER_WORDS,
  ORDINALS,
  RUN_TOGETHER,
  TENS,
  UNITED_STATES_KEY,
} from './spellings';
import { NAME_ARTICLES } from './name-articles';

/** A key with the words it stands for, as indices into the words given to `wordKeys`, half-open. */
export interface WordKey extends Range {
  readonly key: string;
}

const APOSTROPHES = new RegExp(WORD_PATTERN.apostrophe, 'u');
/** Commas that part thousands, or lakhs; any other comma in a number is a decimal one. */
const GROUPED = /^[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3}(?:\.[0-9]+)?$/;
/** Most words: small letters are all of their fold. */
const LATIN = /^[a-zA-Z]+$/;
/** A minus in front of a figure, in any form the tokens let stand there. */
const MINUS = /^[\p{Pd}\u2212](?=[0-9])/u;
/** Words in letters that a phrase can begin with; most words begin none, and asking further costs more than all else here. */
const BEGINS_PHRASE: ReadonlySet<string> = new Set([
  ...ABBREVIATED_PHRASES.keys(),
  ...NUMBER_WORDS.keys(),
  ...TENS.keys(),
  ...CURRENCY_SIGNS.keys(),
  'minus',
]);
/** The comma between two digits. */
const NUMBER_COMMA = /(?<=[0-9]),(?=[0-9])/;

/**
 * One word as folded letters; symbols and masks ("f**k"), which have no fold, stay as they are. Where commas do not
 * group digits the number keeps them: "1,5" is not 15.
 */
export function foldWord(raw: string, english = true): string {
  if (LATIN.test(raw)) return raw.toLowerCase();
  if (MINUS.test(raw)) return `-${foldWord(raw.slice(1), english)}`;
  if (/[*]|-/.test(raw)) return raw.toLowerCase();
  if (NUMBER_COMMA.test(raw) && !(english && GROUPED.test(raw))) return raw.toLowerCase();
  return foldLetters(raw) || raw;
}

/** The country; in small letters the same word is a pronoun. */
const UNITED_STATES = /^(?:US|U\.S\.?)$/;

/** The key of an English word that is no contraction. */
function plainKey(raw: string, fold = foldWord(raw)): string {
  if (UNITED_STATES.test(raw)) return UNITED_STATES_KEY;
  return ORDINALS.get(fold) ?? oneSpelling(fold);
}

/**
 * What an English word may stand for, each as a list of keys, the commonest first. "it's" is "it is" or "it has".
 * Possessives end like contractions; as both sides are read alike, that does no harm.
 */
export function readingsOfWord(
  raw: string,
  english: boolean,
  fold = foldWord(raw, english),
): readonly (readonly string[])[] {
  if (!english) return [[FOREIGN_NUMBERS.get(fold) ?? fold]];
  const whole = RUN_TOGETHER.get(fold);
  const at = raw.search(APOSTROPHES);
  if (whole !== undefined && (at >= 0 || !/^(?:cant|wont|lets|shant)$/.test(fold))) return [whole];
  if (at <= 0) return [[plainKey(raw, fold)]];
  const ending = foldWord(raw.slice(at + 1));
  const stem = foldWord(raw.slice(0, at));
  if (ending === 't' && stem.endsWith('n')) return [[stem.slice(0, -1), 'not']];
  const meanings = CONTRACTED_ENDINGS.get(ending);
  // "The 1980's" is a plural.
  if (meanings === undefined || (ending === 's' && /[0-9]$/.test(stem))) return [[plainKey(raw)]];
  return meanings.map((meaning) => [plainKey(raw.slice(0, at)), meaning]);
}

/** "al-Qaddafi" is Qaddafi: the article in front of a name, in small letters, says no more than the name. */
function readNameArticle(words: readonly string[], at: number): WordKey | null {
  const next = words[at + 1] ?? '';
  if (!NAME_ARTICLES.has(words[at] ?? '') || !/^\p{Lu}\p{Ll}/u.test(next)) return null;
  return { key: plainKey(next), start: at, end: at + 2 };
}

/** Whether it is worth looking: figures and signs are no plain letters. */
function mayBeginPhrase(word: string, fold: string): boolean {
  return BEGINS_PHRASE.has(fold) || NAME_ARTICLES.has(word) || !LATIN.test(fold);
}

/** Keys that several words, or a number, stand for together; none where nothing of the kind begins at `at`. */
function readPhrase(words: readonly string[], folds: readonly string[], at: number): readonly WordKey[] {
  const word = folds[at] ?? '';
  const next = folds[at + 1] ?? '';
  const phrase = ABBREVIATED_PHRASES.get(word)?.find(([second]) => second === next);
  if (phrase !== undefined) return [{ key: phrase[1], start: at, end: at + 2 }];
  // "twenty-first" is 21st; "thirty seconds" is no ordinal, nor is "twenty tenth".
  const tens = TENS.get(word);
  const ordinal = ORDINALS.get(next);
  if (tens !== undefined && ordinal !== undefined && ordinal.length === 3) {
    return [{ key: `${tens / 10}${ordinal}`, start: at, end: at + 2 }];
  }
  const amount = readAmount(folds, at);
  if (amount !== null) {
    const { words: taken, wordsOfNumber, value, currency } = amount;
    const number = { key: String(value), start: at, end: at + wordsOfNumber };
    if (currency === null) return [number];
    // "£5": both keys are of the same words; "5 pounds": each has its own.
    const from = wordsOfNumber === taken ? at : at + wordsOfNumber;
    return [number, { key: currency, start: from, end: at + taken }];
  }
  const name = readNameArticle(words, at);
  return name === null ? [] : [name];
}

/** The keys of raw words, in order. `english` says whether English spellings may be folded. */
export function wordKeys(words: readonly string[], english: boolean): WordKey[] {
  const folds = words.map((word) => foldWord(word, english));
  const keys: WordKey[] = [];
  // Half of the words of a text stand in it before.
  const read = new Map<string, readonly string[]>();
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    const fold = folds[at] ?? '';
    const phrase = english && mayBeginPhrase(word, fold) ? readPhrase(words, folds, at) : [];
    const last = phrase.at(-1);
    if (last !== undefined) {
      keys.push(...phrase);
      at = last.end;
      continue;
    }
    const keysOfWord = read.get(word) ?? readingsOfWord(word, english, fold)[0] ?? [];
    read.set(word, keysOfWord);
    for (const key of keysOfWord) keys.push({ key, start: at, end: at + 1 });
    at++;
  }
  return keys;
}
