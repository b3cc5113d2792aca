import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { savedPages } from '@/scripts/measure-capture/saved-pages';
import { SYNTHETIC_PAGES } from '@/scripts/measure-capture/synthetic-pages';

const folder = mkdtempSync(join(tmpdir(), 'sic-pages-'));
mkdirSync(join(folder, 'inner'));
writeFileSync(join(folder, 'b.html'), '<p>plain');
writeFileSync(join(folder, 'a.html.gz'), gzipSync('<p>packed'));
writeFileSync(join(folder, 'truth.jsonl'), '{}');
writeFileSync(join(folder, 'inner', 'c.HTM'), '<p>inner');
afterAll(() => rmSync(folder, { recursive: true }));

test('pages of a folder come in order, unpacked, and nothing else does', () => {
  const pages = savedPages([folder]).map(({ name, bytes }) => [name.split('/').at(-1), bytes().toString()]);
  expect(pages).toEqual([
    ['a', '<p>packed'],
    ['b', '<p>plain'],
    ['c', '<p>inner'],
  ]);
});

test('a file is a page of its folder', () => {
  expect(savedPages([join(folder, 'inner', 'c.HTM')]).map(({ name }) => name)).toEqual(['inner/c']);
});

test('a folder that is not there is told', () => {
  expect(() => savedPages([join(folder, 'none')])).toThrow('ENOENT');
});

test('synthetic pages are as large as they say', () => {
  const [long, beside] = SYNTHETIC_PAGES;
  expect(Buffer.byteLength(long?.source() ?? '')).toBeGreaterThan(2_900_000);
  const items = beside?.source().match(/<li>/g)?.length ?? 0;
  expect(items * 4).toBe(100_000);
});
