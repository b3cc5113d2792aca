import type { ReaderMark } from '@/text/reader-mark';
import type { SavedComparison, SavedWitness } from '@/text/saved-comparison';

/** A text of The Morning Ledger, on screen. */
export function savedWitness(given: Partial<SavedWitness> = {}): SavedWitness {
  const { printed = 'We will never sell the old harbour to anybody.', ...rest } = given;
  return {
    id: 'https://ledger.example/harbour',
    textId: rest.id ?? 'https://ledger.example/harbour',
    outlet: 'The Morning Ledger',
    domain: 'ledger.example',
    headline: 'Harbour stays, says mayor',
    authors: ['Ilse Brandt'],
    section: 'Town',
    url: 'https://ledger.example/harbour?page=1',
    canonicalUrl: 'https://ledger.example/harbour',
    publishedAt: '2026-03-05T08:00:00+01:00',
    modifiedAt: null,
    capturedAt: '2026-03-06T09:00:00.000Z',
    lastSeenAt: '2026-03-07T09:00:00.000Z',
    capturedAs: 'page',
    language: 'en',
    agency: null,
    earlierCopy: false,
    truncated: false,
    morePages: false,
    quoted: true,
    standsIn: 'text',
    segments: [{ start: 0, end: printed.length }],
    speaker: 'Maria Bell',
    around: { before: 'It was late. “', after: '” said Bell. Nobody asked.' },
    evidence: null,
    basis: 'same words expected',
    source: null,
    match: null,
    ...rest,
    printed,
  };
}

/** The text of another outlet, with one other word. */
export function otherWitness(given: Partial<SavedWitness> = {}): SavedWitness {
  return savedWitness({
    id: 'https://gull.example/mayor',
    outlet: 'The Gull',
    domain: 'gull.example',
    headline: 'Mayor rules out sale',
    authors: [],
    section: null,
    url: 'https://gull.example/mayor',
    canonicalUrl: null,
    publishedAt: '2026-03-04',
    printed: 'We will not sell the old harbour to anybody,',
    ...given,
  });
}

/** That The Gull's page is the record. */
export const RECORD: ReaderMark = {
  version: 1,
  id: 'source-0123456789abcdef',
  madeAt: '2026-03-06T10:00:00.000Z',
  claim: { what: 'source', page: 'https://gull.example/mayor', by: 'Una Frost' },
};

/** Both texts, with a note and two tags. */
export function savedComparison(given: Partial<SavedComparison> = {}): SavedComparison {
  return {
    version: 1,
    id: '0123456789abcdef-202603071000',
    savedAt: '2026-03-07T10:00:00.000Z',
    utterance: '0123456789abcdef',
    rules: { quotations: 1, matching: 1 },
    here: 'https://ledger.example/harbour',
    base: 'https://ledger.example/harbour',
    witnesses: [savedWitness(), otherWitness()],
    unlisted: 0,
    marks: [],
    note: 'Ask her office.',
    tags: ['harbour', 'mayor'],
    commentedAt: '2026-03-07T10:05:00.000Z',
    ...given,
  };
}

/** Words a page may print to break out of a format, or to be run by a program that opens it. */
export const HOSTILE = [
  '=cmd|calc!A1',
  '+1+2',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '＝1+1',
  '"quoted", with\r\nlines',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</style></title><svg onload=alert(1)>',
  'a } b { c \\ d % e # f & g _ h ^ i ~ j $ k',
  '}, author = {Nobody',
  'ER  - \r\nTY  - BOOK',
  '[click](javascript:alert(1)) **bold** `code`',
  '# Heading\n\n- item\n1. item',
  'right\u202eleft nul\0 half\ud800 line\u2028end',
  'Нужны тоннели 港は売らない لن نبيع 🙂',
  '',
] as const;
