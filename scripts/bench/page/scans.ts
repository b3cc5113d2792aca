/*
 * Peers without an index: every question reads every text. approx-string-match is what annotation programs find their quotations
 * with; diff-match-patch's match finds 32 characters at most, so three pieces of a quotation are looked for.
 */
import search from 'approx-string-match';
import DiffMatchPatch from 'diff-match-patch';
import type { AskedQuotation, AskingArticle } from './asking-articles';
import { type BenchCorpus, PASSAGES_PER_ARTICLE } from './bench-corpus';
import type { Built, Links, Peer } from './peer';
import { readTexts, storeTexts } from './texts';

type Finds = (text: string, quotation: string) => boolean;

/** Characters that may differ, as a share of the shorter one's. */
const ERRORS = 0.3;

function approximately(text: string, quotation: string): boolean {
  const [shorter, longer] = text.length < quotation.length ? [text, quotation] : [quotation, text];
  return search(longer, shorter, Math.floor(shorter.length * ERRORS)).length > 0;
}

const PIECE = 32;

function piecesOf(quotation: string): string[] {
  const last = Math.max(0, quotation.length - PIECE);
  return [0, Math.floor(last / 2), last].map((from) => quotation.slice(from, from + PIECE));
}

function byBitap(): Finds {
  const matcher = new DiffMatchPatch();
  // Anywhere in the text, with a fifth of the characters changed.
  matcher.Match_Distance = 100_000;
  matcher.Match_Threshold = 0.2;
  return (text, quotation) => piecesOf(quotation).some((piece) => matcher.match_main(text, piece, 0) !== -1);
}

class Scan implements Peer {
  private texts: readonly string[] = [];

  constructor(private readonly finds: Finds) {}

  async build(corpus: BenchCorpus, passages: number): Promise<Built> {
    const began = performance.now();
    const bytes = await storeTexts(corpus, passages);
    return { bytes, ms: performance.now() - began };
  }

  async open(passages: number): Promise<void> {
    this.texts = await readTexts(passages);
  }

  async ask({ quotations }: AskingArticle): Promise<Links> {
    return quotations.map((quotation) => this.linksOf(quotation));
  }

  private linksOf({ text: quotation }: AskedQuotation): Set<number> {
    const links = new Set<number>();
    for (const [passage, text] of this.texts.entries())
      if (this.finds(text, quotation)) links.add(Math.floor(passage / PASSAGES_PER_ARTICLE));
    return links;
  }
}

/** A scan with approx-string-match. */
export function approxStringMatch(): Peer {
  return new Scan(approximately);
}

/** A scan with diff-match-patch's match. */
export function diffMatchPatch(): Peer {
  return new Scan(byBitap());
}
