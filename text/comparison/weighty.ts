/*
 * Whether exchanged words carry weight: a fact-checker reads those first. Word lists, not grammar: they are looked
 * for on either side, and what both sides have alike carries none. In a long run of words every list finds
 * something, so there only negation, numbers and names count.
 */

import { wordList } from '@/text/quotations/word-list';
import { CURRENCY_SIGNS } from './currencies';
import { NUMBER_WORDS, SCALES, TENS } from './spellings';

/** What the words of one side come to. */
export interface WeighedSide {
  /** Keys of the words (contractions opened). */
  readonly keys: readonly string[];
  /** Names among the words: capital letters where no sentence begins, folded. */
  readonly names: readonly string[];
  /** The key right behind the words; empty at the end. */
  readonly next: string;
}

/** How the two sides stand to each other. */
export interface WeighingContext {
  /** One side shows by dots or brackets that it differs: names and pronouns are what brackets are for. */
  readonly shown: boolean;
  /** One side tells in its own words: person and tense follow from its grammar. */
  readonly paraphrase: boolean;
}

/** Runs of more words than this have pronouns and past forms in any case. */
const LONG_RUN_WORDS = 5;

/** Negations, also as the second half of "don't". */
const NEGATIONS = wordList(
  'not no never none nobody nothing nowhere neither nor without hardly barely scarcely cannot',
);
/** Words that say how sure or how much. Degrees ("very", "completely") are left out: they change a tone, not a claim. */
const HEDGES = wordList(
  'may might could can must should shall maybe perhaps possibly probably likely unlikely some all every most many ' +
    'few always often sometimes usually rarely almost nearly roughly only apparently allegedly reportedly seems ' +
    'seem appears appear certainly definitely more less fewer least',
);
/** Words that say on which side of a number the truth lies; elsewhere they are prepositions like any other. */
const BOUNDS = wordList('about over under around above below nearly almost approximately');
/** Present, past and future forms of auxiliaries; "would" is past in report and future in the past. */
const TENSES: readonly ReadonlySet<string>[] = [
  wordList('am is are has have do does can may'),
  wordList('was were had did would could might should'),
  wordList('will shall would'),
];
/** The commonest verbs whose past is no -ed, from past to present. */
const IRREGULAR_PAST: ReadonlyMap<string, string> = new Map(
  (
    'go:went say:said make:made take:took come:came see:saw know:knew get:got give:gave find:found think:thought ' +
    'tell:told become:became leave:left feel:felt bring:brought begin:began keep:kept hold:held write:wrote ' +
    'stand:stood hear:heard mean:meant meet:met run:ran pay:paid sit:sat speak:spoke lead:led grow:grew lose:lost ' +
    'fall:fell send:sent build:built understand:understood draw:drew break:broke spend:spent rise:rose drive:drove ' +
    'buy:bought wear:wore choose:chose win:won teach:taught catch:caught fight:fought throw:threw sell:sold forget:forgot eat:ate drink:drank sing:sang fly:flew ' +
    'shoot:shot steal:stole swear:swore freeze:froze hide:hid shake:shook strike:struck feed:fed'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [present = '', past = ''] = pair.split(':');
      return [past, present];
    }),
);
/** Pronouns by the person they stand for; a change within one row ("I" / "me") follows from grammar. */
const PERSONS: readonly ReadonlySet<string>[] = [
  wordList('i me my mine myself'),
  wordList('we us our ours ourselves'),
  wordList('you your yours yourself yourselves'),
  wordList('he him his himself'),
  wordList('she her hers herself'),
  wordList('they them their theirs themselves'),
  wordList('it its itself'),
];

/** The entries of `keys` that `among` holds, as one comparable string. */
function selected(keys: readonly string[], test: (key: string) => boolean): string {
  return keys.filter(test).toSorted().join(' ');
}

function isNumber(key: string): boolean {
  return /^-?[0-9]/.test(key) || NUMBER_WORDS.has(key) || TENS.has(key) || SCALES.has(key);
}

function personOf(key: string): number {
  return PERSONS.findIndex((forms) => forms.has(key));
}

/** "No one" is nobody: two words for one. */
function withNobody(keys: readonly string[]): string[] {
  const isOne = (key: string | undefined): boolean => key === '1' || key === 'one';
  return keys
    .map((key, at) => (key === 'no' && isOne(keys[at + 1]) ? 'nobody' : key))
    .filter((key, at) => !(isOne(key) && keys[at - 1] === 'no'));
}

/** "one" is also a pronoun and "first" an adverb: alone they say nothing. */
const NO_NUMBERS: ReadonlySet<string> = new Set(['1', '1st']);

const CURRENCIES: ReadonlySet<string> = new Set(CURRENCY_SIGNS.values());

