import { describe, expect, test } from 'vitest';
import { findVersions } from '@/text/matching/find-versions';
import { MemoryIndex } from '@/text/matching/memory-index';
import type { PrintedPassage } from '@/text/matching/passage';
import type { IndexedArticle } from '@/text/matching/passage-index';
import { indexed, printed } from './passages';

const WALL =
  'The harbour wall was never meant to hold back a tide like this one, and every engineer here has said so.';
const FERRY =
  'Nobody asked the ferry captains before the council sold the pier to strangers from the capital.';
const DAY = '2024-05-02';

type Stored = readonly [IndexedArticle, readonly PrintedPassage[]];

/** What the articles print for each question, article and words. */
async function answers(
  asking: IndexedArticle | null,
  queries: readonly PrintedPassage[],
  stored: readonly Stored[],
) {
  const index = new MemoryIndex();
  const texts = new Map<unknown, string>();
  for (const [article, passages] of stored) {
    index.add(article, passages);
    for (const { passage, text } of passages) texts.set(passage, text);
  }
  const found = await findVersions(asking, queries, index);
  return found.map((versions) =>
    versions.map(({ occurrence }) => `${occurrence.article.id}: ${texts.get(occurrence.passage)}`),
  );
}

test('each quotation is answered in its place, surest first', async () => {
  const half = WALL.slice(0, 66);
  const stored: Stored[] = [
    [indexed('b'), [printed(half)]],
    [indexed('c'), [printed(FERRY), printed(WALL)]],
  ];
  const found = await answers(
    indexed('a'),
    [printed(WALL), printed('We lost the vote by nine.'), printed(FERRY)],
    stored,
  );
  expect(found).toEqual([[`c: ${WALL}`, `b: ${half}`], [], [`c: ${FERRY}`]]);
});

test('without quotations or without a corpus nothing is found', async () => {
  expect(await answers(null, [], [[indexed('b'), [printed(WALL)]]])).toEqual([]);
  expect(await answers(null, [printed(WALL), printed('')], [])).toEqual([[], []]);
});

describe('an article is not answered by', () => {
  const asking = indexed('a', DAY, 'brackwater.example/wall');
  const none: readonly [string, Stored][] = [
    ['itself', [asking, [printed(WALL)]]],
    ['an earlier copy of its page', [indexed('b', DAY, 'brackwater.example/wall'), [printed(WALL)]]],
  ];
  test.each(none)('%s', async (_, stored) => {
    expect(await answers(asking, [printed(WALL)], [stored])).toEqual([[]]);
  });

  test('while another article without an address does answer', async () => {
    expect(await answers(indexed('a'), [printed(WALL)], [[indexed('b'), [printed(WALL)]]])).toEqual([
      [`b: ${WALL}`],
    ]);
  });
});

describe('narration', () => {
  const told =
    'Every engineer here has said the harbour wall was never meant to hold back a tide like this one.';
  test('answers a quotation', async () => {
    const stored: Stored[] = [[indexed('b'), [printed(told, { narration: true })]]];
    expect(await answers(null, [printed(WALL)], stored)).toEqual([[`b: ${told}`]]);
  });
  test('never answers narration', async () => {
    const stored: Stored[] = [[indexed('b'), [printed(told, { narration: true })]]];
    expect(await answers(null, [printed(told, { narration: true })], stored)).toEqual([[]]);
  });
  test('is not shown beside the quotation it frames', async () => {
    const framed = 'She said the wall was “never meant to hold back a tide like this one” and left.';
    const fragment = 'was never meant to hold back a tide like this one';
    const stored: Stored[] = [[indexed('b'), [printed(fragment), printed(framed, { narration: true })]]];
    expect(await answers(null, [printed(WALL)], stored)).toEqual([[`b: ${fragment}`]]);
  });
});

describe('a fragment of a few words', () => {
  const fragment = 'flooding the zone';
  const full = 'We will flood the zone with inspectors, Brackwater included.';
  const asking = indexed('a', DAY);
  const asks = (speaker: string | null = null) => [printed(fragment, { speaker }), printed(WALL)];

  test('is answered where a longer version ties the articles together', async () => {
    const stored: Stored[] = [[indexed('b'), [printed(full), printed(WALL)]]];
    expect((await answers(asking, asks(), stored))[0]).toEqual([`b: ${full}`]);
  });
  test('is not answered by an article that shares nothing else', async () => {
    const stored: Stored[] = [[indexed('b'), [printed(full), printed(FERRY)]]];
    expect((await answers(asking, asks(), stored))[0]).toEqual([]);
  });
  test('is answered by the same speaker within days', async () => {
    const stored: Stored[] = [[indexed('b', '2024-05-03'), [printed(full, { speaker: 'Mara Holt' })]]];
    expect((await answers(asking, asks('Holt'), stored))[0]).toEqual([`b: ${full}`]);
  });
  test('is not answered by the same speaker a month later', async () => {
    const stored: Stored[] = [[indexed('b', '2024-06-03'), [printed(full, { speaker: 'Mara Holt' })]]];
    expect((await answers(asking, asks('Holt'), stored))[0]).toEqual([]);
  });
  test('is not answered by another speaker, even in a tied article', async () => {
    const stored: Stored[] = [
      [indexed('b', DAY), [printed('flood the zone', { speaker: 'Ines Dorn' }), printed(WALL)]],
    ];
    expect((await answers(asking, asks('Mara Holt'), stored))[0]).toEqual([]);
  });
  test('answers once, although it is found in two ways', async () => {
    const stored: Stored[] = [[indexed('b', DAY), [printed(full, { speaker: 'Mara Holt' }), printed(WALL)]]];
    expect((await answers(asking, asks('Holt'), stored))[0]).toEqual([`b: ${full}`]);
  });
});

