import { describe, expect, test } from 'vitest';
import type { SpeakerRule } from '@/text/quotations/attribution';
import { explained, speakers } from './quoted';

describe('the speaker is found', () => {
  test.each<{ text: string; speaker: string; rule: SpeakerRule }>([
    {
      text: '“The weir held,” said Rosa Quill.',
      speaker: 'Rosa Quill',
      rule: 'verb-subject after the quotation',
    },
    {
      text: '“The weir held,” said head keeper Rosa Quill on Monday.',
      speaker: 'Rosa Quill',
      rule: 'verb-subject after the quotation',
    },
    {
      text: '“The weir held,” said Acting Deputy Director Rosa Quill of the Harbor Agency.',
      speaker: 'Rosa Quill',
      rule: 'verb-subject after the quotation',
    },
    {
      text: 'In two interviews, the keeper sounded off on Quill, saying that she “did not want the weir to hold”.',
      speaker: 'the keeper',
      rule: 'main subject of the sentence',
    },
    {
      text: 'In two interviews, the keeper granted Mr. Quill a day, saying that “the weir will not hold”.',
      speaker: 'the keeper',
      rule: 'main subject of the sentence',
    },
    {
      text: '“Not a chance,” shrugged Rosa Quill.',
      speaker: 'Rosa Quill',
      rule: 'verb-subject after the quotation',
    },
    {
      text: '“The weir held,” Rosa Quill said.',
      speaker: 'Rosa Quill',
      rule: 'subject-verb after the quotation',
    },
    {
      text: '“The weir held,” Quill, who runs it, told the Herald.',
      speaker: 'Quill',
      rule: 'subject-verb after the quotation',
    },
    {
      text: '“The weir held,” Rosa Quill, 42, of Sele, N.C., who was among them, said.',
      speaker: 'Rosa Quill',
      rule: 'subject-verb after the quotation',
    },
    {
      text: '“The weir held,” the keeper later conceded.',
      speaker: 'the keeper',
      rule: 'subject-verb after the quotation',
    },
    {
      text: '“It held,” State Department spokesman Amos Lund said.',
      speaker: 'Amos Lund',
      rule: 'subject-verb after the quotation',
    },
    {
      text: '“Did it hold?” Rosa Quill asked.',
      speaker: 'Rosa Quill',
      rule: 'subject-verb after the quotation',
    },
    { text: '“The weir held,” according to Rosa Quill.', speaker: 'Rosa Quill', rule: 'according to' },
    {
      text: 'According to Rosa Quill, the weir “held through the night”.',
      speaker: 'Rosa Quill',
      rule: 'according to',
    },
    {
      text: 'Rosa Quill said: “The weir held.”',
      speaker: 'Rosa Quill',
      rule: 'subject-verb before the quotation',
    },
    {
      text: 'Rosa Quill, a nurse from Leeds, said that “the weir held”.',
      speaker: 'Rosa Quill',
      rule: 'subject-verb before the quotation',
    },
    {
      text: 'Rosa Quill, during a meeting in Sele, Ohio, said the weir “held all night”.',
      speaker: 'Rosa Quill',
      rule: 'subject-verb before the quotation',
    },
    {
      text: 'It was a flood which Quill said was “the worst in decades”.',
      speaker: 'Quill',
      rule: 'subject-verb before the quotation',
    },
    {
      text: 'The plan was called “a costly mess” by Rosa Quill.',
      speaker: 'Rosa Quill',
      rule: 'subject-verb before the quotation',
    },
    {
      text: 'Rosa Quill defended the plan, telling reporters that “the weir held”.',
      speaker: 'Rosa Quill',
      rule: 'main subject of the sentence',
    },
    {
      text: 'Rosa Quill sat down with host Amos Lund and informed him the weir was “about to burst”.',
      speaker: 'Rosa Quill',
      rule: 'main subject of the sentence',
    },
    {
      text: 'However, Quill showed little patience, telling Lund that she would “open the weir”.',
      speaker: 'Quill',
      rule: 'main subject of the sentence',
    },
    {
      text: 'Quill was quoted by Dawn News as saying “we will pay”.',
      speaker: 'Quill',
      rule: 'main subject of the sentence',
    },
    { text: 'Quill, on the delay: “Nobody called us.”', speaker: 'Quill', rule: 'label before a colon' },
    {
      text: '“We will rebuild this town together.” — Rosa Quill',
      speaker: 'Rosa Quill',
      rule: 'name after a dash',
    },
    {
      text: '“We will rebuild this town together.”\n\n— Rosa Quill, Sele',
      speaker: 'Rosa Quill',
      rule: 'name after a dash',
    },
    {
      text: 'And it does not stop there, Quill also claimed:\n\n“Everybody saw the water rise.”',
      speaker: 'Quill',
      rule: 'lead-in of the block before',
    },
    {
      text: 'Rosa Quill said in a statement. “There are no paper records to look at.”',
      speaker: 'Rosa Quill',
      rule: 'sentence before',
    },
    {
      text: 'Quill said she feared another flood.\n\n“It could happen again tomorrow.”',
      speaker: 'Quill',
      rule: 'reported speech in the block before',
    },
  ])('$text', ({ text, speaker, rule }) => {
    expect(explained(text)).toMatchObject([{ quotation: { speaker }, speakerRule: rule }]);
  });
});

