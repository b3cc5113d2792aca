import { expect, test } from 'vitest';
import { type ComparableArticle, findPairs } from '@/text/matching/find-pairs';
import { gatherUtterances, placeOf } from '@/text/matching/gather-utterances';
import { quotationIn } from './passages';

const FERRY = 'The northern ferry terminal will be closed for good before the first snow falls on Brackwater';
const SCHOOL =
  'No headmaster in this county was ever asked whether the village schools could spare their music teachers';
const BOTH = `${FERRY}. ${SCHOOL}`;

function article(id: string, said: string): ComparableArticle {
  const text = `“${said},” said Mara Holt.`;
  return {
    id,
    address: null,
    publishedAt: null,
    article: { text, headline: null, blocks: [], language: 'en' },
    quotations: [quotationIn(text, said)],
  };
}

/** Each utterance as the ids of its witnesses, reading by reading, and the words of the first. */
async function utterances(...articles: ComparableArticle[]) {
  const pairs = await findPairs(articles);
  const order = (of: ComparableArticle) => articles.indexOf(of);
  const outcome = gatherUtterances(pairs, order);
  // The order of the pairs makes no difference, nor does which side is A.
  expect(gatherUtterances(pairs.toReversed(), order)).toEqual(outcome);
  return outcome.map(({ id, readings }) => {
    const witness = readings[0]?.witnesses[0];
    const place = witness === undefined ? undefined : placeOf(witness);
    const words = witness?.printed.text.slice(place?.start, place?.end);
    return { id, words, printed: readings.map(({ witnesses }) => witnesses.map(({ of }) => of.id).join('')) };
  });
}

test('two sentences that a long quotation holds are two utterances', async () => {
  const found = await utterances(article('a', BOTH), article('b', FERRY), article('c', SCHOOL));
  expect(found.map(({ words, printed }) => [words, printed])).toEqual([
    [FERRY, ['ab']],
    [SCHOOL, ['ac']],
  ]);
});

test('what two outlets print whole, and two others in parts, is an utterance beside its parts', async () => {
  const articles = [article('a', BOTH), article('b', FERRY), article('c', SCHOOL), article('d', BOTH)];
  const found = await utterances(...articles);
  expect(found.map(({ printed }) => printed.join(' '))).toEqual(['abd', 'ad', 'acd']);
  expect(new Set(found.map(({ id }) => id)).size).toBe(3);
});

test('a fragment and the sentence it is taken from are one utterance', async () => {
  const fragment = 'closed for good before the first snow falls';
  const found = await utterances(article('a', FERRY), article('b', fragment), article('c', FERRY));
  expect(found).toHaveLength(1);
  expect(found[0]?.printed.join('').split('').sort().join('')).toBe('abc');
});

test('other words are another reading of one utterance', async () => {
  const changed = FERRY.replace('for good', 'forever');
  const found = await utterances(article('a', FERRY), article('b', changed), article('c', FERRY));
  expect(found.map(({ printed }) => printed)).toEqual([['ac', 'b']]);
});

test('no pairs, no utterances', () => {
  expect(gatherUtterances([], () => 0)).toEqual([]);
});
