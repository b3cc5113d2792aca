import { describe, expect, test } from 'vitest';
import type { DifferenceKind } from '@/text/comparison/comparison';
import { compared } from './printed';

/*
 * One row for each thing design asks to be told apart, written before the code that tells it. Every row is read in both
 * directions: exchanging the texts exchanges insertion and omission and nothing else.
 */

/** What differs, as "kind: A's words → B's words". */
interface Row {
  readonly when: string;
  readonly a: string;
  readonly b: string;
  readonly differences: readonly string[];
}

const KINDS: Record<DifferenceKind, readonly Row[]> = {
  punctuation: [
    {
      when: 'a comma parts two clauses in one text only',
      a: 'They came to us, and we let them in.',
      b: 'They came to us and we let them in.',
      differences: ['punctuation: us, → us'],
    },
    {
      when: 'a colon stands for a comma',
      a: 'Remember one thing: the ferry is late.',
      b: 'Remember one thing, the ferry is late.',
      differences: ['punctuation: thing: → thing,'],
    },
    {
      when: 'a sentence ends with ! in one text and with a full stop in the other',
      a: 'The dam is safe! Nobody needs to leave.',
      b: 'The dam is safe. Nobody needs to leave.',
      differences: ['punctuation: safe! → safe.'],
    },
    {
      when: 'the last words are asked in one text',
      a: 'So who pays for the roof?',
      b: 'So who pays for the roof.',
      differences: ['punctuation: roof? → roof'],
    },
    {
      when: 'a hyphen joins two words',
      a: 'We need a long-term plan for the harbour.',
      b: 'We need a long term plan for the harbour.',
      differences: ['punctuation: long-term → long term'],
    },
    {
      when: 'initials lose their stops',
      a: 'The E.U. paid for the bridge.',
      b: 'The EU paid for the bridge.',
      differences: ['punctuation: E.U. → EU'],
    },
  ],
  case: [
    {
      when: 'a title has a capital in one text',
      a: 'Ask the Mayor about the flood.',
      b: 'Ask the mayor about the flood.',
      differences: ['case: Mayor → mayor'],
    },
    {
      when: 'a word is shouted',
      a: 'We will NEVER close the school.',
      b: 'We will never close the school.',
      differences: ['case: NEVER → never'],
    },
    {
      when: 'both begin at the same word, one with a capital',
      a: 'What we saw was a shame.',
      b: 'what we saw was a shame.',
      differences: ['case: What → what'],
    },
    {
      when: 'a party’s name has capitals in one text',
      a: 'Only the Harbour Party voted for it.',
      b: 'Only the harbour party voted for it.',
      differences: ['case: Harbour Party → harbour party'],
    },
    {
      when: 'a capital follows a colon',
      a: 'I say this: The mill stays open.',
      b: 'I say this: the mill stays open.',
      differences: ['case: The → the'],
    },
  ],
  spelling: [
    {
      when: 'a contraction is opened',
      a: "It's a bad day for the town.",
      b: 'It is a bad day for the town.',
      differences: ["spelling: It's → It is"],
    },
    {
      when: 'a title is shortened',
      a: 'I spoke with Sen. Marlow about it.',
      b: 'I spoke with Senator Marlow about it.',
      differences: ['spelling: Sen. → Senator'],
    },
    {
      when: 'a number is written in figures',
      a: 'We lost two boats in the storm.',
      b: 'We lost 2 boats in the storm.',
      differences: ['spelling: two → 2'],
    },
    {
      when: 'the spelling is British in one text',
      a: 'The labour costs are too high for us.',
      b: 'The labor costs are too high for us.',
      differences: ['spelling: labour → labor'],
    },
    {
      when: 'a sign stands for and',
      a: 'The border & the coast are watched.',
      b: 'The border and the coast are watched.',
      differences: ['spelling: & → and'],
    },
    {
      when: 'a name comes from another script',
      a: 'He met Zelensky in the old town hall.',
      b: 'He met Zelenskyy in the old town hall.',
      differences: ['spelling: Zelensky → Zelenskyy'],
    },
    {
      when: 'money is written out',
      a: 'The roof will cost £5m this year.',
      b: 'The roof will cost 5 million pounds this year.',
      differences: ['spelling: £5m → 5 million pounds'],
    },
    {
      when: 'dollars are written as a word',
      a: 'They paid $40 for the old boat.',
      b: 'They paid 40 dollars for the old boat.',
      differences: ['spelling: $40 → 40 dollars'],
    },
    {
      when: 'millions are a letter behind the sum',
      a: 'They owe the town €3bn by now.',
      b: 'They owe the town €3 billion by now.',
      differences: ['spelling: €3bn → €3 billion'],
    },
  ],
  tidying: [
    {
      when: 'one text leaves the um away',
      a: 'We will, um, look at the bridge.',
      b: 'We will look at the bridge.',
      differences: ['tidying: um → '],
    },
    {
      when: 'one text leaves "you know" away',
      a: 'It was, you know, a long night.',
      b: 'It was a long night.',
      differences: ['tidying: you know → '],
    },
    {
      when: 'a word is stammered',
      a: 'I want the the report on my desk.',
      b: 'I want the report on my desk.',
      differences: ['tidying: the → '],
    },
    {
      when: 'a start is broken off',
      a: 'We should have — we should close the mill.',
      b: 'We should close the mill.',
      differences: ['tidying: We should have → ', 'case: we → We'],
    },
    {
      when: 'an expletive is masked',
      a: 'This is a load of s**t and you know it.',
      b: 'This is a load of shit and you know it.',
      differences: ['tidying: s**t → shit'],
    },
    {
      when: 'the verb agrees in one text',
      a: 'The people in the hall was angry.',
      b: 'The people in the hall were angry.',
      differences: ['tidying: was → were'],
    },
  ],
  ellipsis: [
    {
      when: 'one sign of three dots stands for words',
      a: 'We take the blame, though nobody warned us, and we are sorry.',
      b: 'We take the blame … and we are sorry.',
      differences: ['ellipsis: though nobody warned us → …'],
    },
    {
      when: 'three full stops stand for words',
      a: 'The roof is old and it leaks in many places.',
      b: 'The roof is old ... in many places.',
      differences: ['ellipsis: and it leaks → ...'],
    },
    {
      when: 'spaced dots stand for words',
      a: 'No child in this town ever went hungry again.',
      b: 'No child . . . ever went hungry again.',
      differences: ['ellipsis: in this town → . . .'],
    },
    {
      when: 'bracketed dots stand for words',
      a: 'The money, all of it, went to the school.',
      b: 'The money [...] went to the school.',
      differences: ['ellipsis: all of it → [...]'],
    },
    {
      when: 'dots stand for a whole sentence',
      a: 'The dam will hold. I checked it myself. Go home now.',
      b: 'The dam will hold. … Go home now.',
      differences: ['ellipsis: I checked it myself → …'],
    },
    {
      when: 'dots stand for one word',
      a: 'It was a truly shameful act by the council.',
      b: 'It was a ... shameful act by the council.',
      differences: ['ellipsis: truly → ...'],
    },
  ],
  'dots-nothing-missing': [
    {
      when: 'dots mark a pause',
      a: 'I think … we lost the boat.',
      b: 'I think we lost the boat.',
      differences: ['dots-nothing-missing: … → '],
    },
    {
      when: 'dots stand where the other has a full stop',
      a: 'The road is closed ... Nobody gets through.',
      b: 'The road is closed. Nobody gets through.',
      differences: ['dots-nothing-missing: ... → '],
    },
    {
      when: 'dots stand where the other puts its attribution',
      a: 'The road is closed … and nobody gets through.',
      b: 'The road is closed|and nobody gets through.',
      differences: ['dots-nothing-missing: … → '],
    },
    {
      when: 'bracketed dots stand for a comma',
      a: 'The mill is gone […] the town is not.',
      b: 'The mill is gone, the town is not.',
      differences: ['dots-nothing-missing: […] → '],
    },
    {
      when: 'spaced dots mark a pause',
      a: 'We are . . . not ready for the winter.',
      b: 'We are not ready for the winter.',
      differences: ['dots-nothing-missing: . . . → '],
    },
  ],
  bracket: [
    {
      when: 'one text marks a word as added that the other prints as said',
      a: 'It was a lack [of] money that sank it.',
      b: 'It was a lack of money that sank it.',
      differences: ['bracket: [of] → of'],
    },
    {
      when: 'a bracket stands for a pronoun',
      a: 'Then [Marlow] told us to leave.',
      b: 'Then he told us to leave.',
      differences: ['bracket: [Marlow] → he'],
    },
    {
      when: 'a bracket explains a name',
      a: 'The vote in Hallow [a town of 900] was close.',
      b: 'The vote in Hallow was close.',
      differences: ['bracket: [a town of 900] → '],
    },
    {
      when: 'a letter is bracketed',
      a: '[T]he bridge will be closed tonight.',
      b: 'The bridge will be closed tonight.',
      differences: ['bracket: [T]he → The'],
    },
    {
      when: 'two texts bracket different words',
      a: 'I told [the mayor] to wait for us.',
      b: 'I told [Ada Marlow] to wait for us.',
      differences: ['bracket: [the mayor] → [Ada Marlow]'],
    },
    {
      when: 'one text says sic',
      a: 'The childs [sic] were in the boat.',
      b: 'The childs were in the boat.',
      differences: ['bracket: [sic] → '],
    },
  ],
  substitution: [
    {
      when: 'one word is another',
      a: 'They took hold of the mill.',
      b: 'They took hold on the mill.',
      differences: ['substitution: of → on'],
    },
    {
      when: 'a phrase is another',
      a: 'They will do it again in our next election this spring.',
      b: 'They will do it again in the coming campaign this spring.',
      differences: ['substitution: our next election → the coming campaign'],
    },
    {
      when: 'one word is two others',
      a: 'The council rejected the plan.',
      b: 'The council turned down the plan.',
      differences: ['substitution: rejected → turned down'],
    },
    {
      when: 'the first word is another',
      a: 'Perhaps the ferry will come back.',
      b: 'Surely the ferry will come back.',
      differences: ['substitution: Perhaps → Surely'],
    },
    {
      when: 'the last word is another',
      a: 'The whole harbour smelled of oil.',
      b: 'The whole harbour smelled of fish.',
      differences: ['substitution: oil → fish'],
    },
    {
      when: 'a minus stands before the number in one text',
      a: 'It was −5 degrees in the hall.',
      b: 'It was 5 degrees in the hall.',
      differences: ['substitution: −5 → 5'],
    },
  ],
  insertion: [
    {
      when: 'B prints a phrase more',
      a: 'They work to clear the old harbour.',
      b: 'They work with the army to clear the old harbour.',
      differences: ['insertion:  → with the army'],
    },
    {
      when: 'B prints one word more',
      a: 'It was a bad night for us.',
      b: 'It was a very bad night for us.',
      differences: ['insertion:  → very'],
    },
    {
      when: 'B prints a sentence more in between',
      a: 'The dam held. We went home.',
      b: 'The dam held. Everybody cheered loudly. We went home.',
      differences: ['insertion:  → Everybody cheered loudly'],
    },
    {
      when: 'B prints the member of a list more',
      a: 'We need boats, tents and bread.',
      b: 'We need boats, tents, blankets and bread.',
      differences: ['insertion:  → blankets'],
    },
    {
      when: 'B prints an aside more',
      a: 'The council knew about the leak.',
      b: 'The council, I am told, knew about the leak.',
      differences: ['insertion:  → I am told'],
    },
  ],
  omission: [
    {
      when: 'A prints a phrase more',
      a: 'Hallow and other towns on the coast were warned.',
      b: 'Hallow on the coast were warned.',
      differences: ['omission: and other towns → '],
    },
    {
      when: 'A prints one word more',
      a: 'The old bridge will be rebuilt.',
      b: 'The bridge will be rebuilt.',
      differences: ['omission: old → '],
    },
    {
      when: 'A prints a word twice for weight',
      a: 'It was a long, long winter here.',
      b: 'It was a long winter here.',
      differences: ['omission: long → '],
    },
    {
      when: 'A prints a clause more in between',
      a: 'The men who built the wall are gone now.',
      b: 'The men are gone now.',
      differences: ['omission: who built the wall → '],
    },
    {
      when: 'A prints a sentence more in between',
      a: 'I stayed. My brother left at dawn. The boat sank.',
      b: 'I stayed. The boat sank.',
      differences: ['omission: My brother left at dawn → '],
    },
  ],
  joined: [
    {
      when: 'the end of one sentence and the start of the next are missing',
      a: 'I like the town. Everyone knows that I never meant to leave it.',
      b: 'I like the town I never meant to leave it.',
      differences: ['joined: Everyone knows that → '],
    },
    {
      when: 'a sentence gave way to an and',
      a: 'The roof leaks. I wrote three letters. Nobody answers us here.',
      b: 'The roof leaks and nobody answers us here.',
      differences: ['joined: I wrote three letters → and', 'case: Nobody → nobody'],
    },
    {
      when: 'the tail of one sentence and the head of another are missing',
      a: 'We shall fight for the mill and the men. Above all we shall fight for the children of this town.',
      b: 'We shall fight for the mill and the children of this town.',
      differences: ['joined: the men. Above all we shall fight for → '],
    },
    {
      when: 'the words over a question are missing',
      a: 'They knew. Who told them about the leak? They said nothing to us.',
      b: 'They knew about the leak they said nothing to us.',
      differences: ['joined: Who told them → ', 'punctuation: leak? They → leak they'],
    },
    {
      when: 'a sentence and its full stop are missing before a name',
      a: 'I trust the doctors. Nobody else came. Marlow did not help.',
      b: 'I trust the doctors Marlow did not help.',
      differences: ['joined: Nobody else came → '],
    },
  ],
  transposition: [
    {
      when: 'an only stands elsewhere',
      a: 'Only the court can decide this now.',
      b: 'The court can only decide this now.',
      differences: ['transposition: Only → only', 'case: the → The'],
    },
    {
      when: 'a time stands at the other end',
      a: 'On Friday morning the council will vote on the bridge.',
      b: 'The council will vote on the bridge on Friday morning.',
      differences: ['transposition: On Friday morning → on Friday morning', 'case: the → The'],
    },
    {
      when: 'two nouns are exchanged round an and',
      a: 'We brought bread and blankets for them.',
      b: 'We brought blankets and bread for them.',
      differences: ['transposition: and blankets → blankets and'],
    },
    {
      when: 'two neighbouring words are exchanged',
      a: 'I can still see the harbour burning.',
      b: 'I still can see the harbour burning.',
      differences: ['transposition: can → can'],
    },
    {
      when: 'two sentences are exchanged',
      a: 'The ferry never came back. We waited for it all night long.',
      b: 'We waited for it all night long. The ferry never came back.',
      differences: ['transposition: The ferry never came back → The ferry never came back'],
    },
    {
      when: 'an adverb stands before the verb it followed',
      a: 'The mayor apologised publicly to the miners.',
      b: 'The mayor publicly apologised to the miners.',
      differences: ['transposition: apologised → apologised'],
    },
  ],
};

