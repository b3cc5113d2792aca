import { expect, test } from 'vitest';
import { rulesFor } from '@/text/quotations/languages/rules-for';
import { readItems } from '@/text/quotations/narration';
import { endsSentence } from '@/text/quotations/sentence-ends';

const rules = rulesFor('en');

/** The sentences of a text as their words. */
function sentences(text: string): string[] {
  const items = readItems(text, { start: 0, end: text.length }, [], 0, rules);
  const ends = items.flatMap((item, index) => (endsSentence(items, index, rules) ? [item.end] : []));
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end).trim());
}

test.each<{ sentence: string; text: string; count: number }>([
  { sentence: 'a stop before a capital ends', text: 'It rained. The weir held.', count: 2 },
  { sentence: 'a question ends', text: 'Who knew? Nobody did.', count: 2 },
  { sentence: 'a rank does not', text: 'Lt. Oda and Col. Lowe left.', count: 1 },
  { sentence: 'initials do not', text: 'J. R. Oda left.', count: 1 },
  { sentence: 'U.S. before a name does not', text: 'The U.S. Attorney left.', count: 1 },
  { sentence: 'U.S. before an opener does', text: 'He left the U.S. The weir held.', count: 2 },
  { sentence: 'a party and state in brackets do not', text: 'Ann Lowe (D-Mo.), who left, spoke.', count: 1 },
  { sentence: 'a stop before a comma does not', text: 'In Raleigh, N.C., it rained.', count: 1 },
  { sentence: 'a street before a name does', text: 'She lives at 5 Ferry Ave. Rosa Quill left.', count: 2 },
  {
    sentence: 'a company before a title does not',
    text: 'Lund Inc. President Rosa Quill left.',
    count: 1,
  },
  { sentence: 'a month before a day does not', text: 'She left on Jan. 5 with them.', count: 1 },
  { sentence: 'a decimal does not', text: 'It rose 3.5 feet.', count: 1 },
])('$sentence', ({ text, count }) => {
  expect(sentences(text)).toHaveLength(count);
});
