import { describe, expect, test } from 'vitest';
import { chainWords } from '@/text/matching/align-words';
import { agreesInStretch, judgeWords } from '@/text/matching/judge-words';
import { weighWords } from '@/text/matching/weigh-words';
import { printed, UNKNOWN_FREQUENCY } from './passages';

function judged(a: string, b: string) {
  const [first, second] = [a, b].map((text) => weighWords(printed(text).words));
  if (first === undefined || second === undefined) return null;
  return judgeWords(chainWords(first), second, UNKNOWN_FREQUENCY, 100);
}

const LONG =
  'The engineers warned this council about the harbour wall for twenty years, and nobody listened.';

const rows: readonly [string, string, string, 'proven' | 'needs a tie' | 'refused'][] = [
  ['a long equal quotation', LONG, LONG, 'proven'],
  ['a fragment', 'harbour wall', LONG, 'needs a tie'],
  [
    'a whole sentence of common words',
    'I think you did it all right',
    'I think you did it all right',
    'needs a tie',
  ],
  [
    'part of a sentence of common words',
    'I think you did it all right',
    'Nobody can say that you did it all wrong',
    'refused',
  ],
  ['nothing shared', LONG, 'We lost the vote by nine.', 'refused'],
];

describe('it is judged by words alone that', () => {
  test.each(rows.map(([name, a, b, expected]) => [name, expected, a, b] as const))(
    '%s is %s',
    (_, expected, a, b) => {
      const judgement = judged(a, b);
      const said = judgement === null ? 'refused' : judgement.needsTie ? 'needs a tie' : 'proven';
      expect(said).toBe(expected);
    },
  );
});

test('words left out leave the stretch in agreement, words changed do not', () => {
  const out = judged(LONG, LONG.replace(' about the harbour wall', ''));
  const changed = judged(LONG, LONG.replace('warned this', 'told the whole').replace('harbour', 'quay'));
  expect(out && agreesInStretch(out.match)).toBe(true);
  expect(changed && agreesInStretch(changed.match)).toBe(false);
});
