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
  ])('$sentence', ({ text, found }) => {
    expect(words(text)).toEqual(found);
  });
});
