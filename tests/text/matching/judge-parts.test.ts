import { describe, expect, test } from 'vitest';
import { type AskedPart, askedParts } from '@/text/matching/asked-parts';
import { judgeParts } from '@/text/matching/judge-parts';
import { weighWords } from '@/text/matching/weigh-words';
import { broken, printed, UNKNOWN_FREQUENCY } from './passages';

const FIRST =
  'We warned this council about the harbour wall for twenty years before the water came through it';
const SECOND = 'The ferry captains drowned in silence';

/** As among a hundred passages of which nothing more is known. */
const FREQUENCY = { ...UNKNOWN_FREQUENCY, wordings: 100 };

function judged(pieces: readonly string[], found: string) {
  const [whole, ...segments] = askedParts(broken(pieces));
  const known = (part: AskedPart) => ({ ...part, frequency: FREQUENCY });
  return judgeParts([known(whole), ...segments.map(known)], weighWords(printed(found).words));
}

const rows: readonly [string, readonly string[], string, 'proven' | 'not proven'][] = [
  ['a segment that another text prints alone', [FIRST, SECOND], SECOND, 'proven'],
  [
    'a segment that another text goes on from',
    [FIRST, SECOND],
    `${SECOND}, and we buried what the council left of them on the shore`,
    'proven',
  ],
  [
    'the same words in one piece with what goes before',
    [`${FIRST} ${SECOND}`],
    `${SECOND}, and we buried what the council left of them on the shore`,
    'not proven',
  ],
  ['the whole of it', [FIRST, SECOND], `${FIRST} ${SECOND}`, 'proven'],
  [
    'a segment of a few words',
    [FIRST, 'The captains drowned'],
    'The captains drowned where nobody had seen a captain drown before',
    'not proven',
  ],
  [
    'a segment that another text prints in part',
    [FIRST, `${SECOND} while nobody watched`],
    `${SECOND} before anybody on the shore had heard that there was a storm`,
    'not proven',
  ],
  [
    'a segment whose words another text prints with others between them',
    [FIRST, SECOND],
    'The ferry captains drowned that night in silence, and we buried what the council left of them on the shore',
    'not proven',
  ],
  ['nothing shared', [FIRST, SECOND], 'Nobody votes by candle any more in this town', 'not proven'],
];

describe('of a quotation that is broken off', () => {
  test.each(rows.map(([name, a, b, expected]) => [name, expected, a, b] as const))(
    '%s is %s',
    (_, expected, pieces, found) => {
      const judgement = judged(pieces, found);
      expect(judgement !== null && !judgement.needsTie ? 'proven' : 'not proven').toBe(expected);
    },
  );
});

test('the places of a segment are counted in the whole', () => {
  const start = printed(FIRST).words.length;
  const { length } = printed(SECOND).words;
  expect(judged([FIRST, SECOND], SECOND)?.match).toMatchObject({
    tiles: [{ a: start, b: 0, length }],
    stretchA: { start, end: start + length },
    stretchB: { start: 0, end: length },
  });
});
