import { describe, expect, test } from 'vitest';
import { compared } from './printed';

interface Row {
  readonly what: string;
  readonly a: string;
  readonly b: string;
}

const WEIGHTY: Row[] = [
  {
    what: 'a negation left out',
    a: 'I did not say the report was wrong',
    b: 'I did say the report was wrong',
  },
  { what: 'a contracted negation', a: "We don't plan to sell the mill", b: 'We do plan to sell the mill' },
  { what: 'another number', a: 'There were 40 people in the hall', b: 'There were 60 people in the hall' },
  { what: 'another name', a: 'He told Marlow about the plan', b: 'He told Ferris about the plan' },
  { what: 'another tense', a: 'The report said it was a tax then', b: 'The report said it is a tax then' },
  { what: 'the past of a verb', a: 'I always tell them the truth', b: 'I always told them the truth' },
  { what: 'denied for denies', a: 'The mayor denied all of it then', b: 'The mayor denies all of it then' },
  { what: 'stopped for stops', a: 'The ferry stopped at the pier', b: 'The ferry stops at the pier' },
  { what: 'tried for tries', a: 'The council tried to sell it', b: 'The council tries to sell it' },
  { what: 'passed for passes', a: 'The council passed the law', b: 'The council passes the law' },
  { what: 'named for names', a: 'The report named the doctor', b: 'The report names the doctor' },
  { what: 'agreed for agree', a: 'All of them agreed to it', b: 'All of them agree to it' },
  { what: 'said for says', a: 'The report said so twice', b: 'The report says so twice' },
  { what: 'may for will', a: 'The bridge may fall this winter', b: 'The bridge will fall this winter' },
  { what: 'some for all', a: 'We spoke to some of the victims', b: 'We spoke to all of the victims' },
  { what: 'more for less', a: 'It took more than a year to build', b: 'It took less than a year to build' },
  {
    what: 'over for about',
    a: 'There were over 40 people in there',
    b: 'There were about 40 people in there',
  },
  {
    what: 'at least left out',
    a: 'There were at least 40 of them in there',
    b: 'There were 40 of them in there',
  },
  {
    what: 'nearly left out',
    a: 'There were nearly 40 of them in there',
    b: 'There were 40 of them in there',
  },
  { what: 'we for they', a: 'In the end we lost the case', b: 'In the end they lost the case' },
  {
    what: 'a name in a long run of words',
    a: 'We will, as Ferris and his whole office knew very well, rebuild it',
    b: 'We will rebuild it',
  },
  {
    what: 'a negation that dots hide among many words',
    a: 'We will, though this is not what the council ever wanted, rebuild the bridge',
    b: 'We will … rebuild the bridge',
  },
  {
    what: 'a number that brackets replace with many words',
    a: 'We gave 40 families a new roof there',
    b: 'We gave [the people who had come down from the hills] a new roof there',
  },
];

const LIGHT: Row[] = [
  {
    what: 'a noun for another',
    a: 'It happened in the next election here',
    b: 'It happened in the next campaign here',
  },
  { what: 'a pronoun in brackets', a: 'He told me about the plan', b: '[Marlow] told me about the plan' },
  { what: 'nobody in two words', a: 'And no one told us of it then', b: 'And nobody told us of it then' },
  { what: 'about without a number', a: 'We spoke about the dogs there', b: 'We spoke of the dogs there' },
  { what: 'an article', a: 'Give me a list of the prisoners', b: 'Give me the list of the prisoners' },
  { what: 'seed for see', a: 'They came here to seed the lake', b: 'They came here to see the lake' },
  { what: 'bed for be', a: 'I told them where to bed by then', b: 'I told them where to be by then' },
  { what: 'need for nee', a: 'It said need and no more', b: 'It said nee and no more' },
  { what: 'a contraction', a: 'It is not a tax at all', b: "It isn't a tax at all" },
  { what: 'a title', a: 'I gave it to Mr. Ferris himself', b: 'I gave it to Ferris himself' },
  { what: 'an initial', a: 'I gave it to Tom J. Ferris then', b: 'I gave it to Tom Ferris then' },
  { what: 'first as an adverb', a: 'We will first ask the council', b: 'We will ask the council' },
  { what: 'a number spelled out', a: 'We lost three men that day', b: 'We lost 3 men that day' },
  {
    what: 'a word in a text all in capitals',
    a: 'The kind of storm that few have seen',
    b: 'THE KINDS OF STORM THAT FEW HAVE SEEN',
  },
  {
    what: 'a word that begins a sentence',
    a: 'It rained. People left the square',
    b: 'It rained. Crowds left the square',
  },
  {
    what: 'a pronoun in a long run of words',
    a: 'We will, which was always what she and they hoped for, rebuild it',
    b: 'We will rebuild it',
  },
];

describe('weighty is', () => {
  test.each(WEIGHTY)('$what', ({ a, b }) => {
    expect(compared(a, b).differences.some(({ weighty }) => weighty)).toBe(true);
  });
});

describe('not weighty is', () => {
  test.each(LIGHT)('$what', ({ a, b }) => {
    const { differences } = compared(a, b);
    expect(differences.length).toBeGreaterThan(0);
    expect(differences.filter(({ weighty }) => weighty)).toEqual([]);
  });
});

describe('in German', () => {
  const inGerman = { language: 'de' };

  test('a noun for another is light, for every noun has a capital', () => {
    const { differences } = compared(
      'Wir haben in der Nacht das Haus verloren',
      'Wir haben in der Nacht das Boot verloren',
      inGerman,
      inGerman,
    );
    expect(differences.map(({ kind, weighty }) => [kind, weighty])).toEqual([['substitution', false]]);
  });

  test.each([
    [
      'a surname behind a role',
      'Das hat Bürgermeister Marlow gewusst',
      'Das hat Bürgermeister Ferris gewusst',
    ],
    ['a surname behind a given name', 'Wir trauen nur Ada Marlow hier', 'Wir trauen nur Ada Ferris hier'],
    ['a given name', 'Wir trauen nur Ada Marlow hier', 'Wir trauen nur Tom Marlow hier'],
  ])('another name is weighty: %s', (_what, a, b) => {
    for (const { differences } of [compared(a, b, inGerman, inGerman), compared(b, a, inGerman, inGerman)]) {
      expect(differences.map(({ kind, weighty }) => [kind, weighty])).toEqual([['substitution', true]]);
    }
  });

  test('a number in letters is the number in figures', () => {
    const { differences } = compared(
      'In der Nacht sind vier Boote gesunken',
      'In der Nacht sind 4 Boote gesunken',
      inGerman,
      inGerman,
    );
    expect(differences.map(({ kind, weighty }) => [kind, weighty])).toEqual([['spelling', false]]);
  });

  test('another number is weighty', () => {
    const { differences } = compared(
      'In der Nacht sind vier Boote gesunken',
      'In der Nacht sind 5 Boote gesunken',
      inGerman,
      inGerman,
    );
    expect(differences.map(({ weighty }) => weighty)).toEqual([true]);
  });
});
