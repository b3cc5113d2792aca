import type { CorpusDb } from '@/storage/corpus-db';
import { quotationAnswers } from '@/storage/quotation-answers';
import { saveArticles } from '@/storage/save-articles';
import type { Article } from '@/text/article';
import type { Quotation } from '@/text/quotations/quotation';
import type { AskingArticle } from './asking-articles';
import { articleAtAddress, type BenchCorpus, PASSAGES_PER_ARTICLE } from './bench-corpus';
import type { Built, Links, Peer } from './peer';
import { openBenchCorpus } from './sic-corpus';

const ARTICLES_PER_CHUNK = 25;
const SEEN_AT = '2026-03-04T12:00:00.000Z';
/** No row has it: the database counts from 1. */
const NO_ROW = 0;

/** What of the disk the databases of this page take. */
async function bytesStored(): Promise<number> {
  return (await navigator.storage.estimate()).usage ?? 0;
}

/** The article that asks, as the background has it when it has read a page. */
function printed({ quotations, publishedAt }: AskingArticle): {
  article: Article;
  quotations: Quotation[];
} {
  let text = '';
  const placed = quotations.map(({ text: words, speaker }, i): Quotation => {
    const start = text.length + 1;
    text += `“${words}”\n\n`;
    return {
      id: String(i),
      standsIn: 'text',
      segments: [{ start, end: start + words.length }],
      text: words,
      speaker,
      speakerAsWritten: speaker,
      cue: null,
      kind: 'speech',
      region: 'body',
    };
  });
  const article = { canonicalUrl: null, headline: null, authors: [], language: 'en', publishedAt, text };
  return {
    article: { ...article, url: 'https://asking.example/1', outlet: 'Asking', blocks: [] },
    quotations: placed,
  };
}

/** Sic itself: its storage and its matching, as the extension's background uses them. */
export class Sic implements Peer {
  private db: CorpusDb | null = null;

  /** The corpus that was opened. */
  get corpus(): CorpusDb {
    if (this.db === null) throw new Error('The corpus is not open');
    return this.db;
  }

  /** See `Peer`. Goes on where an earlier run was stopped. */
  async build(corpus: BenchCorpus, passages: number): Promise<Built> {
    await this.open(passages);
    const articles = Math.ceil(passages / PASSAGES_PER_ARTICLE);
    const [began, before] = [performance.now(), await bytesStored()];
    for (let from = await this.corpus.articles.count(); from < articles; from += ARTICLES_PER_CHUNK) {
      const size = Math.min(ARTICLES_PER_CHUNK, articles - from);
      const chunk = Array.from({ length: size }, (_, i) => corpus.article(from + i));
      await saveArticles(
        this.corpus,
        chunk.map((read) => ({ read, seenAt: SEEN_AT })),
      );
    }
    return { bytes: (await bytesStored()) - before, ms: performance.now() - began };
  }

  async open(passages: number): Promise<void> {
    this.db = await openBenchCorpus(passages);
  }

  async ask(asking: AskingArticle): Promise<Links> {
    const { article, quotations } = printed(asking);
    const { publishedAt } = asking;
    const from = { id: NO_ROW, address: article.url, publishedAt };
    const answers = await quotationAnswers(this.corpus, article, quotations, from);
    const links = asking.quotations.map(() => new Set<number>());
    for (const { quotation, versions } of answers.quotations) {
      const found = links[Number(quotation.id)];
      for (const { url } of versions) found?.add(articleAtAddress(url));
    }
    return links;
  }
}
