import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '@/text/blocks-of';
import { extractQuotations } from '@/text/quotations/extract-quotations';
import { GROWTH_TIMEOUT_MS, growth, MOST_GROWTH } from './growth';

/** Text of nothing but trouble: marks of all kinds, words rules look for, broken surrogates, line breaks. */
const piece = fc.oneof(
  fc.constantFrom(...'"“”„‟〝〞＂\'‘’‚«»‹›「」『』《》`—–-.,:;?!…()[]{} \n\t\u00a0\u0000\u00ad'),
  fc.constantFrom(
    'said',
    ' said ',
    'Rosa Quill ',
    'he ',
    ' who ',
    ', ',
    '\n\n',
    "''",
    '``',
    '12"',
    'U.S. ',
    'REPORTER: ',
    ' by ',
    ' the ',
  ),
  fc.constantFrom('\ud800', '\udc00', '🜚', 'は', 'と', 'é'),
  fc.string({ maxLength: 4 }),
);
const anyText = fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join(''));
const language = fc.constantFrom('en', 'de', 'fr', 'es', 'ja', 'zh', 'ko', 'pl', 'sv', 'EN-gb', '', null);

function check(text: string, headline: string | null, tongue: string | null): void {
  const found = extractQuotations({ text, headline, blocks: blocksOf(text, headline), language: tongue });
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  for (const standsIn of ['text', 'headline'] as const) {
    const base = standsIn === 'text' ? text : (headline ?? '');
    let end = 0;
    for (const quotation of found.filter((one) => one.standsIn === standsIn)) {
      for (const segment of quotation.segments) {
        expect(segment.start).toBeGreaterThanOrEqual(end);
        expect(segment.end).toBeGreaterThan(segment.start);
        expect(segment.end).toBeLessThanOrEqual(base.length);
        end = segment.end;
      }
      expect(quotation.segments.length).toBeGreaterThan(0);
      expect(quotation.text).toBe(
        quotation.segments.map((segment) => base.slice(segment.start, segment.end)).join(' '),
      );
      expect(quotation.region === 'headline').toBe(
        standsIn === 'headline' || isHeadline(text, headline, quotation.segments[0]?.start ?? 0),
      );
    }
  }
}

function isHeadline(text: string, headline: string | null, at: number): boolean {
  return blocksOf(text, headline).some(
    ({ region, start, end }) => region === 'headline' && start <= at && at < end,
  );
}

describe('for any text', () => {
  test('segments are in range, in order and never overlap; text is their words; ids are unique', () => {
    fc.assert(
      fc.property(anyText, fc.option(anyText), language, (text, headline, tongue) =>
        check(text, headline, tongue),
      ),
      { numRuns: 600 },
    );
  });

  test('the answer is the same each time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const article = { text, headline: null, blocks: blocksOf(text, null), language: 'en' };
        expect(extractQuotations(article)).toEqual(extractQuotations(article));
      }),
      { numRuns: 100 },
    );
  });

  test('what follows a paragraph cannot change the spans of those before it', () => {
    fc.assert(
      fc.property(anyText, (tail) => {
        const head = '“It held,” Rosa Quill said.\n\nThe river fell.\n\n';
        const text = head + tail;
        const [first] = extractQuotations({
          text,
          headline: null,
          blocks: blocksOf(text, null),
          language: 'de',
        });
        expect(first?.text).toBe('It held,');
      }),
      { numRuns: 200 },
    );
  });
});

describe('time grows with the text and no faster:', () => {
  test.each<{ what: string; unit: string }>([
    { what: 'openers', unit: '“' },
    { what: 'openers and words', unit: '“a ' },
    { what: 'straight marks', unit: '"' },
    { what: 'single marks', unit: "'a' " },
    { what: 'left-open paragraphs', unit: '“a\n\n' },
    { what: 'quotations without a sentence end', unit: 'he said “a” ' },
    { what: 'pronouns in one long paragraph', unit: 'Rosa Quill ran. A man left and she said “a” ' },
    { what: 'bodies in one long paragraph', unit: 'The board met and it said “a” ' },
    { what: 'turns in marks', unit: '“QUILL: a\n\n' },
    { what: 'names', unit: 'Ab Cd, ' },
    { what: 'namesakes', unit: 'A. Smith. B. Smith. ' },
    { what: 'commas', unit: ', a' },
    { what: 'spaces', unit: ' ' },
    { what: 'labels', unit: 'AB: no.\n' },
    { what: 'backticks', unit: '`' },
  ])(
    '$what',
    ({ unit }) => {
      const read = (length: number): void => {
        const text = unit.repeat(Math.ceil(length / unit.length));
        extractQuotations({ text, headline: null, blocks: blocksOf(text, null), language: 'en' });
      };
      expect(growth(read, 30_000)).toBeLessThan(MOST_GROWTH);
    },
    GROWTH_TIMEOUT_MS,
  );
});
