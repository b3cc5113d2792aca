/*
 * Peers with an index of words in memory, each asked for the rarest words of a quotation, which is what they are best at. They rank
 * and do not decide, so a plain test stands behind them.
 */
import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';
import type { AskedQuotation, AskingArticle } from './asking-articles';
import { type BenchCorpus, PASSAGES_PER_ARTICLE } from './bench-corpus';
import { putAway, takeOut } from './box';
import type { Built, Links, Peer } from './peer';
import { plainWords, rarestWords, sharesMostWords } from './plain-words';
import { readTexts, storeTexts } from './texts';

/** What an index of words has to do. */
interface Engine {
  readonly name: string;
  add(passage: number, text: string): void;
  /** Passages, best first. */
  search(words: readonly string[], most: number): number[];
  save(): ReadonlyMap<string, string>;
  load(saved: ReadonlyMap<string, unknown>): void;
}

/** As many as Sic reads of each quotation at first. */
const CANDIDATES = 16;
const RAREST_WORDS = 8;
const PASSAGES_BETWEEN_LOOKS = 1_000;

class InMemory implements Peer {
  private texts: readonly string[] = [];

  constructor(private readonly engine: Engine) {}

  async build(corpus: BenchCorpus, passages: number, deadline: number): Promise<Built | null> {
    const began = performance.now();
    for (let passage = 0; passage < passages; passage++) {
      this.engine.add(passage, corpus.sentence(passage));
      if (passage % PASSAGES_BETWEEN_LOOKS === 0 && performance.now() > deadline) return null;
    }
    const saved = this.engine.save();
    await putAway(`${this.engine.name}-${passages}`, saved);
    const bytes = [...saved.values()].reduce((sum, part) => sum + part.length, 0);
    const texts = await storeTexts(corpus, passages);
    return { bytes: bytes + texts, ms: performance.now() - began };
  }

  async open(passages: number): Promise<void> {
    this.engine.load(await takeOut(`${this.engine.name}-${passages}`));
    this.texts = await readTexts(passages);
  }

  async ask({ quotations }: AskingArticle): Promise<Links> {
    return quotations.map((quotation) => this.linksOf(quotation));
  }

  private linksOf({ text }: AskedQuotation): Set<number> {
    const found = this.engine.search(rarestWords(text, RAREST_WORDS), CANDIDATES);
    const versions = found.filter((passage) => sharesMostWords(text, this.texts[passage] ?? ''));
    return new Set(versions.map((passage) => Math.floor(passage / PASSAGES_PER_ARTICLE)));
  }
}

const MINI_OPTIONS = { fields: ['text'], tokenize: plainWords };

class Mini implements Engine {
  readonly name = 'minisearch';
  private index = new MiniSearch<{ id: number; text: string }>(MINI_OPTIONS);

  add(id: number, text: string): void {
    this.index.add({ id, text });
  }

  search(words: readonly string[], most: number): number[] {
    const found = this.index.search(words.join(' '), { combineWith: 'OR', prefix: false, fuzzy: false });
    return found.slice(0, most).map(({ id }) => Number(id));
  }

  save(): ReadonlyMap<string, string> {
    return new Map([['index', JSON.stringify(this.index)]]);
  }

  load(saved: ReadonlyMap<string, unknown>): void {
    this.index = MiniSearch.loadJSON(String(saved.get('index')), MINI_OPTIONS);
  }
}

const newFlexIndex = () => new Index({ tokenize: 'strict', encode: plainWords, resolution: 1 });

class Flex implements Engine {
  readonly name = 'flexsearch';
  private index = newFlexIndex();

  add(id: number, text: string): void {
    this.index.add(id, text);
  }

  search(words: readonly string[], most: number): number[] {
    const found = this.index.search({ query: words.join(' '), limit: most, suggest: true });
    return Array.isArray(found) ? found.map(Number) : [];
  }

  save(): ReadonlyMap<string, string> {
    const parts = new Map<string, string>();
    this.index.export((key, data) => {
      parts.set(key, data);
    });
    return parts;
  }

  load(saved: ReadonlyMap<string, unknown>): void {
    this.index = newFlexIndex();
    for (const [key, data] of saved) this.index.import(key, String(data));
  }
}

/** MiniSearch, asked for any of the rarest words. */
export function miniSearch(): Peer {
  return new InMemory(new Mini());
}

/** FlexSearch, asked for as many of the rarest words as stand together. */
export function flexSearch(): Peer {
  return new InMemory(new Flex());
}