describe('loose text, of no article,', () => {
  const stored: Stored[] = [[indexed('b'), [printed('They sold the old pier to strangers, I tell you.')]]];
  test.each([
    ['is answered for four words', 'sold the old pier', 1],
    ['is not answered for three', 'the old pier', 0],
  ])('%s', async (_, words, count) => {
    expect((await answers(null, [printed(words)], stored))[0]).toHaveLength(count);
  });
});

test('a sentence is found inside a speech of ten minutes', async () => {
  const filler = Array.from({ length: 400 }, (_, i) => `promise${i} budget${i % 17}`);
  const speech = [...filler.slice(0, 200), WALL, ...filler.slice(200)].join(' ');
  expect((await answers(null, [printed(WALL)], [[indexed('b'), [printed(speech)]]]))[0]).toHaveLength(1);
});

test('a quotation that everybody prints, each a little otherwise, is found', async () => {
  const stored = Array.from({ length: 500 }, (_, i): Stored => {
    const words = WALL.split(' ');
    words.splice(i % words.length, 1, `word${i}`);
    return [indexed(`copy${i}`), [printed(words.join(' '))]];
  });
  const [versions] = await answers(null, [printed(WALL)], stored);
  expect(versions?.length).toBeGreaterThanOrEqual(15);
});

test('a quotation printed word for word by a hundred articles is answered by each', async () => {
  const stored = Array.from({ length: 100 }, (_, i): Stored => [indexed(`copy${i}`), [printed(WALL)]]);
  expect((await answers(null, [printed(WALL)], stored))[0]).toHaveLength(100);
});

describe('a short quotation with another number in it', () => {
  const asked = printed('on the 14th of Lent', { speaker: 'Mara Holt' });
  const stored = (speaker: string | null, day: string, more: PrintedPassage[] = []): Stored[] => [
    [indexed('b', day), [printed('On the 4th of Lent', { speaker }), ...more]],
  ];

  test('is answered by the same speaker within days', async () => {
    expect(await answers(indexed('a', DAY), [asked], stored('Holt', DAY))).toEqual([
      ['b: On the 4th of Lent'],
    ]);
  });

  test('is not answered by the same speaker a month later, unless a longer version ties the articles', async () => {
    const later = '2024-06-03';
    expect(await answers(indexed('a', DAY), [asked], stored('Holt', later))).toEqual([[]]);
    const tied = stored('Holt', later, [printed(WALL)]);
    const [found] = await answers(indexed('a', DAY), [asked, printed(WALL)], tied);
    expect(found).toEqual(['b: On the 4th of Lent']);
  });

  test('is not answered where nobody or somebody else is credited', async () => {
    for (const speaker of [null, 'Ines Dorn']) {
      const tied = stored(speaker, DAY, [printed(WALL)]);
      const [found] = await answers(indexed('a', DAY), [asked, printed(WALL)], tied);
      expect(found).toEqual([]);
    }
  });

  test('is not answered when loose text asks', async () => {
    expect(await answers(null, [asked], stored('Holt', DAY))).toEqual([[]]);
  });
});

describe('a stock clause of two people', () => {
  const asked = printed('We cannot go on as if nothing happened,', { speaker: 'Mara Holt' });
  const there = printed('They have told us, and we cannot go on as if nothing happened there.', {
    speaker: 'Ines Dorn',
  });

  test('is two utterances where nothing ties the articles', async () => {
    expect(await answers(indexed('a', DAY), [asked], [[indexed('b', DAY), [there]]])).toEqual([[]]);
  });

  test('is one where a longer version does', async () => {
    const stored: Stored[] = [[indexed('b', DAY), [there, printed(WALL)]]];
    const [found] = await answers(indexed('a', DAY), [asked, printed(WALL)], stored);
    expect(found).toEqual([`b: ${there.text}`]);
  });
});

test('contractions and the words they stand for find each other, even in a short quotation', async () => {
  const asked = printed('We’ll never sell the harbour', { speaker: 'Mara Holt' });
  const stored: Stored[] = [
    [indexed('b', DAY), [printed('We will never sell the harbour', { speaker: 'Holt' })]],
  ];
  expect(await answers(indexed('a', DAY), [asked], stored)).toEqual([['b: We will never sell the harbour']]);
});
