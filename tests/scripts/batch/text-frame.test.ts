import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TextFrame, textFrame } from '@/scripts/batch/text-frame';

const BODY =
  'The ferry to the Skerry islands will stop running in January, the harbour board of Orrin said.\n\n“We had no choice,” said Mara Oduya, who chairs it.';
const ADDRESS = 'https://www.orringazette.example/news/ferry';

describe('a text file', () => {
  test.each<{ sentence: string; text: string; says: Partial<Omit<TextFrame, 'frame'>>; frame?: string[] }>([
    { sentence: 'of nothing says nothing', text: '', says: { headline: null, authors: [], url: null } },
    {
      sentence: 'has its headline in a first line without a full stop',
      text: `Ferry stops\n${BODY}`,
      says: { headline: 'Ferry stops', authors: [], publishedAt: null, url: null },
    },
    { sentence: 'that begins with a sentence has none', text: BODY, says: { headline: null } },
    {
      sentence: 'of short lines has none',
      text: 'Eggs and milk\nBread and butter\nA hat',
      says: { headline: null },
    },
    {
      sentence: 'names its author behind “By”',
      text: `Ferry stops\nBy Ada Quill\n\n${BODY}`,
      says: { headline: 'Ferry stops', authors: ['Ada Quill'] },
      frame: ['By Ada Quill'],
    },
    {
      sentence: 'names two authors',
      text: `Ferry stops\nBY ADA QUILL AND JONAS FERRELL\n${BODY}`,
      says: { authors: ['ADA QUILL', 'JONAS FERRELL'] },
      frame: ['BY ADA QUILL AND JONAS FERRELL'],
    },
    {
      sentence: 'names an author without the role',
      text: `Ferry stops\nBy Ada Quill, transport editor\n${BODY}`,
      says: { authors: ['Ada Quill'] },
      frame: ['By Ada Quill, transport editor'],
    },
    {
      sentence: 'names an author with a small word in the name',
      text: `Fähre steht still\nVon Anna von der Heide\n${BODY}`,
      says: { authors: ['Anna von der Heide'] },
      frame: ['Von Anna von der Heide'],
    },
    {
      sentence: 'that begins with the byline has no headline',
      text: `By Ada Quill\n${BODY}`,
      says: { headline: null, authors: ['Ada Quill'] },
      frame: ['By Ada Quill'],
    },
    {
      sentence: 'may begin a headline with “By”',
      text: `By the sea they wait for a ferry\n${BODY}`,
      says: { headline: 'By the sea they wait for a ferry', authors: [] },
    },
    {
      sentence: 'with “By” in its body names nobody',
      text: `Ferry stops\n${BODY}\nBy Ada Quill`,
      says: { authors: [] },
    },
    {
      sentence: 'is dated by a line that is a date',
      text: `Ferry stops\nJanuary 6, 2026\n${BODY}`,
      says: { publishedAt: '2026-01-06' },
      frame: ['January 6, 2026'],
    },
    {
      sentence: 'is dated in the line of its byline',
      text: `Ferry stops\nBy Ada Quill | 6 January 2026\n${BODY}`,
      says: { authors: ['Ada Quill'], publishedAt: '2026-01-06' },
      frame: ['By Ada Quill | 6 January 2026'],
    },
    {
      sentence: 'is dated behind a label, and not by its update',
      text: `Ferry stops\nUpdated: 9 January 2026\nPublished on 6 January 2026\n${BODY}`,
      says: { publishedAt: '2026-01-06' },
      frame: ['Updated: 9 January 2026', 'Published on 6 January 2026'],
    },
    {
      sentence: 'in German is dated behind a label',
      text: `Fähre steht still\nVeröffentlicht am 6. Januar 2026, 19:05 Uhr\n${BODY}`,
      says: { publishedAt: '2026-01-06' },
      frame: ['Veröffentlicht am 6. Januar 2026, 19:05 Uhr'],
    },
    {
      sentence: 'is not dated by a sentence with a date in it',
      text: `Ferry stops\nThe board met on January 6, 2026 and again the day after\n${BODY}`,
      says: { publishedAt: null },
    },
    {
      sentence: 'is not dated by a date without a year',
      text: `Ferry stops\nOrrin, January 6\n${BODY}`,
      says: { publishedAt: null },
    },
    {
      sentence: 'is dated at its end, above its address',
      text: `Ferry stops\n${BODY}\n2026-01-06\n${ADDRESS}`,
      says: { publishedAt: '2026-01-06', url: ADDRESS },
      frame: ['2026-01-06', ADDRESS],
    },
    {
      sentence: 'has its address behind a label and in brackets',
      text: `${BODY}\n\nSource: <${ADDRESS}>\n`,
      says: { url: ADDRESS },
      frame: [`Source: <${ADDRESS}>`],
    },
    {
      sentence: 'that ends in a sentence with an address has none',
      text: `${BODY}\n\nMore at ${ADDRESS}`,
      says: { url: null },
    },
    {
      sentence: 'with Windows line ends is read alike',
      text: `Ferry stops\r\nBy Ada Quill\r\n\r\n${BODY}\r\n${ADDRESS}\r\n`,
      says: { headline: 'Ferry stops', authors: ['Ada Quill'], url: ADDRESS },
      frame: ['By Ada Quill', ADDRESS],
    },
  ])('$sentence', ({ text, says, frame = [] }) => {
    const found = textFrame(text);
    expect(found).toMatchObject(says);
    const framed = found.frame.map(({ start, end }) => text.slice(start, end).trim());
    expect(framed.toSorted()).toEqual(frame.toSorted());
  });

  test('of whatever letters and lines is read without a throw, and its frame lies within it', () => {
    const piece = fc.constantFrom(
      'By ',
      'Ada Quill',
      '\n',
      '2026-01-06',
      ADDRESS,
      ' | ',
      'Updated: ',
      BODY,
      '\ud800',
      '\0',
    );
    const text = fc
      .array(fc.oneof(piece, fc.string({ unit: 'binary' })), { maxLength: 30 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, (any) => {
        for (const { start, end } of textFrame(any).frame)
          expect(0 <= start && start < end && end <= any.length).toBe(true);
      }),
    );
  });
});
