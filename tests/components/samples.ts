import type { LookUpAnswer, PageAnswer, QuotationAnswer, VersionAnswer } from '@/text/answer';
import type { Comparison, Difference } from '@/text/comparison/comparison';
import type { Quotation } from '@/text/quotations/quotation';

const NOWHERE = { start: 0, end: 0 };

/** "may not" here, "will not" there, unless told otherwise. */
export const difference = (given: Partial<Difference> = {}): Difference => ({
  kind: 'substitution',
  a: 'may not',
  b: 'will not',
  rangeA: NOWHERE,
  rangeB: NOWHERE,
  shown: false,
  weighty: false,
  ...given,
});

/** Word for word the same, unless told otherwise. */
export const comparison = (given: Partial<Comparison> = {}): Comparison => ({
  overlap: 'whole',
  stretchA: NOWHERE,
  stretchB: NOWHERE,
  voice: 'quoted',
  attribution: 'same',
  basis: 'same words expected',
  differences: [],
  pieces: [{ type: 'same', text: 'We may not sell the harbour.', difference: null }],
  kind: 'identical',
  kinds: ['identical'],
  ...given,
});

/** One substitution, with the pieces that belong to it. */
export const substitution = (given: Partial<Comparison> = {}): Comparison =>
  comparison({
    differences: [difference()],
    pieces: [
      { type: 'same', text: 'We ', difference: null },
      { type: 'only-a', text: 'may not', difference: 0 },
      { type: 'only-b', text: 'will not', difference: 0 },
      { type: 'same', text: ' sell the harbour.', difference: null },
    ],
    ...given,
  });

/** A version in The Gull. */
export const version = (given: Partial<VersionAnswer> = {}): VersionAnswer => ({
  outlet: 'The Gull',
  domain: 'gull.example',
  headline: 'Mayor rules out sale',
  url: 'https://gull.example/mayor',
  publishedAt: '2026-03-04T23:30:00-05:00',
  capturedAt: '2026-03-06T10:00:00Z',
  language: 'en',
  earlierCopy: false,
  speaker: 'Maria Bell',
  score: 1,
  comparison: substitution(),
  ...given,
});

/** Words of Maria Bell. */
export const quotation = (given: Partial<Quotation> = {}): Quotation => ({
  id: 'q1',
  standsIn: 'text',
  segments: [NOWHERE],
  text: 'We may not sell the harbour.',
  speaker: 'Maria Bell',
  speakerAsWritten: 'Bell',
  cue: 'said',
  kind: 'speech',
  region: 'body',
  ...given,
});

/** A quotation with one version, unless told otherwise. */
export const quotationAnswer = (
  versions: readonly VersionAnswer[] = [version()],
  given: Partial<Quotation> = {},
): QuotationAnswer => ({ quotation: quotation(given), versions, found: versions.length });

/** A page of The Morning Ledger with one quotation found elsewhere and one found nowhere. */
export const pageAnswer = (given: Partial<PageAnswer> = {}): PageAnswer => ({
  headline: 'Harbour stays, says mayor',
  outlet: 'The Morning Ledger',
  domain: 'ledger.example',
  publishedAt: '2026-03-05',
  language: 'en',
  identity: 'https://post.example/quay',
  saved: 'new',
  quotations: [quotationAnswer(), quotationAnswer([], { id: 'q2', text: 'Nobody asked us.' })],
  others: { articles: 12, outlets: 5 },
  ...given,
});

/** What is found for one pasted quotation. */
export const lookUpAnswer = (given: Partial<LookUpAnswer> = {}): LookUpAnswer => ({
  quotations: [quotationAnswer()],
  others: { articles: 12, outlets: 5 },
  ...given,
});
