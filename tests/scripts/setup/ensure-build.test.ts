import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sourcesHash } from '@/scripts/setup/ensure-build.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sic-test-'));
  mkdirSync(join(root, 'text', 'matching'), { recursive: true });
  mkdirSync(join(root, 'scripts'));
  writeFileSync(join(root, 'text', 'matching', 'one.ts'), 'export const one = 1;');
  writeFileSync(join(root, 'text', 'two.ts'), 'export const two = 2;');
  writeFileSync(join(root, 'wxt.config.ts'), 'export default {};');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a build is out of date after', () => {
  test.each<{ says: string; change: () => void }>([
    {
      says: 'a byte has changed',
      change: () => writeFileSync(join(root, 'text', 'two.ts'), 'export const two = 3;'),
    },
    { says: 'a file has come', change: () => writeFileSync(join(root, 'text', 'new.ts'), '') },
    { says: 'a file has gone', change: () => rmSync(join(root, 'text', 'two.ts')) },
    {
      says: 'a file has another name',
      change: () => renameSync(join(root, 'text', 'two.ts'), join(root, 'text', 'three.ts')),
    },
    { says: 'the configuration has changed', change: () => writeFileSync(join(root, 'wxt.config.ts'), '') },
  ])('$says', ({ change }) => {
    const before = sourcesHash(root);
    change();
    expect(sourcesHash(root)).not.toBe(before);
  });
});

describe('a build is still good after', () => {
  test.each<{ says: string; change: () => void }>([
    {
      says: 'a file has only a new time, as in a clone',
      change: () => utimesSync(join(root, 'text', 'two.ts'), 1, 1),
    },
    {
      says: 'something beside the sources has changed',
      change: () => writeFileSync(join(root, 'scripts', 'start.mjs'), ''),
    },
  ])('$says', ({ change }) => {
    const before = sourcesHash(root);
    change();
    expect(sourcesHash(root)).toBe(before);
  });
});