/** Only where both name the money: "40" for "$40" leaves out what everybody knows. */
function touchesCurrency(a: WeighedSide, b: WeighedSide): boolean {
  const money = ({ keys }: WeighedSide): string => selected(keys, (key) => CURRENCIES.has(key));
  return money(a) !== '' && money(b) !== '' && money(a) !== money(b);
}

function isTellingNumber(key: string): boolean {
  return isNumber(key) && !NO_NUMBERS.has(key);
}

function touchesNumber(a: WeighedSide, b: WeighedSide): boolean {
  return selected(a.keys, isTellingNumber) !== selected(b.keys, isTellingNumber);
}

/** Verbs whose past is listed have no other: "seed" is no past of "see". */
const IRREGULAR_VERBS: ReadonlySet<string> = new Set(IRREGULAR_PAST.values());
/** Shorter words are no verbs with a past in -ed: "bed" is none of "be", "need" none of "nee". */
const SHORTEST_VERB = 3;
const SHORTEST_VERB_IN_EE = 4;

/** What a regular past may be the past of: walked, named, denied, stopped. */
function verbsOf(past: string): string[] {
  if (!past.endsWith('ed')) return [];
  const stem = past.slice(0, -2);
  const found = [stem, `${stem}e`];
  if (stem.endsWith('i')) found.push(`${stem.slice(0, -1)}y`);
  if (stem.length > SHORTEST_VERB && stem.at(-1) === stem.at(-2)) found.push(stem.slice(0, -1));
  return found.filter((verb) => {
    const shortest = verb.endsWith('ee') ? SHORTEST_VERB_IN_EE : SHORTEST_VERB;
    return verb.length >= shortest && !IRREGULAR_VERBS.has(verb) && personOf(verb) < 0;
  });
}

/** Verb and third person: stop and stops, deny and denies, pass and passes. */
function presentsOf(verb: string): string[] {
  const third = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
  return /(?:[sxzo]|[cs]h)$/.test(verb) ? [verb, `${verb}es`] : [verb, third];
}

/** "About 40" and "over 40" are two claims. */
function boundsOf({ keys, next }: WeighedSide): string {
  return keys.filter((key, at) => BOUNDS.has(key) && isNumber(keys[at + 1] ?? next)).join(' ');
}

/** Past of a regular or listed verb whose present stands on the other side. */
function isPastOf(past: string, present: string): boolean {
  const irregular = IRREGULAR_PAST.get(past);
  const verbs = irregular === undefined ? verbsOf(past) : [irregular];
  return verbs.some((verb) => presentsOf(verb).includes(present));
}

/** Which of present, past and future the auxiliary verbs stand in. */
function tensesOf({ keys }: WeighedSide): string {
  return TENSES.map((forms) => (keys.some((key) => forms.has(key)) ? 'x' : '-')).join('');
}

/** Only where both sides have a verb: a verb left out is no other tense. */
function touchesTense(a: WeighedSide, b: WeighedSide): boolean {
  const tensesA = tensesOf(a);
  const tensesB = tensesOf(b);
  if (tensesA !== tensesB && tensesA.includes('x') && tensesB.includes('x')) return true;
  return a.keys.some((x) => b.keys.some((y) => isPastOf(x, y) || isPastOf(y, x)));
}

/** Only where both sides have a pronoun, for the same reason. */
function touchesPerson(a: WeighedSide, b: WeighedSide): boolean {
  const persons = ({ keys }: WeighedSide): string =>
    [...new Set(keys.map(personOf).filter((person) => person >= 0))].toSorted().join(' ');
  return persons(a) !== '' && persons(b) !== '' && persons(a) !== persons(b);
}

/** Whether the difference between these words touches negation, a number, a name, tense, a hedge or person. */
export function isWeighty(
  sideA: WeighedSide,
  sideB: WeighedSide,
  { shown, paraphrase }: WeighingContext,
): boolean {
  const a = { ...sideA, keys: withNobody(sideA.keys) };
  const b = { ...sideB, keys: withNobody(sideB.keys) };
  const differ = (words: ReadonlySet<string>): boolean => {
    const isIn = (key: string): boolean => words.has(key);
    return selected(a.keys, isIn) !== selected(b.keys, isIn);
  };
  const isLong = Math.max(a.keys.length, b.keys.length) > LONG_RUN_WORDS;
  if (differ(NEGATIONS) || touchesNumber(a, b) || touchesCurrency(a, b)) return true;
  if (shown) return false;
  if (a.names.toSorted().join(' ') !== b.names.toSorted().join(' ')) return true;
  if (isLong) return false;
  if (boundsOf(a) !== boundsOf(b)) return true;
  return differ(HEDGES) || (!paraphrase && (touchesTense(a, b) || touchesPerson(a, b)));
}
