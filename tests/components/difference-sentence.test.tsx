import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differenceSentence } from '@/components/difference-sentence';
import type { DifferenceKind } from '@/text/comparison/comparison';
import { english } from './read-catalogue';
import { difference } from './samples';

const sentence = (kind: DifferenceKind, a: string, b: string, wordBefore = ''): string =>
  differenceSentence(english, 'The Gull', difference({ kind, a, b }), wordBefore);

const KINDS: readonly DifferenceKind[] = [
  'punctuation',
  'case',
  'spelling',
  'tidying',
  'ellipsis',
  'dots-nothing-missing',
  'bracket',
  'substitution',
  'insertion',
  'omission',
  'joined',
  'transposition',
];

describe('differenceSentence', () => {
  test.each<[kind: DifferenceKind, a: string, b: string, said: string]>([
    ['substitution', 'of', 'on', '“of” here, “on” in The Gull'],
    ['insertion', '', 'with ICE', '“with ICE” only in The Gull; no dots here'],
    ['omission', 'with ICE', '', '“with ICE” only here; no dots in The Gull'],
    ['insertion', 'the', 'all the', '“the” here, “all the” in The Gull'],
    ['case', 'What', 'what', 'Capital W in “What” here, “what” in The Gull'],
    ['case', 'what', 'What', '“what” here, capital W in “What” in The Gull'],
    ['case', 'NASA', 'Nasa', 'Other capitals: “NASA” here, “Nasa” in The Gull'],
    ['spelling', "it's", 'it is', "Other spelling: “it's” here, “it is” in The Gull"],
    ['tidying', 'um', '', 'Small words of speech: “um” here, nothing in The Gull'],
    ['ellipsis', '…', 'with ICE', 'Dots here where The Gull prints “with ICE”'],
    ['ellipsis', 'with ICE', '. . .', 'Dots in The Gull where “with ICE” stands here'],
    ['ellipsis', '', '[...]', 'Dots in The Gull where nothing stands here'],
    ['dots-nothing-missing', '...', '', 'Dots here, no words missing beside The Gull'],
    ['dots-nothing-missing', '', '…', 'Dots in The Gull, no words missing beside the text here'],
    ['dots-nothing-missing', '...', '[…]', 'Dots at this place in both'],
    ['bracket', '[of]', 'of', '“[of]” shown as added by [ ] here, printed as said in The Gull: “of”'],
    ['bracket', 'Smith', '[he]', '“Smith” printed as said here, shown as added by [ ] in The Gull: “[he]”'],
    ['bracket', '[of]', '', '“[of]” shown as added by [ ] here, nothing at that place in The Gull'],
    ['bracket', '', '[of]', '“[of]” shown as added by [ ] in The Gull, nothing at that place here'],
    [
      'transposition',
      'now and then',
      'then and now',
      'In another order: “now and then” here, “then and now” in The Gull',
    ],
    [
      'joined',
      'go, and I',
      'go. I',
      'Sentences run together in one of them: “go, and I” here, “go. I” in The Gull',
    ],
  ])('%s: "%s" / "%s" is told as: %s', (kind, a, b, said) => {
    expect(sentence(kind, a, b)).toBe(said);
  });

  test('never says that one leaves out, adds or changes anything', () => {
    for (const kind of KINDS) {
      for (const [a, b] of [
        ['of it', ''],
        ['', 'on it'],
        ['of it', 'on it'],
        ['of it', '…'],
      ] as const) {
        expect(sentence(kind, a, b)).not.toMatch(/leaves out|adds|changes|moves/);
      }
    }
  });

  test.each<[a: string, b: string, before: string, said: string]>([
    ['us,', 'us', '', 'After “us”: comma here, no such mark in The Gull'],
    ['us, and', 'us and', 'of', 'After “us”: comma here, no such mark in The Gull'],
    [',', '', 'us', 'After “us”: comma here, no such mark in The Gull'],
    ['', ';', 'us', 'After “us”: no such mark here, semicolon in The Gull'],
    ['us.', 'us!', '', 'After “us”: full stop here, exclamation mark in The Gull'],
    ['us?"', 'us', '', 'After “us”: question mark, quotation mark here, no such mark in The Gull'],
    ['well-known', 'well known', '', 'After “well”: hyphen here, no such mark in The Gull'],
    ['—us', 'us', '', 'Before “us”: dash here, no such mark in The Gull'],
    ['us', '(us', 'of', 'After “of”: no such mark here, round bracket in The Gull'],
    [',', '', '', 'Marks: comma here, no such mark in The Gull'],
    ['us...', 'us', '', 'After “us”: dots here, no such mark in The Gull'],
    ['us ¶', 'us', '', 'After “us”: ¶ here, no such mark in The Gull'],
    [
      'later, and',
      'later. And,',
      '',
      'After “later”: comma here, full stop in The Gull; “and” here, capital A in “And” in The Gull; After “and”: no such mark here, comma in The Gull',
    ],
  ])('names marks nobody can hear: "%s" / "%s" after "%s"', (a, b, before, said) => {
    expect(sentence('punctuation', a, b, before)).toBe(said);
  });

  test('only begins a long run of words and says how long it is', () => {
    const long = Array.from({ length: 200 }, (_, index) => `w${index}`).join(' ');
    expect(sentence('omission', long, '')).toBe(
      'words from “w0 w1 w2 w3 w4 w5” on (200 words) only here; no dots in The Gull',
    );
  });

  test('says something of any two texts and blames nobody', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.string({ unit: 'binary', maxLength: 30 }),
        (kind, a, b) => {
          const frame = sentence(kind, a, b)
            .replaceAll(a.trim() || '\0', '')
            .replaceAll(b.trim() || '\0', '');
          expect(frame.length).toBeGreaterThan(0);
          expect(frame).not.toMatch(/original|edited|silent|culprit|wrong|correct/i);
        },
      ),
    );
  });
});
