/**
 * @file Each page is captured through the real toolbar button and held against what batch reads of the same file: the DOM
 * batch works with may not hide a fault of the page, nor the other way round. Three differences are lawful: only a browser
 * knows what style sheets hide, only a browser runs scripts, and only in a browser have frames and shadow roots content.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capturePage } from '@/scripts/batch/capture-page';
import type { Browser } from '@/scripts/browsers/browser';
import { BROWSERS, openBrowser } from './support/open-browser';
import { openPopup } from './support/open-popup';
import { type SavedArticle, savedArticle } from './support/saved-article';
import { type ServedPages, servePages } from './support/serve-pages';
import { TEMPLATE_PAGES } from './support/template-pages';

const FOLDER = join(import.meta.dirname, '../fixtures/templates');
const sourceOf = (page: string): Buffer => readFileSync(join(FOLDER, page, 'source.html'));
const hostOf = (page: string): string => `${page}.localhost`;

function paragraphsOf({ text, blocks }: Pick<SavedArticle, 'text' | 'blocks'>): string[] {
  return blocks.map(({ start, end, region }) => `${region}: ${text.slice(start, end)}`);
}

/** Paragraphs without those that begin with one of the given words. */
function without(paragraphs: readonly string[], beginnings: readonly string[]): string[] {
  return paragraphs.filter(
    (paragraph) => !beginnings.some((words) => paragraph.replace(/^\w+: /, '').startsWith(words)),
  );
}

describe.each(BROWSERS)('in %s', (name) => {
  let served: ServedPages;
  let browser: Browser;
  beforeAll(async () => {
    const pages = TEMPLATE_PAGES.map(({ page }) => [hostOf(page), sourceOf(page).toString('utf8')] as const);
    served = await servePages(new Map(pages));
    browser = await openBrowser(name);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  async function captured(turn: number): Promise<SavedArticle | null> {
    const address = served.addresses[turn] ?? '';
    const popup = await openPopup(browser, address);
    const saved = await savedArticle(popup);
    // A page that gave no article leaves the one before it the last.
    return saved?.url === address ? saved : null;
  }

  describe.each(TEMPLATE_PAGES.map((page, turn) => ({ ...page, turn })))('$page', (template) => {
    const { page, turn, headline, from, to, not, browserOnly = [], batchOnly = [] } = template;
    let saved: SavedArticle | null;
    beforeAll(async () => {
      saved = await captured(turn);
    });

    test('is saved as a careful reader would take it down', () => {
      expect(saved?.headline).toBe(headline);
      const paragraphs = saved?.blocks.map(({ start, end }) => saved?.text.slice(start, end)) ?? [];
      expect(paragraphs[0]?.slice(0, from.length)).toBe(from);
      expect(paragraphs.at(-1)?.slice(0, to.length)).toBe(to);
      expect(not.filter((words) => saved?.text.includes(words))).toEqual([]);
      for (const words of browserOnly) expect(saved?.text).toContain(words);
    });

    test(
      template.madeByScript
        ? 'is no article to batch, which runs no scripts'
        : 'is the same article in batch',
      () => {
        const batch = capturePage(sourceOf(page));
        if (template.madeByScript) {
          expect(batch).toEqual({ ok: false, reason: 'no-article' });
          return;
        }
        if (!batch.ok || saved === null) throw new Error(`not read: ${JSON.stringify([batch, saved])}`);
        const { headline, authors, publishedAt, language } = batch.article;
        expect(saved).toMatchObject({ headline, authors, publishedAt, language });
        expect(without(paragraphsOf(saved), browserOnly)).toEqual(
          without(paragraphsOf(batch.article), batchOnly),
        );
        for (const words of batchOnly) expect(saved.text).not.toContain(words);
      },
    );
  });

  test('nothing was thrown anywhere', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});
