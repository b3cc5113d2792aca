import { describe, expect, test } from 'vitest';
import type { KindReason } from '@/text/quotations/kind-reason';
import type { QuotationKind } from '@/text/quotations/quotation';
import { explained } from './quoted';

describe('the words between the marks are', () => {
  test.each<{ text: string; kind: QuotationKind; reason: KindReason }>([
    { text: '“It held,” Quill said.', kind: 'speech', reason: 'a reporting word with it' },
    { text: 'Quill called the plan “reckless.”', kind: 'fragment', reason: 'a reporting word with it' },
    {
      text: 'Quill said the river was “flooding the zone” again.',
      kind: 'fragment',
      reason: 'a reporting word with it',
    },
    { text: 'In May “the whole town was under water” for a week.', kind: 'speech', reason: 'long enough' },
    { text: 'Betty Lund shook her head. “Not so.”', kind: 'speech', reason: 'a whole sentence' },
    {
      text: 'The town is one of the so-called “river havens” here.',
      kind: 'term',
      reason: 'named or so called',
    },
    { text: 'Under the guise of “haven” rules the town grew.', kind: 'term', reason: 'nothing reports it' },
    { text: 'Her novel “The Salt Road” sold well.', kind: 'term', reason: 'a title' },
    { text: 'Quill read “The Salt Road” to them.', kind: 'term', reason: 'a title' },
    { text: '“No,” said Quill.', kind: 'speech', reason: 'a reporting word with it' },
    { text: 'Quill denied ever saying “burn it down”.', kind: 'term', reason: 'denied words' },
    { text: '“Why me?” he wondered.', kind: 'term', reason: 'a thought' },
    { text: 'Her motto was “measure twice, cut once”.', kind: 'term', reason: 'named or so called' },
    { text: 'He added a link, “https://weir.example/plan”.', kind: 'term', reason: 'nothing reports it' },
    { text: 'A sign read “No Entry”.', kind: 'term', reason: 'a title' },
    { text: '“(Applause.)”', kind: 'term', reason: 'a note on the scene' },
    { text: 'The tape ends. “[inaudible]”', kind: 'term', reason: 'a note on the scene' },
    {
      text: 'The Orrin Post sent its “senior weather man” along.',
      kind: 'term',
      reason: 'nothing reports it',
    },
    { text: 'In her post the town was “a wet sock”.', kind: 'fragment', reason: 'a reporting noun with it' },
    {
      text: 'Rosa Quill called the guard “Mister Nobody”.',
      kind: 'fragment',
      reason: 'a reporting word with it',
    },
    { text: 'Rosa Quill called it a novel, “Mister Nobody”.', kind: 'term', reason: 'a title' },
    { text: 'She met the “Night Crew” on Monday.', kind: 'term', reason: 'a title' },
    {
      text: 'They were met by chants of “Quill!” at the gate.',
      kind: 'speech',
      reason: 'a reporting noun with it',
    },
    { text: 'Loose markup stood there, “<post/>”.', kind: 'term', reason: 'nothing reports it' },
    { text: 'Her memoir, “A Life on Weirs”, sold well.', kind: 'term', reason: 'a title' },
  ])('$kind, for $reason: $text', ({ text, kind, reason }) => {
    expect(explained(text)).toMatchObject([{ quotation: { kind }, kindReason: reason }]);
  });
});

test('a term credits nobody', () => {
  expect(explained('Quill denied ever saying “burn it down”.')[0]).toMatchObject({
    quotation: { speaker: null, speakerAsWritten: null, cue: null },
    speakerRule: null,
  });
});

describe('in a headline', () => {
  test.each<{ sentence: string; headline: string; text: string; kind: QuotationKind; reason: KindReason }>([
    {
      sentence: 'printed like a sentence, capitals make a title',
      headline: 'Rosa Quill sings in new film clip for ‘The Salt Road’',
      text: 'It rained.',
      kind: 'term',
      reason: 'a title',
    },
    {
      sentence: 'printed all in capitals, they make none',
      headline: 'Rosa Quill Finds ‘Deep Water’ Under Mill',
      text: 'It rained.',
      kind: 'fragment',
      reason: 'marked in a headline',
    },
    {
      sentence: 'printed all in capitals, what the text shows as a title is one',
      headline: 'Rosa Quill Brings ‘Salt Road’ To Mill',
      text: 'Her novel “Salt Road” sold well.',
      kind: 'term',
      reason: 'a term in the text',
    },
    {
      sentence: 'a lone word keeps its distance',
      headline: 'Mill opens ‘museum’',
      text: 'It rained.',
      kind: 'term',
      reason: 'nothing reports it',
    },
  ])('$sentence', ({ headline, text, kind, reason }) => {
    expect(explained(text, { headline })[0]).toMatchObject({ quotation: { kind }, kindReason: reason });
  });
});

describe('one word with a capital behind a colon', () => {
  test.each<{ sentence: string; text: string; kind: QuotationKind }>([
    {
      sentence: 'is an answer where a verb announces it',
      text: 'Asked if she agreed, Rosa Quill said only: “Yes.”',
      kind: 'speech',
    },
    {
      sentence: 'is an answer with more between the verb and the colon',
      text: 'Rosa Quill replied with a single word: “No.”',
      kind: 'speech',
    },
    {
      sentence: 'is a notice where a sign has it',
      text: 'The sign on the door read: “Closed.”',
      kind: 'term',
    },
  ])('$sentence', ({ text, kind }) => {
    expect(explained(text)[0]?.quotation.kind).toBe(kind);
  });
});