const NO_DIFFERENCE: readonly Omit<Row, 'differences'>[] = [
  {
    when: 'the marks are curly in one text and straight in the other',
    a: 'It’s called the “old mill” here.',
    b: 'It\'s called the "old mill" here.',
  },
  {
    when: 'dashes have other forms and spaces',
    a: 'The mill – our mill – will close.',
    b: 'The mill—our mill—will close.',
  },
  { when: 'a space does not break', a: 'It took 5\u00a0minutes to sink.', b: 'It took 5 minutes to sink.' },
  {
    when: 'a comma closes what a full stop closes',
    a: 'The ferry is gone for good,',
    b: 'The ferry is gone for good.',
  },
  {
    when: 'both leave something out at the same place',
    a: 'The ferry … is gone for good.',
    b: 'The ferry [...] is gone for good.',
  },
  {
    when: 'the same words stand in other brackets',
    a: 'The vote (in Hallow) was close.',
    b: 'The vote [in Hallow] was close.',
  },
];

const mirrored = (difference: string): string => {
  const [, kind = '', a = '', b = ''] = /^(\S+): (.*) → (.*)$/s.exec(difference) ?? [];
  const exchanged = kind === 'insertion' ? 'omission' : kind === 'omission' ? 'insertion' : kind;
  return `${exchanged}: ${b} → ${a}`;
};

const described = (a: string, b: string): string[] =>
  compared(a, b)
    .differences.map((each) => `${each.kind}: ${each.a} → ${each.b}`)
    .toSorted();

describe.each(Object.entries(KINDS))('%s is said when', (_kind, rows) => {
  test.each(rows)('$when', ({ a, b, differences }) => {
    expect(described(a, b)).toEqual([...differences].toSorted());
    expect(described(b, a)).toEqual(differences.map(mirrored).toSorted());
  });
});

describe('nothing differs when', () => {
  test.each(NO_DIFFERENCE)('$when', ({ a, b }) => {
    expect(described(a, b)).toEqual([]);
    expect(described(b, a)).toEqual([]);
  });
});
