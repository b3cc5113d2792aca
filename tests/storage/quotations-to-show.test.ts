import { expect, test } from 'vitest';
import { quotationsToShow } from '@/storage/quotations-to-show';
import { blocksOf } from '@/text/blocks-of';
import { extractQuotations } from '@/text/quotations/extract-quotations';

/** What is shown of an article, in order. */
function shown(text: string, headline: string | null = null): string[] {
  const article = { text, headline, blocks: blocksOf(text, headline), language: 'en' };
  return quotationsToShow(extractQuotations(article)).map((quotation) => quotation.text);
}

const BODY = '“We will not raise fares this year,” said Ada Wren, the ferry director.';
const WHOLE = 'We will not raise fares this year,';

test.each<{ rule: string; text: string; headline?: string; texts: string[] }>([
  {
    rule: 'speech and fragments are shown',
    text: `${BODY}\n\nWren called the plan “a mess”.`,
    texts: [WHOLE, 'a mess'],
  },
  { rule: 'terms are not', text: `Her novel “The Salt Road” sold well.\n\n${BODY}`, texts: [WHOLE] },
  {
    rule: 'what the headline repeats stands there once, in the text’s words',
    text: BODY,
    headline: 'Ferries ‘will not raise fares’',
    texts: [WHOLE],
  },
  {
    rule: 'a headline’s own quotation is shown',
    text: BODY,
    headline: 'Ferry director: ‘Never again’',
    texts: ['Never again', WHOLE],
  },
])('$rule', ({ text, headline, texts }) => {
  expect(shown(text, headline ?? null)).toEqual(texts);
});

test('a text with quotations without end is shown up to a limit, from its beginning', () => {
  const many = Array.from({ length: 700 }, (_, i) => `“Number ${i} has been read,” said Ada Wren.`);
  const texts = shown(many.join('\n\n'));
  expect(texts).toHaveLength(500);
  expect(texts.at(-1)).toBe('Number 499 has been read,');
});
