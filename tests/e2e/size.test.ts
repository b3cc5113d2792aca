import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { built } from './support/built';

/** What a page and a popup may weigh; raise a limit on purpose or not at all. */
const CAPTURE_LIMIT = 20 * 1024;
const POPUP_LIMIT = 30 * 1024;
const CARD_LIMIT = 32 * 1024;
/** What is put into the page to hold the card. */
const SHOW_CARD_LIMIT = 8 * 1024;

const ADDRESS_IN_HTML = /(?:src|href)="([^"]+\.(?:js|css))"/g;
const STATIC_IMPORT = /(?:^|[;}\n])import(?:[^"'()]*?from)?["']([^"']+)["']/g;

/** The scripts and styles a page of the build loads, itself not counted: those it names, and all they import. */
function loadedBy(folder: string, page: string): string[] {
  const named = [...readFileSync(join(folder, page), 'utf8').matchAll(ADDRESS_IN_HTML)];
  const waiting = named.map((match) => (match[1] ?? '').replace(/^\//, ''));
  const loaded = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    if (!file.endsWith('.js')) continue;
    const imports = [...readFileSync(join(folder, file), 'utf8').matchAll(STATIC_IMPORT)];
    waiting.push(...imports.map((match) => join(dirname(file ?? ''), match[1] ?? '')));
  }
  return [...loaded].sort();
}

function gzipped(folder: string, files: readonly string[]): number {
  return files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  );
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

describe.each(['chromium', 'firefox'] as const)('the build for %s', (browser) => {
  test('captures with a small script', () => {
    const size = gzipped(built(browser), ['capture.js']);
    console.log(`${browser}: capture script ${kilobytes(size)} gzipped, limit ${kilobytes(CAPTURE_LIMIT)}`);
    expect(size).toBeGreaterThan(1024);
    expect(size).toBeLessThanOrEqual(CAPTURE_LIMIT);
  });

  test.each([
    ['popup', POPUP_LIMIT],
    ['card', CARD_LIMIT],
  ])('opens a small %s', (page, limit) => {
    const files = loadedBy(built(browser), `${page}.html`);
    const size = gzipped(built(browser), files);
    console.log(
      `${browser}: ${page} ${kilobytes(size)} gzipped (${files.join(', ')}), limit ${kilobytes(limit)}`,
    );
    expect(files.some((file) => file.endsWith('.js'))).toBe(true);
    expect(files.some((file) => file.endsWith('.css'))).toBe(true);
    expect(size).toBeLessThanOrEqual(limit);
  });

  test('puts a small script into the page to hold the card', () => {
    const size = gzipped(built(browser), ['show-card.js']);
    console.log(`${browser}: show-card script ${kilobytes(size)} gzipped`);
    expect(size).toBeLessThanOrEqual(SHOW_CARD_LIMIT);
  });

  test.each(['popup.html', 'card.html'])('keeps the database out of %s', (page) => {
    const scripts = loadedBy(built(browser), page).map((file) =>
      readFileSync(join(built(browser), file), 'utf8'),
    );
    expect(scripts.join('\n')).not.toMatch(/indexedDB|Dexie/);
  });
});
