/**
 * Guesses the language of a text: by its script where that tells, else by its commonest small words.
 *
 * What: the letters of the beginning are counted by script; Cyrillic and Arabic script are told apart by letters only one language has;
 * Latin letters by function words, each of which votes for the languages it belongs to. A language wins only with
 * enough votes and clearly more than the next one; otherwise the answer is null.
 * Cost: one pass over the first SAMPLE code units.
 * Refused: letter n-grams (tables of a hundred kilobytes and more for what a few dozen words do on news), guessing from a
 * single sentence.
 * Idea of function words: Cavnar and Trenkle's shortest n-grams, which are mostly these words (1994).
 */

import { FUNCTION_WORDS, LATIN_LETTERS } from './languages/function-words';

/** UTF-16 code units read; news tells its language sooner. */
const SAMPLE = 4000;
/** Letters below which a text says nothing. */
const FEWEST_LETTERS = 12;
/** A script must have this share of all letters: names and brands stand in Latin letters everywhere. */
const SCRIPT_SHARE = 0.5;
/** Kana make a text Japanese at this share of its East Asian letters; a Chinese text may quote a word of them. */
const KANA_SHARE = 0.1;
/** Function words found, and what the winner must have more of than the next. */
const FEWEST_VOTES = 4;
const LEAD = 1.3;
/** Of all words of a text these many are function words of its language; foreign names make a few by chance. */
const VOTE_SHARE = 0.12;

type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'thai'
  | 'devanagari'
  | 'hangul'
  | 'kana'
  | 'han';

const FIRST_BEYOND_ASCII = 0x80;
/** Ranges of UTF-16 code units beyond ASCII; blocks beyond the first plane hold nothing news is written in. */
const RANGES: readonly (readonly [number, number, Script])[] = [
  [0xc0, 0x24f, 'latin'],
  [0x370, 0x3ff, 'greek'],
  [0x400, 0x52f, 'cyrillic'],
  [0x590, 0x5ff, 'hebrew'],
  [0x600, 0x6ff, 'arabic'],
  [0x900, 0x97f, 'devanagari'],
  [0xe00, 0xe7f, 'thai'],
  [0x1e00, 0x1eff, 'latin'],
  [0x1f00, 0x1fff, 'greek'],
  [0x3041, 0x30ff, 'kana'],
  [0x3400, 0x9fff, 'han'],
  [0xac00, 0xd7a3, 'hangul'],
];

/** Scripts that are written by one language, as far as news goes. */
const BY_SCRIPT: ReadonlyMap<Script, string> = new Map([
  ['greek', 'el'],
  ['hebrew', 'he'],
  ['thai', 'th'],
  ['devanagari', 'hi'],
  ['hangul', 'ko'],
]);

/**
 * Letters of one language among those that share a script. Languages without an entry of their own (Kazakh, Macedonian …)
 * are known by letters too, so that they are not taken for Russian.
 */
const TELLING_LETTERS: ReadonlyMap<string, string> = new Map([
  ...[...'іїєґ'].map((letter) => [letter, 'uk'] as const),
  ...[...'ўЎ'].map((letter) => [letter, 'be'] as const),
  ...[...'ыэё'].map((letter) => [letter, 'ru'] as const),
  ...[...'ђћџљњј'].map((letter) => [letter, 'sr'] as const),
  ...[...'ѓќѕ'].map((letter) => [letter, 'mk'] as const),
  ...[...'әғқңөұүһ'].map((letter) => [letter, 'kk'] as const),
  ...[...'پچژگ'].map((letter) => [letter, 'fa'] as const),
  ...[...'ٹڈڑے'].map((letter) => [letter, 'ur'] as const),
]);

/** Without any telling letter: ъ is common in Bulgarian only, and plain Arabic script is Arabic. */
const CYRILLIC_LANGUAGES = ['uk', 'ru', 'sr', 'mk'];
/** One may stand in a name. */
const FEWEST_OWN_LETTERS = 2;
const ARABIC_LANGUAGES = ['fa', 'ur'];

const LETTER_WEIGHT = 0.25;
/** Letters beyond this tell nothing more. */
const MOST_LETTERS = 8;

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’](?=\p{L}))?/gu;

const LANGUAGES_OF: ReadonlyMap<string, readonly string[]> = languagesByWord();

function languagesByWord(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [language, words] of Object.entries(FUNCTION_WORDS)) {
    for (const word of words.split(' ')) found.set(word, [...(found.get(word) ?? []), language]);
  }
  return found;
}

