import { describe, expect, test } from 'vitest';
import { compared, described } from './printed';

interface Row {
  readonly what: string;
  readonly a: string;
  readonly b: string;
  readonly differences: string[];
}

const NO_DIFFERENCE: Omit<Row, 'differences'>[] = [
  { what: 'curly and straight marks', a: 'He said “it’s a ‘mess’ now”', b: `He said "it's a 'mess' now"` },
  {
    what: 'single and double marks',
    a: 'They call it "the old mill" today',
    b: "They call it 'the old mill' today",
  },
  {
    what: 'forms of dashes and the spaces round them',
    a: 'A plan – not a fix -- for us',
    b: 'A plan—not a fix-for us',
  },
  { what: 'spaces that do not break', a: 'about 5\u00a0percent of us', b: 'about 5 percent of us' },
  { what: 'soft hyphens', a: 'the go\u00advern\u00adment fell', b: 'the government fell' },
  {
    what: 'a comma for the full stop at the very end',
    a: 'We will win on Saturday,',
    b: 'We will win on Saturday.',
  },
  {
    what: 'an attribution between segments',
    a: 'We are proud,|and we will win',
    b: 'We are proud and we will win',
  },
  {
    what: 'a comma before the attribution for a full stop',
    a: 'We are proud,|We will win',
    b: 'We are proud. We will win',
  },
  { what: 'dots in both', a: 'We are proud … and we will win', b: 'We are proud [...] and we will win' },
  {
    what: 'round and square brackets round the same words',
    a: 'Everything (in town) went wrong',
    b: 'Everything [in town] went wrong',
  },
];

