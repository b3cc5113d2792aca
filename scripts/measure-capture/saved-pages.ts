import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A page on disk that has not been read yet: a set of them may be larger than memory. */
export interface SavedPage {
  /** Folder and file, without endings: "fundus/Weir_2026_01_02". */
  readonly name: string;
  /** The page's bytes as its server sent them, unpacked. */
  readonly bytes: () => Buffer;
}

const ENDING = /\.x?html?(?:\.gz)?$/i;

function pageAt(folder: string, path: string): SavedPage {
  const bytes = (): Buffer => {
    const stored = readFileSync(path);
    return path.toLowerCase().endsWith('.gz') ? gunzipSync(stored) : stored;
  };
  return { name: `${basename(folder)}/${basename(path).replace(ENDING, '')}`, bytes };
}

/**
 * The saved pages (.html, .html.gz) of files and of folders, folders inside folders included, in the order of their names.
 *
 * @throws what the file system says of a path that is not there
 */
export function savedPages(paths: readonly string[]): SavedPage[] {
  return paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [pageAt(join(path, '..'), path)];
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => ENDING.test(file))
      .sort()
      .map((file) => pageAt(join(path, file, '..'), join(path, file)));
  });
}
