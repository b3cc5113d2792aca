import { cleanWords } from '@/text/clean-words';
import { hashWord } from '@/text/matching/hash';
import type { SavedComparison, SavedWitness } from '@/text/saved-comparison';
import { webAddress } from '@/text/web-address';
import { witnessWords } from './witness-words';

/** A calendar day, or as much of one as is given, as the page gives it. */
export interface CitedDay {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
}

/** An article as bibliographies name it. Every text is on one line, without signs nobody sees. */
export interface CitedText {
  /** Latin letters, digits and hyphens; the same for the same page in every export. */
  readonly key: string;
  readonly outlet: string;
  /** The outlet's name where there is no headline. */
  readonly title: string;
  readonly authors: readonly string[];
  readonly section: string | null;
  readonly published: CitedDay | null;
  /** When this device last saw it. */
  readonly accessed: CitedDay | null;
  /** http(s) only. */
  readonly address: string | null;
  readonly language: string | null;
  /** What it prints of each comparison, in marks. */
  readonly quotations: readonly string[];
}

const DAY = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/;

function dayOf(iso: string | null): CitedDay | null {
  const found = DAY.exec(iso ?? '');
  if (found === null) return null;
  const [, year, month, day] = found;
  return { year: Number(year), month: month ? Number(month) : null, day: day ? Number(day) : null };
}

const NO_OUTLET = 'text';
const SHORT_HASH = 6;

function keyOf({ id, domain, publishedAt }: SavedWitness): string {
  const name = domain.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const year = dayOf(publishedAt)?.year ?? 'undated';
  const hash = hashWord(id).toString(16).padStart(8, '0').slice(0, SHORT_HASH);
  return [name === '' || name === '-' ? NO_OUTLET : name, year, hash].join('-');
}

function citedOf(witness: SavedWitness): CitedText {
  const { outlet, domain, headline, authors, section, publishedAt, lastSeenAt, capturedAt } = witness;
  const name = cleanWords(outlet) || domain;
  return {
    key: keyOf(witness),
    outlet: name,
    title: cleanWords(headline ?? '') || name || cleanWords(witness.printed),
    authors: authors.map(cleanWords).filter((author) => author !== ''),
    section: cleanWords(section ?? '') || null,
    published: dayOf(publishedAt),
    accessed: dayOf(lastSeenAt ?? capturedAt),
    address: webAddress(witness.url ?? witness.canonicalUrl),
    language: witness.language,
    quotations: [cleanWords(witnessWords(witness))],
  };
}

/** Gathers what is cited: one entry per article, however many comparisons it stands in. Pasted words cite nothing. */
export class CitedTexts {
  private readonly texts = new Map<string, CitedText>();

  add({ witnesses }: SavedComparison): void {
    for (const witness of witnesses) {
      if (witness.capturedAs === 'pasted') continue;
      const cited = citedOf(witness);
      const before = this.texts.get(cited.key);
      const quotations = [...new Set([...(before?.quotations ?? []), ...cited.quotations])];
      this.texts.set(cited.key, { ...(before ?? cited), quotations });
    }
  }

  /** In the order they were first added. */
  all(): readonly CitedText[] {
    return [...this.texts.values()];
  }
}
