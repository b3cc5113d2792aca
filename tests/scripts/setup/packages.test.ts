import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensurePackages } from '@/scripts/setup/packages.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sic-test-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test('packages of another project, reached by a link, are not emptied', async () => {
  const [own, other] = [join(root, 'own'), join(root, 'other')];
  for (const folder of [own, other]) mkdirSync(folder);
  writeFileSync(join(other, 'package.txt'), 'theirs');
  writeFileSync(join(own, 'package-lock.json'), '{"packages":{"":{},"node_modules/x":{"version":"1.0.0"}}}');
  symlinkSync(other, join(own, 'node_modules'));
  await expect(ensurePackages(own)).rejects.toThrow('is a link');
  expect(readdirSync(other)).toEqual(['package.txt']);
});