const KINDS: Row[] = [
  {
    what: 'a comma',
    a: 'with us, and we go',
    b: 'with us and we go',
    differences: ['punctuation: us, → us'],
  },
  {
    what: 'a question mark at the end',
    a: 'What do you have to lose?',
    b: 'What do you have to lose.',
    differences: ['punctuation: lose? → lose'],
  },
  {
    what: 'a question mark before an attribution',
    a: 'Will it hold?|I doubt it',
    b: 'Will it hold. I doubt it',
    differences: ['punctuation: hold? → hold.'],
  },
  {
    what: 'an exclamation mark inside',
    a: 'It is over! We go home',
    b: 'It is over. We go home',
    differences: ['punctuation: over! → over.'],
  },
  {
    what: 'marks round words spoken by another',
    a: 'And he said, ‘No more’ to us',
    b: 'And he said no more to us',
    differences: ['punctuation: said, ‘No → said no', 'punctuation: more’ → more'],
  },
  {
    what: 'words in round brackets that stand outside what both print',
    a: 'Somebody yelled (and then he said go back to the old harbour town now) at us',
    b: 'go back to the old harbour town',
    differences: [],
  },
  {
    what: 'a hyphen or one word',
    a: 'This is non-sense to me',
    b: 'This is nonsense to me',
    differences: ['punctuation: non-sense → nonsense'],
  },
  {
    what: 'stops in initials',
    a: 'We told the U.S. side',
    b: 'We told the US side',
    differences: ['punctuation: U.S. → US'],
  },
  {
    what: 'parentheses for commas',
    a: 'The mayor (a lawyer) knew it all',
    b: 'The mayor, a lawyer, knew it all',
    differences: ['punctuation: (a lawyer) → a lawyer'],
  },
  {
    what: 'a title written out',
    a: 'I told Sen. Marlow about it',
    b: 'I told Senator Marlow about it',
    differences: ['spelling: Sen. → Senator'],
  },
  {
    what: 'an ampersand',
    a: 'the border & the sea are far',
    b: 'the border and the sea are far',
    differences: ['spelling: & → and'],
  },
  {
    what: 'a contraction that reads two ways',
    a: "I know he'd gone by then",
    b: 'I know he had gone by then',
    differences: ["spelling: he'd → he had"],
  },
  {
    what: 'a contracted has',
    a: "I know it's been hard for us",
    b: 'I know it has been hard for us',
    differences: ["spelling: it's → it has"],
  },
  {
    what: 'going to',
    a: 'They are gonna build it here',
    b: 'They are going to build it here',
    differences: ['spelling: gonna → going to'],
  },
  {
    what: 'a large number',
    a: 'It cost $35 million last year',
    b: 'It cost $35,000,000 last year',
    differences: ['spelling: $35 million → $35,000,000'],
  },
  {
    what: 'per cent',
    a: 'About 40 per cent of them came',
    b: 'About 40% of them came',
    differences: ['spelling: per cent → %'],
  },
  {
    what: 'a transliterated name',
    a: 'The fall of al-Qaddafi came late',
    b: 'The fall of al-Gadhafi came late',
    differences: ['spelling: al-Qaddafi → al-Gadhafi'],
  },
  { what: 'an um', a: 'We, um, we will see it', b: 'We, we will see it', differences: ['tidying: um → '] },
  {
    what: 'a you know',
    a: 'It was, you know, a bad day',
    b: 'It was a bad day',
    differences: ['tidying: you know → '],
  },
  {
    what: 'a stammer',
    a: 'I want the the keys back',
    b: 'I want the keys back',
    differences: ['tidying: the → '],
  },
  {
    what: 'a word said twice for weight',
    a: 'It is a very very bad day',
    b: 'It is a very bad day',
    differences: ['omission: very → '],
  },
  {
    what: 'a false start',
    a: 'If you raise rates on the top — on the top two rates we lose',
    b: 'If you raise the top two rates we lose',
    differences: ['tidying: rates on the top — on → '],
  },
  {
    what: 'an aside between dashes',
    a: 'The bridge – however old – will hold',
    b: 'The bridge will hold',
    differences: ['omission: however old → '],
  },
  {
    what: 'agreement',
    a: 'The people of the town was angry',
    b: 'The people of the town were angry',
    differences: ['tidying: was → were'],
  },
  {
    what: 'a masked expletive',
    a: 'This is a load of s--t to me',
    b: 'This is a load of shit to me',
    differences: ['tidying: s--t → shit'],
  },
  {
    what: 'dots for a word',
    a: 'We will … fight on here',
    b: 'We will always fight on here',
    differences: ['ellipsis: … → always'],
  },
  {
    what: 'dots for nothing',
    a: 'We will … fight on here',
    b: 'We will fight on here',
    differences: ['dots-nothing-missing: … → '],
  },
  {
    what: 'dots for an attribution',
    a: 'So here it is…Stop this now',
    b: 'So here it is,|Stop this now',
    differences: ['dots-nothing-missing: … → '],
  },
  {
    what: 'dots, and a word that differs beside them',
    a: 'They fought badly … he ran home',
    b: 'They fought badly on many days when people ran home',
    differences: ['ellipsis: … → on many days when', 'substitution: he → people'],
  },
  {
    what: 'a word marked as added',
    a: 'the lack [of] money hurts',
    b: 'the lack of money hurts',
    differences: ['bracket: [of] → of'],
  },
  {
    what: 'a letter in brackets',
    a: '[T]he lack of money hurts',
    b: 'And the lack of money hurts',
    differences: ['bracket: [T]he → the'],
  },
  {
    what: 'a comma in brackets',
    a: 'If that is so[,] I go home',
    b: 'If that is so I go home',
    differences: ['bracket: so[,] → so'],
  },
  {
    what: 'sic',
    a: 'The childs [sic] were cold',
    b: 'The childs were cold',
    differences: ['bracket: [sic] → '],
  },
  {
    what: 'a bracket in front',
    a: '[But] that answer did not come',
    b: 'that answer did not come',
    differences: ['bracket: [But] → '],
  },
  {
    what: 'a phrase for another',
    a: 'They will do it in our next election',
    b: 'They will do it in the campaign',
    differences: ['substitution: our next election → the campaign'],
  },
  {
    what: 'two sentences run together',
    a: 'I love this town. Everybody knows that I never planned to leave',
    b: 'I love this town I never planned to leave',
    differences: ['joined: Everybody knows that → '],
  },
  {
    what: 'a sentence left out, and an "and" for its end',
    a: 'The dam is old. I have said so for years. Nobody listens to us',
    b: 'The dam is old and nobody listens to us',
    differences: ['joined: I have said so for years → and', 'case: Nobody → nobody'],
  },
  {
    what: 'another word behind a full stop',
    a: 'The dam is old. But since nobody listens to us it stays',
    b: 'The dam is old and nobody listens to us it stays',
    differences: ['substitution: But since → and'],
  },
  {
    what: 'a list in another order, its "and" with it',
    a: 'We need dry cellars, warm classrooms and open shops in this town',
    b: 'We need warm classrooms, open shops and dry cellars in this town',
    differences: ['transposition: dry cellars → and dry cellars'],
  },
  {
    what: 'a word moved with a small word of its own',
    a: 'The captain asked them all to go below',
    b: 'The captain asked all of them to go below',
    differences: ['transposition: all → all of'],
  },
  {
    what: 'a sentence with a number moved behind another',
    a: 'The school had 40 pupils in May. We have one teacher',
    b: 'We have one teacher. The school had 40 pupils in May',
    differences: ['transposition: We have one teacher → We have one teacher'],
  },
  {
    what: 'two nouns in another order',
    a: 'We spoke of bread and wine at length',
    b: 'We spoke of wine and bread at length',
    differences: ['transposition: bread and → and bread'],
  },
  {
    what: 'the small words that stand everywhere',
    a: 'The mayor left early, council stayed on',
    b: 'Mayor left early, the council stayed on',
    differences: ['case: mayor → Mayor', 'insertion:  → the'],
  },
];