describe('a speaker is carried over', () => {
  test('inside a block', () => {
    expect(speakers('“It held,” Quill said. She looked up. “We were very lucky that night.”')).toEqual([
      'Quill',
      'Quill',
    ]);
  });
  test('into a block that is nothing but a quotation, from the block before', () => {
    expect(speakers('“It held,” Quill said.\n\n“We were very lucky that night.”')).toEqual([
      'Quill',
      'Quill',
    ]);
  });
  test('not over a block of narration', () => {
    expect(
      speakers(
        '“It held,” Quill said.\n\nThe river is long and slow there.\n\n“We were very lucky that night.”',
      ),
    ).toEqual(['Quill', null]);
  });
  test('not into a block that says something else', () => {
    expect(
      speakers(
        '“It held,” Quill said.\n\nIn town a banner hung with “we were very lucky that night” on it.',
      )[1],
    ).not.toBe('Quill');
  });
});

describe('nobody but the speaker is credited:', () => {
  test.each<{ sentence: string; text: string; found: (string | null)[] }>([
    { sentence: 'not the addressee', text: '“It held,” Quill told Amos Lund.', found: ['Quill'] },
    { sentence: 'not the outlet told', text: '“It held,” Quill told the Sele Herald.', found: ['Quill'] },
    {
      sentence: 'not the owner of a lawyer',
      text: '“It held,” Quill’s lawyer said.',
      found: ['Quill’s lawyer'],
    },
    {
      sentence: 'not the object of a preposition',
      text: '“It held,” a spokesman for Rosa Quill said.',
      found: ['a spokesman for Rosa Quill'],
    },
    {
      sentence: 'each of two in a paragraph',
      text: '“It held,” said Quill. “It broke,” said Lund. “Well,” Quill replied.',
      found: ['Quill', 'Lund', 'Quill'],
    },
    {
      sentence: 'both of two who speak together',
      text: '“It held,” Rosa Quill and Amos Lund said.',
      found: ['Rosa Quill and Amos Lund'],
    },
    {
      sentence: 'each verb’s own subject',
      text: 'Quill said it “held all night”, but Lund said it “broke at noon”.',
      found: ['Quill', 'Lund'],
    },
    {
      sentence: 'nobody when nobody is named',
      text: '“The weir held all through the night.”',
      found: [null],
    },
    {
      sentence: 'nobody for a noun that looks like a verb',
      text: 'It was a far cry from the “great big flood of muddy water” of May.',
      found: [null],
    },
  ])('$sentence', ({ text, found }) => {
    expect(speakers(text)).toEqual(found);
  });
});
