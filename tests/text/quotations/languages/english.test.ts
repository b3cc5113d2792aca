import { describe, expect, test } from 'vitest';
import type { QuotationKind } from '@/text/quotations/quotation';
import { explained } from '../quoted';

/** Segments, kind, speaker; a term credits nobody. */
type Found = readonly [segments: readonly string[], kind: QuotationKind, speaker: string | null];

interface EnglishCase {
  readonly shows: string;
  readonly text: string;
  readonly found: readonly Found[];
}

const CASES: readonly EnglishCase[] = [
  {
    shows: 'a tag at the end of a sentence that goes on behind the marks',
    text: 'The town is “tired and angry” about the breach, Tom Reed said.',
    found: [[['tired and angry'], 'fragment', 'Tom Reed']],
  },
  {
    shows: 'marks behind the verb’s object, and a long aside before the verb',
    text: 'In an interview, Tom Reed, a former manager of the mill, said Quill “was warned twice about the gate”.',
    found: [[['was warned twice about the gate'], 'speech', 'Tom Reed']],
  },
  {
    shows: 'a speaker behind a relative clause',
    text: 'A nurse who did not want to be named said it was “a dreadful night”.',
    found: [[['a dreadful night'], 'fragment', 'A nurse']],
  },
  {
    shows: 'adjectives parted by a comma',
    text: '“It will rise again,” the grey, 71-year-old farmer said.',
    found: [[['It will rise again,'], 'speech', 'the grey, 71-year-old farmer']],
  },
  {
    shows: 'a name behind what somebody is to the other',
    text: '“She ran the ferry for years,” another friend, Ann Bell told the Courier.',
    found: [[['She ran the ferry for years,'], 'speech', 'Ann Bell']],
  },
  {
    shows: 'an outlet that relays, and is not the speaker',
    text: '“We lost everything,” Ann Bell was quoted by the Orrin Courier as saying.',
    found: [[['We lost everything,'], 'speech', 'Ann Bell']],
  },
  {
    shows: 'somebody told, who is not the speaker',
    text: 'Quill told Reed, who chairs the board, “you had a duty to us”.',
    found: [[['you had a duty to us'], 'speech', 'Quill']],
  },
  {
    shows: 'two speakers of one letter',
    text: '“Never again,” wrote Ann Bell and Tom Reed in a joint letter.',
    found: [[['Never again,'], 'speech', 'Ann Bell and Tom Reed']],
  },
  {
    shows: 'a report that speaks',
    text: 'The report found that the dam “was never inspected”.',
    found: [[['was never inspected'], 'speech', 'The report']],
  },
  {
    shows: 'a sentence that reports nothing but ends in a colon',
    text: 'The timing does not surprise engineer Dora Shaw: “The gate was rotten through and through.”',
    found: [[['The gate was rotten through and through.'], 'speech', 'Dora Shaw']],
  },
  {
    shows: 'titles, songs, bills, programmes and nicknames',
    text: 'Tom “Red” Reed sang “The Miller’s Song” on “Morning Line” after the “Safe Weirs Act” passed.',
    found: [
      [['Red'], 'term', null],
      [['The Miller’s Song'], 'term', null],
      [['Morning Line'], 'term', null],
      [['Safe Weirs Act'], 'term', null],
    ],
  },
  {
    shows: 'a programme somebody speaks on',
    text: 'Speaking on “Morning Line,” Quill said that the gate would be mended.',
    found: [[['Morning Line'], 'term', null]],
  },
  {
    shows: 'distance, though a reporting word stands in the sentence',
    text: 'Under her “clawback” plan the council blocked, according to Reed’s “green” budget, two grants.',
    found: [
      [['clawback'], 'term', null],
      [['green'], 'term', null],
    ],
  },
  {
    shows: 'values of stray markup',
    text: '<post author="annbell" date="May 3">The gate is open.</post> Quill said it was “closed for good”.',
    found: [[['closed for good'], 'fragment', 'Quill']],
  },
  {
    shows: 'words inside words',
    text: '“They said ‘move or drown’ and left,” Ann Bell said.',
    found: [[['They said ‘move or drown’ and left,'], 'speech', 'Ann Bell']],
  },
  {
    shows: 'a list of endorsements',
    text: '“A clear voice for the valley.” — Tom Reed, farmer\n\n“She listens to us.” — Ann Bell, teacher',
    found: [
      [['A clear voice for the valley.'], 'speech', 'Tom Reed'],
      [['She listens to us.'], 'speech', 'Ann Bell'],
    ],
  },
  {
    shows: 'questions and answers, whose introduction names one person',
    text: 'Mayor Rosa Quill spoke about the flood.\n\nQ: How high was it?\n\nA: It stood at the second step.\n\nQ: And then?\n\nA: Then it fell.',
    found: [
      [['It stood at the second step.'], 'speech', 'Rosa Quill'],
      [['Then it fell.'], 'speech', 'Rosa Quill'],
    ],
  },
  {
    shows: 'questions and answers with nobody named',
    text: 'Q: How high was it?\n\nA: It stood at the second step.\n\nQ: And then?\n\nA: Then it fell.',
    found: [
      [['It stood at the second step.'], 'speech', null],
      [['Then it fell.'], 'speech', null],
    ],
  },
];

describe('English', () => {
  test.each(CASES)('reads $shows', ({ text, found }) => {
    const read = explained(text).map(
      ({ quotation: { segments, kind, speaker } }): Found => [
        segments.map(({ start, end }) =>
          text.slice(start, end).replace(/,$/, (comma) => (kind === 'term' ? '' : comma)),
        ),
        kind,
        speaker,
      ],
    );
    expect(read).toEqual(found);
  });
});

test('a headline’s role is the one who holds it', () => {
  const [headline] = explained('Mayor Rosa Quill opened the weir.', {
    headline: '“It will hold,” says mayor',
  });
  expect(headline?.quotation).toMatchObject({ speaker: 'Rosa Quill', speakerConfidence: 'resolved' });
});
