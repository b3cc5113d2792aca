import { expect, test } from 'vitest';
import { quotationsToShow } from '@/storage/quotations-to-show';
import type { Quotation } from '@/text/quotations/quotation';

let made = 0;

function quotation(text: string, changes: Partial<Quotation> = {}): Quotation {
  made += 1;
  return {
    id: `q${made}`,
    standsIn: 'text',
    segments: [{ start: 0, end: text.length }],
    text,
    speaker: null,
    speakerAsWritten: null,
    cue: null,
    kind: 'speech',
    region: 'body',
    ...changes,
  };
}

const shown = (...all: Quotation[]) => quotationsToShow(all, 'en').map(({ text }) => text);

const WHOLE = 'We will not raise fares this year.';

test.each<[string, Quotation[], string[]]>([
  [
    'speech and fragments are shown',
    [quotation(WHOLE), quotation('a mess', { kind: 'fragment' })],
    [WHOLE, 'a mess'],
  ],
  ['terms are not', [quotation('short', { kind: 'term' })], []],
  [
    'what the headline repeats stands there once, in the text’s words',
    [quotation('not raise fares', { region: 'headline', standsIn: 'headline' }), quotation(WHOLE)],
    [WHOLE],
  ],
  [
    'so does what a headline credits to an office and the text to a name',
    [
      quotation('not raise fares', { region: 'headline', standsIn: 'headline', speaker: 'ferry director' }),
      quotation(WHOLE, { speaker: 'Ada Wren' }),
    ],
    [WHOLE],
  ],
  [
    'a headline’s own quotation is shown',
    [quotation('Never again', { region: 'headline', standsIn: 'headline' }), quotation(WHOLE)],
    ['Never again', WHOLE],
  ],
  [
    'a part of a word is no repetition',
    [quotation('raise far', { region: 'headline', standsIn: 'headline' }), quotation(WHOLE)],
    ['raise far', WHOLE],
  ],
  [
    'a caption does not take the place of the text, though it stands first',
    [quotation(WHOLE, { region: 'caption' }), quotation('We will not raise fares this year')],
    ['We will not raise fares this year'],
  ],
  [
    'a headline repeated by the standfirst only is shown',
    [
      quotation('not raise fares', { region: 'headline', standsIn: 'headline' }),
      quotation(WHOLE, { region: 'standfirst' }),
    ],
    ['not raise fares', WHOLE],
  ],
  [
    'a pull quotation with the same words is shown once',
    [quotation(WHOLE), quotation('“We will not raise fares this year”', { region: 'blockquote' })],
    [WHOLE],
  ],
  [
    'a shorter quotation in the text is shown beside the longer one',
    [quotation(WHOLE), quotation('not raise fares')],
    [WHOLE, 'not raise fares'],
  ],
  [
    'the same words of two speakers are two quotations',
    [
      quotation('I did nothing wrong', { speaker: 'Ada Wren' }),
      quotation('I did nothing wrong', { speaker: 'Ivo Lund' }),
    ],
    ['I did nothing wrong', 'I did nothing wrong'],
  ],
])('%s', (_rule, quotations, texts) => {
  expect(shown(...quotations)).toEqual(texts);
});

test('a text with quotations without end is shown up to a limit, from its beginning', () => {
  const many = Array.from({ length: 25_000 }, (_, i) => quotation(`number ${i} has been read`));
  const texts = shown(...many);
  expect(texts).toHaveLength(500);
  expect(texts.at(-1)).toBe('number 499 has been read');
});
