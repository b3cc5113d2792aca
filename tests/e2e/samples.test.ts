import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '@/scripts/browsers/browser';
import { SAMPLE_ARTICLES } from '@/scripts/newsstand/outlets';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { expected, seen } from './support/compare';
import { EXPECTED_ARTICLES } from './support/expected-samples';
import { BROWSERS, openBrowser } from './support/open-browser';
import { type ReadAnswer, readPopup } from './support/read-popup';

/** The headline of the Gazette quotes three words of its own text: listed or not, it is no quotation more. */
const HEADLINE_FRAGMENT = 'not about to fall down';

describe.each(BROWSERS)('a reader of both stories in %s', (name) => {
  let newsstand: Newsstand;
  let browser: Browser;
  beforeAll(async () => {
    newsstand = await serveNewsstand();
    browser = await openBrowser(name);
  });
  afterAll(async () => {
    await browser?.close();
    await newsstand?.close();
  });

  async function read(sample: number): Promise<ReadAnswer> {
    await browser.visit(newsstand.addresses[sample] ?? '');
    return readPopup(await browser.clickToolbarButton());
  }

  // In order: each article is compared with those read before it, and at the end two are read again.
  describe.each(
    EXPECTED_ARTICLES.map((article, turn) => ({ ...article, turn, ...SAMPLE_ARTICLES[article.sample] })),
  )('click $turn, on $outlet', ({ sample, headline, outlet, date, quotations, never, turn }) => {
    let answer: ReadAnswer;
    beforeAll(async () => {
      answer = await read(sample);
    });

    test('is told which article it is, from whom, of what day', () => {
      expect(answer.title).toBe(headline);
      expect(answer.outlet).toBe(outlet);
      expect(answer.text).toMatch(date);
    });

    test('sees every quotation with its speaker, and the versions of the other outlets word by word', () => {
      const listed = answer.quotations.filter(({ words }) => words !== HEADLINE_FRAGMENT);
      expect(seen(listed)).toEqual(expected(quotations));
    });

    test('sees those with versions first', () => {
      const counts = answer.quotations.map(({ versions }) => Math.min(versions.length, 1));
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
    });

    test('finds nothing listed that is nobody’s words here', () => {
      const words = answer.quotations.map((quotation) => quotation.words).join('\n');
      expect(never.filter((phrase) => words.includes(phrase))).toEqual([]);
    });

    test('can open every article a version stands in', () => {
      // Each opens at its words, which is no part of where it stands.
      const links = answer.quotations.flatMap(({ versions }) =>
        versions.map(({ link }) => link?.replace(/#:~:text=.*$/, '') ?? null),
      );
      const served = new Set<string | null>(newsstand.addresses);
      served.delete(newsstand.addresses[sample] ?? null);
      expect(links.filter((link) => !served.has(link))).toEqual([]);
    });

    test('is told how it was saved', () => {
      expect(answer.text).toContain(
        turn < SAMPLE_ARTICLES.length ? 'Saved' : 'Already among your saved articles',
      );
    });
  });

  test('meets no error on the way', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});
