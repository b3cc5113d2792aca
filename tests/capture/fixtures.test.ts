import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import type { CaptureReason } from '@/capture/capture-result';
import type { Article, Region } from '@/text/article';
import { captureDocument } from './capture-document';

/** See README.md in the folder of the cases. */
interface Expected {
  readonly address: string;
  readonly reason?: CaptureReason;
  readonly article?: Partial<Omit<Article, 'text' | 'blocks'>> & {
    readonly paragraphs: readonly (readonly [Region, string])[];
  };
}

const FOLDER = join(import.meta.dirname, '../fixtures/articles');
const cases = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

function expectedOf(name: string): Expected {
  return JSON.parse(readFileSync(join(FOLDER, name, 'expected.json'), 'utf8'));
}

function documentOf(name: string): Document {
  return new JSDOM(readFileSync(join(FOLDER, name, 'source.html'), 'utf8')).window.document;
}

test('there are cases', () => {
  expect(cases.length).toBeGreaterThan(10);
});

describe.each(cases)('%s', (name) => {
  test('is a page with an answer', () => {
    expect(existsSync(join(FOLDER, name, 'source.html'))).toBe(true);
    const { article, reason } = expectedOf(name);
    expect([article, reason].filter((answer) => answer !== undefined)).toHaveLength(1);
  });

  test('is captured as a careful reader would take it down', () => {
    const { address, reason, article } = expectedOf(name);
    const result = captureDocument(documentOf(name), address || null);
    if (!result.ok || article === undefined) {
      expect(result).toEqual({ ok: false, reason });
      return;
    }
    const { paragraphs, ...fields } = article;
    const { text, blocks } = result.article;
    expect(blocks.map(({ start, end, region }) => [region, text.slice(start, end)])).toEqual(paragraphs);
    expect(text).toBe(paragraphs.map(([, words]) => words).join('\n\n'));
    expect(result.article).toMatchObject(fields);
  });

  test('is left as it was, and what comes out is plain JSON', () => {
    const document = documentOf(name);
    const before = document.documentElement.outerHTML;
    const result = captureDocument(document, expectedOf(name).address || null);
    expect(document.documentElement.outerHTML).toBe(before);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });
});
