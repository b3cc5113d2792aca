import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

/** The folder of the repository, with a closing slash. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The folders that hold Sic's own code. */
export const CODE_FOLDERS = [
  'entrypoints',
  'components',
  'messaging',
  'storage',
  'capture',
  'text',
  'scripts',
] as const;

/** One source file, read and parsed. */
export interface SourceFile {
  /** Relative to the repository, with forward slashes. */
  readonly path: string;
  readonly source: string;
  readonly syntax: ReturnType<typeof parseSync>;
}

/** Every TypeScript and JavaScript file of the code folders, in the order of their paths. */
export function sourceFiles(folders: readonly string[] = CODE_FOLDERS): SourceFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: ROOT }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.d.ts'))
    .sort()
    .map((path) => {
      const source = readFileSync(`${ROOT}${path}`, 'utf8');
      return { path, source, syntax: parseSync(path, source) };
    });
}
