import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { askingArticles } from '@/scripts/bench/page/asking-articles';
import { BenchCorpus, PASSAGES_PER_ARTICLE } from '@/scripts/bench/page/bench-corpus';
import { changeWords } from '@/scripts/bench/page/change-words';
import { randomFrom } from '@/scripts/bench/page/random';
import { passagesToStore } from '@/storage/passages-to-store';
import { readSentences } from '@/scripts/bench/sentences';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'sic-bench-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { json } = await readSentences(null, folder);
const sentences: string[] = JSON.parse(json);
const corpus = new BenchCorpus(sentences);

describe('the corpus of the bench', () => {
  test('is the same whoever makes it', () => {
    const again = new BenchCorpus(sentences);
    for (const passage of [0, 999, sentences.length + 5])
      expect(again.sentence(passage)).toBe(corpus.sentence(passage));
  });

  test('goes on beyond the sentences given, with sentences that differ', () => {
    const beyond = Array.from({ length: 500 }, (_, i) => corpus.sentence(sentences.length + i));
    expect(new Set(beyond).size).toBe(500);
  });

  test('stores about as many passages per article as it says', () => {
    const { article, quotations } = corpus.article(3);
    const stored = passagesToStore(article, quotations);
    expect(stored.length).toBeGreaterThan(PASSAGES_PER_ARTICLE * 0.9);
    expect(stored.length).toBeLessThan(PASSAGES_PER_ARTICLE * 1.1);
  });

  test('places its quotations where their words stand', () => {
    const { article, quotations } = corpus.article(5);
    for (const { segments, text } of quotations)
      expect(segments.map(({ start, end }) => article.text.slice(start, end))).toEqual([text]);
  });
});

describe('articles that ask', () => {
  const articles = askingArticles(corpus, 4);

  test('have fifteen quotations, ten of them changed copies', () => {
    for (const { quotations } of articles) {
      expect(quotations).toHaveLength(15);
      expect(quotations.filter(({ source }) => source !== null)).toHaveLength(10);
    }
  });

  test('ask for nothing that stands in the corpus as it is', () => {
    const changed = articles.flatMap(({ quotations }) => quotations);
    for (const { text, source } of changed) {
      if (source === null) continue;
      expect(corpus.article(source).article.text).not.toContain(`“${text}”`);
    }
  });
});

test('a changed copy keeps something of its words and is not the same', () => {
  const words = 'one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom('truncation', 'ellipsis', 'bracket'), (seed, change) => {
      const changed = changeWords(change, words, randomFrom(seed), corpus.chain);
      expect(changed).not.toEqual(words);
      expect(changed.filter((word) => words.includes(word)).length).toBeGreaterThanOrEqual(5);
    }),
  );
});