/** Most characters of most texts are plain Latin: they need no table. */
function isPlainLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

function scriptOf(code: number): Script | null {
  if (code < FIRST_BEYOND_ASCII) return isPlainLetter(code) ? 'latin' : null;
  const range = RANGES.find(([first, last]) => code >= first && code <= last);
  return range === undefined ? null : range[2];
}

/** Letters by script, and how many there are in all. */
function countScripts(text: string): {
  readonly counts: ReadonlyMap<Script, number>;
  readonly total: number;
} {
  const counts = new Map<Script, number>();
  let total = 0;
  for (let at = 0; at < text.length; at += 1) {
    const script = scriptOf(text.charCodeAt(at));
    if (script === null) continue;
    counts.set(script, (counts.get(script) ?? 0) + 1);
    total += 1;
  }
  return { counts, total };
}

/** Letters that tell languages of one script apart, by language; none of them is ASCII. */
function countTelling(text: string, table: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const lower = text.toLowerCase();
  for (let at = 0; at < lower.length; at += 1) {
    if (lower.charCodeAt(at) < FIRST_BEYOND_ASCII) continue;
    const language = table.get(lower.charAt(at));
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return counts;
}

/** The key with most votes, when it has clearly more than the next; null for a draw. */
function winner(votes: ReadonlyMap<string, number>, fewest: number): string | null {
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < fewest) return null;
  return second === undefined || first[1] >= LEAD * second[1] ? first[0] : null;
}

/** By telling letters among `languages`, else `rest` where the script has one language without any. */
function byLetters(text: string, languages: readonly string[], rest: string | null): string | null {
  const counts = countTelling(text, TELLING_LETTERS);
  const votes = new Map(languages.map((language) => [language, counts.get(language) ?? 0] as const));
  const isUntold = [...votes.values()].every((count) => count === 0);
  return isUntold ? rest : winner(votes, 1);
}

/**
 * ў is Belarusian and ә, қ, ң are Kazakh, whatever else stands in the text; і, ї, є and ґ are then Ukrainian, ы, э and ё
 * Russian; ъ inside words without any of them is Bulgarian.
 */
function cyrillicLanguage(text: string): string | null {
  const counts = countTelling(text, TELLING_LETTERS);
  const own = ['be', 'kk'].find((language) => (counts.get(language) ?? 0) >= FEWEST_OWN_LETTERS);
  return own ?? byLetters(text, CYRILLIC_LANGUAGES, /ъ\p{L}/u.test(text) ? 'bg' : null);
}

/** Danish and Norwegian share nearly all small words: a word of both is half a vote for each. */
function latinLanguage(text: string): string | null {
  const votes = new Map<string, number>();
  const words = text.toLowerCase().match(WORD) ?? [];
  for (const word of words) {
    const languages = LANGUAGES_OF.get(word.replace('’', "'")) ?? [];
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1 / languages.length);
  }
  const fewest = Math.max(FEWEST_VOTES, VOTE_SHARE * words.length);
  for (const [language, count] of countTelling(text, LATIN_LETTERS)) {
    if (votes.has(language))
      votes.set(language, (votes.get(language) ?? 0) + LETTER_WEIGHT * Math.min(count, MOST_LETTERS));
  }
  return winner(votes, fewest);
}

/**
 * The primary subtag (BCP 47) of the language a text is in, for example "uk"; null when the text is too short or says
 * too little. Only the beginning is read.
 */
export function guessLanguage(text: string): string | null {
  const sample = text.slice(0, SAMPLE);
  const { counts, total } = countScripts(sample);
  const share = (...scripts: readonly Script[]): number =>
    scripts.reduce((sum, script) => sum + (counts.get(script) ?? 0), 0) / Math.max(total, 1);
  if (total < FEWEST_LETTERS) return null;
  const eastAsian = share('han', 'kana');
  if (eastAsian > SCRIPT_SHARE) return share('kana') >= KANA_SHARE * eastAsian ? 'ja' : 'zh';
  if (share('cyrillic') > SCRIPT_SHARE) return cyrillicLanguage(sample);
  if (share('arabic') > SCRIPT_SHARE) return byLetters(sample, ARABIC_LANGUAGES, 'ar');
  for (const [script, language] of BY_SCRIPT) if (share(script) > SCRIPT_SHARE) return language;
  return share('latin') > SCRIPT_SHARE ? latinLanguage(sample) : null;
}