const PRONOUN_OR_COUNTRY: Row[] = [
  {
    what: 'the country in capitals, with the pronoun',
    a: 'What they told us was a lie',
    b: 'What they told US was a lie',
    differences: ['substitution: us → US'],
  },
  {
    what: 'the country in full, with the pronoun',
    a: 'What they told us was a lie',
    b: 'What they told the United States was a lie',
    differences: ['substitution: us → the United States'],
  },
];

const MOVED: Row[] = [
  {
    what: 'a whole sentence that stands at the other end',
    a: 'We are dying here and nobody sees it. I am begging for help.',
    b: 'I am begging for help. We are dying here and nobody sees it.',
    differences: ['transposition: I am begging for help → I am begging for help'],
  },
  {
    what: 'a sentence that moved and lost a word',
    a: 'We are dying here in the cold and nobody sees it. I am begging you all for help right now today.',
    b: 'I am begging you all for help right now today. We are dying here in the cold and nobody sees.',
    differences: [
      'transposition: We are dying here in the cold and nobody sees it → We are dying here in the cold and nobody sees',
    ],
  },
  {
    what: 'an initial, which ends no sentence',
    a: 'Today Donald J. Ferris is the president',
    b: 'Today Donald Ferris is the president',
    differences: ['omission: J. → '],
  },
  {
    what: 'had had, which is no stammer',
    a: 'If we had had the money then',
    b: 'If we had the money then',
    differences: ['omission: had → '],
  },
];

describe('the difference for', () => {
  test.each([...MOVED, ...PRONOUN_OR_COUNTRY])('$what', ({ a, b, differences }) => {
    expect(described(compared(a, b))).toEqual(differences);
  });
});

describe('what is no difference', () => {
  test.each(NO_DIFFERENCE)('$what', ({ a, b }) => {
    expect(described(compared(a, b))).toEqual([]);
  });
});

describe('the kind of difference for', () => {
  test.each(KINDS)('$what', ({ a, b, differences }) => {
    expect(described(compared(a, b))).toEqual(differences);
  });
});

describe('in paraphrase', () => {
  const quotation = 'They cannot go home out of fear of losing their jobs,';
  const narration = 'The men cannot go home with Ada out of fear of “losing their jobs,” the mayor said.';

  test('the narration’s own marks and edges are no difference', () => {
    const comparison = compared(quotation, narration, {}, { narration: true });
    expect(described(comparison)).toEqual(['insertion:  → with Ada']);
    expect(comparison).toMatchObject({
      voice: 'paraphrase',
      overlap: 'partial',
      kind: 'quote-vs-paraphrase',
    });
  });

  test('person and tense that follow from telling carry no weight', () => {
    const told = 'for the town that they would rebuild before the winter';
    const said = 'for the town that we will rebuild before the winter';
    const weights = (asNarration: boolean) =>
      compared(said, told, {}, { narration: asNarration }).differences.map(({ weighty }) => weighty);
    expect(weights(false)).toEqual([true]);
    expect(weights(true)).toEqual([false]);
  });
});

describe('in another language', () => {
  test('English spellings are not folded', () => {
    const comparison = compared(
      'das programme ist an der Reihe',
      'das program ist an der Reihe',
      { language: 'de' },
      { language: 'de' },
    );
    expect(described(comparison)).toEqual(['substitution: programme → program']);
  });

  test('two languages are two translations', () => {
    expect(
      compared('la ville de Paris', 'la ville de Paris', { language: 'fr' }, { language: 'en-GB' }).basis,
    ).toBe('two translations');
  });

  test.each([
    ['und', 'en'],
    ['mul', 'fr'],
    ['', 'de'],
    [null, 'es'],
    ['en_US', 'EN-gb'],
  ])('no language known, or one in two forms, are no translations: %s, %s', (ofA, ofB) => {
    expect(
      compared('la ville de Paris', 'la ville de Paris', { language: ofA }, { language: ofB }).basis,
    ).toBe('same words expected');
  });
});
