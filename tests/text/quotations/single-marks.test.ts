import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explained } from './quoted';

const words = (text: string): string[] => explained(text).map(({ quotation }) => quotation.text);

describe('in single marks', () => {
  test.each<{ sentence: string; text: string; found: string[] }>([
    {
      sentence: 'a plural possessive before an inner quotation does not close',
      text: '‘The officials told me the tenants’ “safety concerns” had been dealt with, and I believed them,’ said Ana Bell.',
      found: [
        'The officials told me the tenants’ “safety concerns” had been dealt with, and I believed them,',
      ],
    },
    {
      sentence: 'a plural possessive before the closing mark does not close',
      text: '‘That’s the builders’ problem, not the tenants’,’ said Ana Bell. ‘We knew nothing,’ she added.',
      found: ['That’s the builders’ problem, not the tenants’,', 'We knew nothing,'],
    },
    {
      sentence: 'the last word of a quotation may end in s',
      text: '‘They sold us the keys’ was all he said. ‘Nothing more,’ said Ana Bell.',
      found: ['They sold us the keys', 'Nothing more,'],
    },
    {
      sentence: 'a possessive in an inner quotation leaves the outer one whole',
      text: '‘She said “the tenants’ roof is fine” and left,’ said Ana Bell.',
      found: ['She said “the tenants’ roof is fine” and left,'],
    },
    {
      sentence: 'a plural possessive before an inner quotation in the same marks does not close',
      text: '‘The workers’ ‘safety concerns’ were never read,’ said Ana Bell. ‘Nobody cared,’ she added.',
      found: ['The workers’ ‘safety concerns’ were never read,', 'Nobody cared,'],
    },
    {
      sentence: 'nor does a straight one',
      text: "'They read the workers' 'quiet words' aloud,' said Ana Bell. 'Twice,' she added.",
      found: ["They read the workers' 'quiet words' aloud,", 'Twice,'],
    },
    {
      sentence: 'nor one before an inner quotation that ends in s and one that does not',
      text: '‘The crews’ ‘long talks’ and the mates’ ‘short walk’ are over,’ said Ana Bell.',
      found: ['The crews’ ‘long talks’ and the mates’ ‘short walk’ are over,'],
    },
    {
      sentence: 'in the narration it opens nothing',
      text: '‘We read it,’ said Ana Bell of the workers’ ‘quoted words’ on Monday.',
      found: ['We read it,', 'quoted words'],
    },
    {
      sentence: 'with one closer ahead it closes, for the second quotation needs that',
      text: '‘We heard the workers’ ‘and nobody else,’ said Ana Bell.',
      found: ['We heard the workers', 'and nobody else,'],
    },
  ])('$sentence', ({ text, found }) => {
    expect(words(text)).toEqual(found);
  });
});

test('possessives before inner quotations never cut the outer one', () => {
  const owner = fc.constantFrom('workers', 'crews', 'tenants', 'boys');
  const inner = fc.constantFrom('safety concerns', 'quiet word', 'last hopes');
  const gap = fc.constantFrom(' about the roof and the ', ' and then the ', ' told us of the ');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(owner, inner, gap), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(['‘', '’'], ["'", "'"]),
      (parts, [open, close]) => {
        const said = `The ${parts.map(([who, what, rest]) => `${who}${close} ${open}${what}${close}${rest}`).join('')}mayor knew,`;
        expect(words(`${open}${said}${close} said Ana Bell. She left.`)).toEqual([said]);
      },
    ),
  );
});
