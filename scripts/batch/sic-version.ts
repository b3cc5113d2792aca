import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import program from '@/package.json';

/** Folders whose code decides what comes out; the libraries that do are pinned by the lock file. */
const RULES = ['capture', 'scripts/batch', 'storage', 'text'];
const LIBRARIES = 'package-lock.json';
const DIGITS = 8;

/**
 * Version of the program and of its rules, `0.1.0+rules.1a2b3c4d`. The second part is computed from the source, since a
 * number that somebody must remember to raise would one day call two different outputs the same.
 */
export function sicVersion(): string {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const hash = createHash('sha256').update(readFileSync(join(root, LIBRARIES)));
  for (const folder of RULES) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.ts')).sort()) {
      hash.update(`${folder}/${file}\n`);
      hash.update(readFileSync(join(root, folder, file)));
    }
  }
  return `${program.version}+rules.${hash.digest('hex').slice(0, DIGITS)}`;
}
