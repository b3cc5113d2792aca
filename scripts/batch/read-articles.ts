import { basename, extname } from 'node:path';
import type { NamedArticle } from './named-article';
import { BatchProblem } from './problem';

/** What the system says when a file cannot be opened, in words. */
const SYSTEM_REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'no such file'],
  ['EISDIR', 'this is a folder'],
  ['EACCES', 'not allowed to read this file'],
]);

function problemOf(file: string, error: unknown): BatchProblem {
  if (error instanceof BatchProblem) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new BatchProblem(
    file,
    SYSTEM_REASONS.get(code) ?? (error instanceof Error ? error.message : String(error)),
  );
}

/** Readers are loaded when a file of their kind comes: jsdom alone takes longer to load than a text to be read. */
async function* readFile(file: string, explains: boolean): AsyncGenerator<NamedArticle | BatchProblem> {
  const id = basename(file);
  switch (extname(file).toLowerCase()) {
    case '.html':
    case '.htm':
    case '.xhtml':
      yield { id, ...(await (await import('./read-html')).readHtml(file, explains)) };
      return;
    case '.txt':
      yield { id, article: await (await import('./read-txt')).readTxt(file) };
      return;
    case '.jsonl':
    case '.ndjson':
      yield* (await import('./read-jsonl')).readJsonl(file);
      return;
    default:
      throw new BatchProblem(file, 'only .html, .txt and .jsonl files can be read');
  }
}

/**
 * The articles of files, one at a time, in order; what cannot be read comes as a problem and the next ones follow.
 *
 * @param explains articles of pages come with what was left out and why
 */
export async function* readArticles(
  files: readonly string[],
  explains = false,
): AsyncGenerator<NamedArticle | BatchProblem> {
  for (const file of files) {
    try {
      yield* readFile(file, explains);
    } catch (error) {
      yield problemOf(file, error);
    }
  }
}
