import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Range } from '@/text/article';
import { basisEvidence } from '@/text/comparison/basis-evidence';
import { basisOf, type Circumstances } from '@/text/comparison/basis-of';

const SAID = 'We will not sell the harbour.';

/** A printing in its article. */
interface PrintedQuotation extends Omit<Circumstances, 'evidence'> {
  readonly text: string;
  readonly segments: readonly Range[];
}

/** Reads the evidence of both, and says what it comes to. */
function basisBetween(a: PrintedQuotation, b: PrintedQuotation) {
  const known = (of: PrintedQuotation) => ({ ...of, evidence: basisEvidence(of.text, of.segments) });
  return basisOf(known(a), known(b));
}

/** An article in which § stands for the quotation. */
function article(text: string, fields: Partial<PrintedQuotation> = {}): PrintedQuotation {
  const start = text.indexOf('§');
  return {
    text: text.replace('§', SAID),
    segments: [{ start, end: start + SAID.length }],
    speaker: 'Mara Holt',
    language: 'en',
    publishedAt: '2024-05-02',
    ...fields,
  };
}
const PLAIN = article('“§” Holt said on Thursday.');

const translations: readonly [string, PrintedQuotation][] = [
  ['in another language', article('«§» sagte Holt.', { language: 'de' })],
  ['with a note that it is translated', article('“§” Holt said, in remarks translated from Danish.')],
  ['with the language it was said in', article('“§” Holt told reporters in Portuguese.')],
  ['with an interpreter', article('“§” Holt said through an interpreter.')],
  ['with somebody’s translation', article('Holt wrote, according to a translation by the embassy: “§”')],
  ['posted in another language', article('“§” Holt posted in Spanish.')],
];
const reports: readonly [string, PrintedQuotation][] = [
  ['told to another outlet', article('“§” Holt told the Brackwater Courier.')],
  ['told to a broadcaster in capitals', article('“§” Holt told BNN on Thursday.')],
  ['in an interview with another outlet', article('Holt said in an interview with Stellmoor Radio: “§”')],
  ['first reported elsewhere', article('“§” Holt said, as first reported by the Orrin Gazette.')],
  ['in comments to another outlet', article('“§” Holt said in comments to the Valley Echo.')],
];
const occasions: readonly [string, PrintedQuotation][] = [
  ['said again, weeks later', article('“§” Holt said again.', { publishedAt: '2024-06-20' })],
  ['often said, weeks later', article('“§” Holt has often said.', { publishedAt: '2024-06-20' })],
  ['repeated, weeks later', article('Holt repeated: “§”', { publishedAt: '2024-06-20' })],
  ['of a stump speech, on a day unknown', article('“§” runs her stump speech.', { publishedAt: null })],
  [
    'said at every rally, a week later',
    article('“§” she says at every rally.', { publishedAt: '2024-05-09' }),
  ],
];
const same: readonly [string, PrintedQuotation][] = [
  ['said on the same day by the same person', article('“§” Holt said.')],
  ['said the next day by the same person', article('“§” Holt said.', { publishedAt: '2024-05-03' })],
  ['told to people, not to an outlet', article('“§” Holt told the council.')],
  ['repeated on the same day', article('Holt repeated: “§”')],
  ['near to talk of languages', article('“§” Holt said. The school teaches Danish.')],
];
const unknown: readonly [string, PrintedQuotation][] = [
  ['on a day unknown', article('“§” Holt said.', { publishedAt: null })],
  ['weeks later, with nothing said of it', article('“§” Holt said.', { publishedAt: '2024-06-20' })],
  ['by nobody', article('“§” it says.', { speaker: null })],
  ['by somebody else', article('“§” Dorn said.', { speaker: 'Ines Dorn' })],
  [
    'with the evidence in another paragraph',
    article('“§” it says.\n\nDorn told the Brackwater Courier otherwise.', { speaker: null }),
  ],
];

describe.each([
  ['two translations', translations],
  ['quoted from another report', reports],
  ['perhaps two occasions', occasions],
  ['same words expected', same],
  [null, unknown],
] as const)('the basis is %s when one is printed', (basis, rows) => {
  test.each(rows)('%s', (_, other) => {
    expect(basisBetween(PLAIN, other)).toBe(basis);
    expect(basisBetween(other, PLAIN)).toBe(basis);
  });
});

test('evidence inside the quotation is the speaker’s, not the article’s', () => {
  const text = '“I told BNN so, and I have said it in Danish,” Holt said.';
  const quoting = { ...PLAIN, text, segments: [{ start: 1, end: 45 }] };
  expect(basisBetween(quoting, PLAIN)).toBe('same words expected');
});

test('any text and any segments give an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(50), fc.nat(50), (text, start, length) => {
      const quoted = { ...PLAIN, text, segments: [{ start, end: start + length }] };
      expect(basisBetween(quoted, PLAIN)).toBe(basisBetween(PLAIN, quoted));
    }),
  );
});
