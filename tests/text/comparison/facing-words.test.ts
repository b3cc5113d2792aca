import { describe, expect, test } from 'vitest';
import type { Overlap } from '@/text/comparison/comparison';
import { compared, described } from './printed';

const FACING: readonly [string, string, string, string[], Overlap][] = [
  [
    'the last word, and one text goes on with a sentence',
    'Nobody told the harbour office about the leak until Monday,',
    'Nobody told the harbour office about the leak until Friday. Had we known, we would have come.',
    ['substitution: Monday → Friday'],
    'contained',
  ],
  [
    'the last word, and one text goes on with a clause',
    'Nobody told the harbour office about the leak until Monday',
    'Nobody told the harbour office about the leak until Friday, when the quay was already under water.',
    ['substitution: Monday → Friday'],
    'contained',
  ],
  [
    'the last word, and one text goes on without a mark',
    'Nobody told the harbour office about the leak until Monday',
    'Nobody told the harbour office about the leak until Friday when the quay was already under water.',
    ['substitution: Monday → Friday'],
    'contained',
  ],
  [
    'the last word, and one text goes on behind its attribution',
    'Nobody told the harbour office about the leak until Monday,',
    'Nobody told the harbour office about the leak until Friday|Had we known, we would have come.',
    ['substitution: Monday → Friday'],
    'contained',
  ],
  [
    'a number of several words',
    'The school has to get by on 3 1/2 teachers',
    'The school has to get by on three and a half teachers. It was never meant to be so.',
    ['spelling: 3 → three', 'substitution: 1/2 → and a half'],
    'contained',
  ],
  [
    'words left out in front of the last one',
    'We asked for a ferry for years and now we’ve bloody well got one. The island is glad of it.',
    'We asked for a ferry for years and now we have one',
    ['spelling: we’ve → we have', 'omission: bloody well got → '],
    'contains',
  ],
  [
    'the last word, and a link of the post goes on',
    'We will rebuild the pier before the summer https://brackwater.example/pier',
    'We will rebuild the pier before the winter',
    ['substitution: summer → winter'],
    'contains',
  ],
  [
    'the first word, and one text begins earlier',
    'Fishermen lost everything in the storm that night.',
    'I was on the quay with my brother at the time. Farmers lost everything in the storm that night.',
    ['substitution: Fishermen → Farmers'],
    'contained',
  ],
];

const TORN: readonly [string, string, string, string[]][] = [
  [
    'a bracket behind a pronoun here, and for it there',
    'She [Marten] told me the ferry would be sold by winter.',
    '[Marten] told me the ferry would be sold by winter.',
    ['bracket: She [Marten] → [Marten]'],
  ],
  [
    'such a bracket where one text begins earlier',
    'She [Marten] told me the ferry would be sold by winter.',
    'It was at the harbour fair. [Marten] told me the ferry would be sold by winter.',
    ['bracket: She [Marten] → [Marten]'],
  ],
  [
    'such a bracket inside the stretch',
    'I was there when she [Marten] told me the ferry would be sold.',
    'I was there when [Marten] told me the ferry would be sold.',
    ['bracket: she [Marten] → [Marten]'],
  ],
  [
    'quotation marks round the first words of the stretch',
    'Well, every day I hear them say that the “old ferry” would be sold by winter.',
    'You may say it old ferry would be sold by winter.',
    ['punctuation: “old → old', 'punctuation: ferry” → ferry'],
  ],
  [
    'quotation marks round its last words',
    'They will sell by winter what they call the “old ferry” and not one of us was asked.',
    'They will sell by winter what they call the “old ferry',
    [],
  ],
];

describe('the edge of the stretch does not tear apart', () => {
  test.each(TORN)('%s', (_, a, b, differences) => {
    expect(described(compared(a, b))).toEqual(differences);
  });
});

const STOPPING: readonly [string, string, string, Overlap][] = [
  [
    'one text simply stops',
    'Nobody told the harbour office about the leak',
    'Nobody told the harbour office about the leak until Friday. Had we known, we would have come.',
    'contained',
  ],
  [
    'a sentence ends there and each goes on with another',
    'Nobody told the harbour office about the leak. Why not?',
    'Nobody told the harbour office about the leak. Had we known of it, we would have come at once.',
    'partial',
  ],
  [
    'a small word in front leads to half of a clause',
    'And fishermen lost everything in the storm that night.',
    'I was there and heard it from the mayor that same week that fishermen lost everything in the storm that night.',
    'partial',
  ],
];

describe('words at the edge of the stretch face each other though one text goes on', () => {
  test.each(FACING)('%s', (_, a, b, differences, overlap) => {
    const comparison = compared(a, b);
    expect(described(comparison)).toEqual(differences);
    expect(comparison.overlap).toBe(overlap);
    expect(compared(b, a).differences.map((each) => [each.a, each.b])).toEqual(
      comparison.differences.map((each) => [each.b, each.a]),
    );
  });

  test('and are weighty where they are a date', () => {
    const [, a, b] = FACING[0] ?? [];
    expect(compared(a ?? '', b ?? '').differences.map(({ weighty }) => weighty)).toEqual([true]);
  });
});

describe('nothing faces anything where', () => {
  test.each(STOPPING)('%s', (_, a, b, overlap) => {
    const comparison = compared(a, b);
    expect(described(comparison).filter((each) => !each.startsWith('case'))).toEqual([]);
    expect(comparison.overlap).toBe(overlap);
  });
});
