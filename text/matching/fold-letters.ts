/*
 * Makes spellings of one word equal where they differ only in case, accents, apostrophes or the form of a
 * letter (ligatures, full width). Marks that carry a sound, as the vowels of Devanagari or the voicing of
 * kana, are kept: only the combining accents of Latin, Greek and Cyrillic and the optional points of Hebrew
 * and Arabic go. Linear in the word.
 */

/** Combining accents, Hebrew points, Arabic vowel signs and lengthening stroke. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u0640\u064b-\u065f\u0670]/g;
const NO_LETTER = /[^\p{L}\p{N}\p{M}.]/gu;
const PLAIN = /^[a-z0-9]+$/;

/** Letters that decompose into nothing but are commonly written with these. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const SPECIAL_LETTERS = /[ßæœøłđðþıς]/g;

/** A full stop stays only between the digits of a decimal; commas between digits group them and go. */
function withoutStops(word: string): string {
  return word.includes('.') && !/^[0-9]/.test(word) ? word.replaceAll('.', '') : word;
}

/** The fold of one word as written; empty when nothing of it is a letter, digit or mark. */
export function foldLetters(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  const opened = lower.normalize('NFKC').toLowerCase().normalize('NFD');
  const plain = opened.replace(OPTIONAL_MARKS, '').normalize('NFC');
  const written = plain.replace(SPECIAL_LETTERS, (letter) => WRITTEN_AS[letter] ?? letter);
  return withoutStops(written.replace(NO_LETTER, ''));
}
