import { describe, expect, test } from 'vitest';
import { agencyCredit } from '@/text/matching/agency-credit';

const rows: readonly [string, readonly string[], string, string | null][] = [
  ['in the dateline', [], 'BRACKWATER (AP) — The harbour is closed.', 'AP'],
  ['as an author', ['The Associated Press'], 'The harbour is closed.', 'AP'],
  ['behind the author', ['Mara Holt, Reuters'], 'The harbour is closed.', 'Reuters'],
  ['in the dateline with a hyphen', [], 'STELLMOOR (Reuters) - The dyke broke.', 'Reuters'],
  ['nowhere', ['Mara Holt'], 'The harbour is closed.', null],
  ['only as a helper', ['Mara Holt'], 'The harbour is closed. The Associated Press contributed.', null],
  ['only far inside the text', [], `${'The harbour is closed. '.repeat(20)}(AP) — and more`, null],
  ['in brackets that name a party', [], 'Ines Dorn (Labour) — a surprise — won.', null],
];
describe('an agency is credited', () => {
  test.each(rows)('%s', (_, authors, text, expected) => {
    expect(agencyCredit({ authors, text })).toBe(expected);
  });
});
