import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparableArticle, findPairs } from '@/text/matching/find-pairs';
import type { Range } from '@/text/article';
import { quotationIn } from './passages';

const WALL =
  'The harbour wall was never meant to hold back a tide like this one, and every engineer here has said so';

/** An article of these paragraphs; what stands between “ ” is quoted. */
function article(id: string, text: string, about: Partial<ComparableArticle> = {}): ComparableArticle {
  const quoted = [...text.matchAll(/“([^”]*)”/g)].map((match) => match[1] ?? '');
  return {
    id,
    address: null,
    publishedAt: null,
    article: { text, headline: null, blocks: [], language: 'en' },
    quotations: quoted.map((words) => quotationIn(text, words)),
    ...about,
  };
}

/** Each pair as "id words – id words". */
async function pairs(...articles: ComparableArticle[]): Promise<string[]> {
  const found = await findPairs(articles);
  return found.map(({ a, b, match }) => {
    const side = ({ of, printed }: typeof a, { start, end }: Range) =>
      `${of.id} ${printed.text.slice(printed.words[start]?.start, printed.words[end - 1]?.end)}`;
    return `${side(a, match.stretchA)} – ${side(b, match.stretchB)}`;
  });
}

test('two printings are one pair, found from either end', async () => {
  const found = await pairs(
    article('a', `“${WALL},” Holt said.`),
    article('b', `Holt told them: “${WALL}.”`),
  );
  expect(found).toEqual([`a ${WALL} – b ${WALL}`]);
});

test('two passages are one pair, though what they share lines up in two ways', async () => {
  const [one, other] = ['harpsichords in quarries', 'lighthouses on volcanoes'];
  const found = await pairs(
    article('a', `“${one} ${other} ${one}.”`),
    article('b', `“${other} ${one}. Nobody ever slept up there. ${one} ${other}.”`),
  );
  expect(found).toHaveLength(1);
});

test('the stretch is what both print', async () => {
  const found = await pairs(article('a', `“${WALL}.”`), article('b', `“${WALL.slice(0, 66)}.”`));
  expect(found).toEqual([`a ${WALL.slice(0, 66)} – b ${WALL.slice(0, 66)}`]);
});

test('three printings are three pairs', async () => {
  const texts = ['a', 'b', 'c'].map((id) => article(id, `“${WALL}.”`));
  expect(await pairs(...texts)).toHaveLength(3);
});

const order: readonly [string, Partial<ComparableArticle>, Partial<ComparableArticle>, string][] = [
  ['the earlier one', { publishedAt: '2024-05-03' }, { publishedAt: '2024-05-02' }, 'z'],
  ['the dated one', {}, { publishedAt: '2024-05-02' }, 'z'],
  ['without dates the first by id', {}, {}, 'a'],
];
describe('side A is', () => {
  test.each(order)('%s', async (_, ofA, ofZ, expected) => {
    const found = await findPairs([article('z', `“${WALL}”`, ofZ), article('a', `“${WALL}.”`, ofA)]);
    expect(found.map(({ a }) => a.of.id)).toEqual([expected]);
  });
});

test('tiles and stretches lead to equal words on their own sides', async () => {
  const found = await findPairs([
    article('a', `“Listen to me now: ${WALL}.”`),
    article('b', `“${WALL.replace(' a tide', ' the tide')}.”`),
  ]);
  for (const { a, b, match } of found) {
    for (const tile of match.tiles) {
      expect(a.printed.words[tile.a]?.stem).toBe(b.printed.words[tile.b]?.stem);
    }
  }
  expect(found).toHaveLength(1);
});

describe('no pair is made', () => {
  test('within one article', async () => {
    expect(await pairs(article('a', `“${WALL},” he said.\n\nAgain: “${WALL}.”`))).toEqual([]);
  });
  test('of narration and narration', async () => {
    expect(await pairs(article('a', `${WALL}.`), article('b', `${WALL}.`))).toEqual([]);
  });
  test('of two captures of one address', async () => {
    const address = 'brackwater.example/wall';
    expect(
      await pairs(article('a', `“${WALL}.”`, { address }), article('b', `“${WALL}!”`, { address })),
    ).toEqual([]);
  });
  test('of nothing', async () => {
    expect(await pairs()).toEqual([]);
    expect(await pairs(article('a', ''), article('b', '“”'))).toEqual([]);
  });
});

test('a quotation and narration are a pair, whichever article comes first', async () => {
  const found = await pairs(article('a', `${WALL}, Holt told them.`), article('b', `“${WALL}.”`));
  expect(found).toEqual([`a ${WALL} – b ${WALL}`]);
});

test('a quotation is found where it is told in reported speech', async () => {
  const found = await pairs(
    article('a', '“I will step down at the end of the month, and I will not run again,” Ortega said.'),
    article('b', 'Ortega said he would step down at the end of the month and would not run again.'),
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('step down at the end of the month');
});

describe('the order of the articles makes no difference', () => {
  const REFRAIN =
    'raise the harbour wall, raise the harbour wall, and raise it before the winter storms come';
  const articles = [
    article('a', `“${WALL}. And so we must ${REFRAIN}.”`, { publishedAt: '2024-05-03' }),
    article('b', `“${REFRAIN}. ${WALL.slice(0, 66)}.”`, { publishedAt: '2024-05-02' }),
    article('c', `${WALL}, Holt told them. “We ${REFRAIN},” she said.`),
    article('d', `“They must raise the harbour wall before the winter.”\n\n“${WALL.slice(30)}.”`),
  ];

  test('to the pairs, their scores or their stretches', async () => {
    const said = async (given: readonly ComparableArticle[]): Promise<string[]> =>
      (await findPairs(given)).map(({ a, b, match }) =>
        JSON.stringify([a.of.id, a.printed.passage, b.of.id, b.printed.passage, match]),
      );
    const expected = await said(articles);
    expect(expected.length).toBeGreaterThan(2);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(articles, { minLength: articles.length }), async (shuffled) => {
        expect(await said(shuffled)).toEqual(expected);
      }),
      { numRuns: 24 },
    );
  });
});
