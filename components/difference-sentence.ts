/**
 * @file One sentence for one difference, for people who hear the page: it says what a change of colour, a comma or a
 * capital cannot say aloud. "Here" is the text on screen. No sentence says which of the two is right; what is said
 * against a text that the reader marked as the record stands in record-sentence.ts.
 */
import type { Difference } from '@/text/comparison/comparison';
import { isolated } from './isolated';
import type { Language } from './language';
import { marksNamed } from './marks-named';
import type { MessageKey } from './message-key';
import { quoted } from './quoted';

/** What a sentence is made from: both sides ready to stand in it, and the other outlet's name. */
interface Sides {
  readonly a: string;
  readonly b: string;
  readonly outlet: string;
}

/** A word and the marks behind it; the first unit may have no word. */
const UNIT = /([\p{L}\p{M}\p{N}]*)([^\p{L}\p{M}\p{N}]*)/gu;
const BLANK = /\s/g;
/** Of more at one place the first is told: nobody listens to a list of commas. */
const MOST_SENTENCES = 4;

interface Unit {
  readonly word: string;
  readonly marks: string;
}

function units(text: string): Unit[] {
  return [...text.matchAll(UNIT)]
    .map(([, word = '', marks = '']) => ({ word, marks: marks.replace(BLANK, '') }))
    .filter(({ word, marks }) => word !== '' || marks !== '');
}

/** Where marks differ at one place: behind a word, before one, or (words that cannot be paired) somewhere. */
function marksSentence(
  language: Language,
  { a, b }: Pick<Difference, 'a' | 'b'>,
  outlet: string,
  wordBefore: string,
): string {
  const [here, there] = [units(a), units(b)];
  // A mark in front of the first word is a unit without a word: give the other side an empty one to pair it with.
  if (here[0]?.word === '' && there[0]?.word !== '') there.unshift({ word: '', marks: '' });
  if (there[0]?.word === '' && here[0]?.word !== '') here.unshift({ word: '', marks: '' });
  const at = here.findIndex(({ marks }, index) => marks !== there[index]?.marks);
  const paired = here.length === there.length && at !== -1;
  const marks = paired
    ? [here[at]?.marks ?? '', there[at]?.marks ?? '']
    : [here, there].map((side) => side.map((unit) => unit.marks).join(''));
  const [markA, markB] = marks.map((text) => marksNamed(language, text));
  const substitutions = [markA ?? '', markB ?? '', outlet];
  const behind = paired ? here[at]?.word || (at === 0 ? wordBefore : '') : wordBefore;
  if (behind) return language.words('difference_marks_after', [...substitutions, isolated(behind)]);
  const before = paired ? here[at + 1]?.word : '';
  if (before) return language.words('difference_marks_before', [...substitutions, isolated(before)]);
  return language.words('difference_marks', substitutions);
}

const startsWithCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Names the capital when the first letter is all that differs; a capital cannot be heard. */
function caseSentence(language: Language, { a, b }: Pick<Difference, 'a' | 'b'>, outlet: string): string {
  const { words } = language;
  const substitutions = [quoted(language, a), quoted(language, b), outlet];
  const firstOnly = a.slice(1) === b.slice(1) && startsWithCapital(a) !== startsWithCapital(b);
  if (!firstOnly) return words('difference_case', substitutions);
  return startsWithCapital(a)
    ? words('difference_case_here', [...substitutions, a.charAt(0)])
    : words('difference_case_there', [...substitutions, b.charAt(0)]);
}

/** The same words in both, as they are paired one by one; null where they are not. */
function pairedUnits(a: string, b: string): [Unit, Unit][] | null {
  const [here, there] = [units(a), units(b)];
  const pairs = here.flatMap((unit, at): [Unit, Unit][] => {
    const other = there[at];
    return other?.word.toLowerCase() === unit.word.toLowerCase() ? [[unit, other]] : [];
  });
  return pairs.length === here.length && pairs.length === there.length ? pairs : null;
}

/** Marks, and the capitals that go with them: where they stand at several words, a sentence for each. */
function formSentences(language: Language, { a, b }: Difference, outlet: string, wordBefore: string): string {
  const pairs = pairedUnits(a, b) ?? [];
  const said = pairs.flatMap(([here, there]) => [
    ...(here.word === there.word ? [] : [caseSentence(language, { a: here.word, b: there.word }, outlet)]),
    ...(here.marks === there.marks
      ? []
      : [marksSentence(language, { a: here.word + here.marks, b: here.word + there.marks }, outlet, '')]),
  ]);
  if (said.length < 2 || said.length > MOST_SENTENCES)
    return marksSentence(language, { a, b }, outlet, wordBefore);
  return said.join('; ');
}

const HAS_DOTS = /…|\.\s?\.|\[\s?\]/;

/** Which side prints the dots decides the sentence. */
function dotsSide(a: string, b: string): 'here' | 'there' | 'both' {
  if (HAS_DOTS.test(a) && HAS_DOTS.test(b)) return 'both';
  return HAS_DOTS.test(a) ? 'here' : 'there';
}

const PAUSE: Readonly<Record<'here' | 'there' | 'both', MessageKey>> = {
  here: 'difference_pause_here',
  there: 'difference_pause_there',
  both: 'difference_pause_both',
};
const DOTS: Readonly<Record<'here' | 'there' | 'both', MessageKey>> = {
  here: 'difference_dots_here',
  there: 'difference_dots_there',
  both: 'difference_substitution',
};

function bracketKey(a: string, b: string): MessageKey {
  if (a.includes('[')) return b === '' ? 'difference_bracket_here_nothing' : 'difference_bracket_here';
  return a === '' ? 'difference_bracket_there_nothing' : 'difference_bracket_there';
}

/** `wordBefore` is the last word both print before the difference: a lone comma is named by its neighbour. */
export function differenceSentence(
  language: Language,
  outlet: string,
  difference: Difference,
  wordBefore = '',
): string {
  const { kind, a, b } = difference;
  const sides: Sides = { a: quoted(language, a), b: quoted(language, b), outlet };
  const say = (key: MessageKey): string => language.words(key, [sides.a, sides.b, sides.outlet]);
  switch (kind) {
    case 'punctuation':
      return formSentences(language, difference, outlet, wordBefore);
    case 'case':
      return caseSentence(language, difference, outlet);
    case 'ellipsis':
      return say(DOTS[dotsSide(a, b)]);
    case 'dots-nothing-missing':
      return say(PAUSE[dotsSide(a, b)]);
    case 'bracket':
      return say(bracketKey(a, b));
    case 'insertion':
    case 'omission':
      // A side that prints a little as well is no plain addition.
      return say(a !== '' && b !== '' ? 'difference_substitution' : `difference_${kind}`);
    default:
      return say(`difference_${kind}`);
  }
}
