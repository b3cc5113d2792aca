import { storedKeys } from './fingerprint';
import type { PrintedPassage } from './passage';
import type { ArticleKey, IndexedArticle, Occurrence, PassageIndex } from './passage-index';
import { type WeighedWords, weighWords } from './weigh-words';
import { wordingOf } from './wording';

/**
 * An index in memory, for comparing many articles at once and for looking into a few that are not saved.
 * Some 1.5 kB per passage; texts are not kept.
 */
export class MemoryIndex implements PassageIndex {
  private readonly idOfWording = new Map<string, number>();
  private readonly words: WeighedWords[] = [];
  private readonly ids = new Map<number, number[]>();
  private readonly byWording: Occurrence[][] = [];
  private readonly byArticle = new Map<ArticleKey, Occurrence[]>();

  /** Adds the passages of one article. */
  add(article: IndexedArticle, passages: readonly PrintedPassage[]): void {
    const inArticle = this.byArticle.get(article.id) ?? [];
    for (const { passage, words } of passages) {
      const wording = this.wordingIdOf(words);
      const occurrence = { wording, article, passage };
      this.byWording[wording]?.push(occurrence);
      inArticle.push(occurrence);
    }
    this.byArticle.set(article.id, inArticle);
  }

  private wordingIdOf(words: PrintedPassage['words']): number {
    const name = wordingOf(words);
    const known = this.idOfWording.get(name);
    if (known !== undefined) return known;
    const id = this.words.length;
    this.idOfWording.set(name, id);
    this.words.push(weighWords(words));
    this.byWording.push([]);
    for (const key of storedKeys(words)) {
      const ids = this.ids.get(key);
      if (ids === undefined) this.ids.set(key, [id]);
      else ids.push(id);
    }
    return id;
  }

  /** See `PassageIndex`. */
  async size(): Promise<number> {
    return this.words.length;
  }

  /** See `PassageIndex`. */
  async idsFor(keys: readonly number[], limit: number): Promise<ReadonlyMap<number, readonly number[]>> {
    return new Map(keys.map((key) => [key, (this.ids.get(key) ?? []).slice(0, limit)]));
  }

  /** See `PassageIndex`. */
  async read(ids: readonly number[]): Promise<ReadonlyMap<number, WeighedWords>> {
    const read = new Map<number, WeighedWords>();
    for (const id of ids) {
      const words = this.words[id];
      if (words !== undefined) read.set(id, words);
    }
    return read;
  }

  /** See `PassageIndex`. */
  async occurrencesOf(ids: readonly number[]): Promise<readonly Occurrence[]> {
    return ids.flatMap((id) => this.byWording[id] ?? []);
  }

  /** See `PassageIndex`. */
  async occurrencesIn(articles: readonly ArticleKey[]): Promise<readonly Occurrence[]> {
    return articles.flatMap((article) => this.byArticle.get(article) ?? []);
  }
}
