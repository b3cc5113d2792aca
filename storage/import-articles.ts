/*
 * Saves many articles, as a file or a folder holds them: read one by one, written in chunks. A transaction per article
 * costs a commit each; one for all keeps everybody else from writing for minutes, and a cancel or a full disk would lose all
 * of it. So a chunk is what may be lost, and what another tab may have to wait for. Between articles the page is let through.
 *
 * Runs in a page of the extension: no browser keeps a background alive for minutes. Cost: some 40 ms per article.
 */
import type { Article } from '@/text/article';
import type { CorpusDb } from './corpus-db';
import { givingWay } from './giving-way';
import { readArticle } from './read-article';
import { type SeenArticle, saveArticles } from './save-articles';

/** Some 1,000 passages: half a second of writing. */
const ARTICLES_PER_CHUNK = 25;

/** How far an import has come, in articles. */
export interface ImportCounts {
  readonly new: number;
  readonly revision: number;
  readonly known: number;
  /** Could not be read; the others were imported all the same. */
  readonly failed: number;
}

/** What a caller may ask of an import. */
export interface ImportOptions {
  /** Stops after the chunk that is being written; what was written stays. */
  readonly signal?: AbortSignal;
  /** Called after every chunk. */
  readonly onProgress?: (counts: ImportCounts) => void;
}

/** What an import did. */
export interface ImportResult extends ImportCounts {
  /** False when it was cancelled before its last article. */
  readonly finished: boolean;
}

/** An article to be imported, and when its words were seen: UTC as `Date.toISOString` writes it. */
export interface ArticleToImport extends Omit<SeenArticle, 'read'> {
  readonly article: Article;
}

/** Null when the rules stumble over it: one article must not keep all others out. */
function readOrNull({ article, ...seen }: ArticleToImport): SeenArticle | null {
  try {
    return { ...seen, read: readArticle(article) };
  } catch (error) {
    console.error('Sic could not read an article', error);
    return null;
  }
}

/** An import on its way. */
class Import {
  private chunk: SeenArticle[] = [];
  counts: ImportCounts = { new: 0, revision: 0, known: 0, failed: 0 };

  constructor(
    private readonly db: CorpusDb,
    private readonly options: ImportOptions,
  ) {}

  async add(given: ArticleToImport): Promise<void> {
    const seen = readOrNull(given);
    if (seen === null) this.counts = { ...this.counts, failed: this.counts.failed + 1 };
    else this.chunk.push(seen);
    if (this.chunk.length >= ARTICLES_PER_CHUNK) await this.write();
  }

  async write(): Promise<void> {
    const chunk = this.chunk;
    this.chunk = [];
    const counts = { ...this.counts };
    for (const { saved } of await saveArticles(this.db, chunk)) counts[saved] += 1;
    this.counts = counts;
    this.options.onProgress?.(counts);
  }
}

/**
 * Imports articles. What is known is only noted as seen, as if its page had been opened at `seenAt`; an article that
 * cannot be read is counted and left out.
 *
 * @throws what Dexie throws, a full disk for instance (`corpusProblem` tells): the chunks written before stay
 */
export async function importArticles(
  db: CorpusDb,
  articles: Iterable<ArticleToImport> | AsyncIterable<ArticleToImport>,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const giveWay = givingWay();
  const running = new Import(db, options);
  for await (const given of articles) {
    if (options.signal?.aborted) return { ...running.counts, finished: false };
    await running.add(given);
    await giveWay();
  }
  await running.write();
  return { ...running.counts, finished: true };
}
