import type { Article } from '@/text/article';
import { compareAttribution } from '@/text/comparison/attribution';
import { foldWords } from '@/text/matching/fold-words';
import type { Quotation } from '@/text/quotations/quotation';

/** Set by the desk from the article's own words: what they repeat is read in the article anyway. */
const DISPLAY_REGIONS: ReadonlySet<Quotation['region']> = new Set(['headline', 'standfirst', 'caption']);

/** A text with more quotations is a log or a book; looking them all up would take longer than a reader waits. */
const MOST_SHOWN = 500;

/** The folded words with a space on either side of each, so that one list is searched in another word by word. */
function foldedWords({ text }: Quotation, language: string | null): string {
  const words = foldWords(text, [{ start: 0, end: text.length }], language);
  return ` ${words.map(({ fold }) => fold).join(' ')} `;
}

/** Headlines name by the office ("engineer") whom the text names by name. */
function mayBeOneSpeaker(a: Quotation, b: Quotation): boolean {
  return compareAttribution(a.speaker, b.speaker) !== 'another';
}

/** A quotation with its folded words. */
type Folded = readonly [quotation: Quotation, words: string];

function isDisplay({ region }: Quotation): boolean {
  return DISPLAY_REGIONS.has(region);
}

/** What is shown so far, by folded words. */
class Shown {
  private readonly byWords = new Map<string, Quotation[]>();
  private readonly body: Folded[] = [];
  readonly quotations = new Set<Quotation>();

  /** Whether somebody who reads what is shown has read this too. */
  repeats([quotation, words]: Folded): boolean {
    const isOne = (other: Quotation) => mayBeOneSpeaker(quotation, other);
    if (this.byWords.get(words)?.some(isOne)) return true;
    return (
      isDisplay(quotation) && this.body.some(([other, longer]) => isOne(other) && longer.includes(words))
    );
  }

  add(folded: Folded): void {
    const [quotation, words] = folded;
    this.quotations.add(quotation);
    this.byWords.set(words, [...(this.byWords.get(words) ?? []), quotation]);
    if (!isDisplay(quotation)) this.body.push(folded);
  }
}

/**
 * The quotations a reader is shown, in reading order: terms quote nobody and are left out, and what a headline, a
 * caption or a pull quotation repeats from the text stands there once. Linear, but for headlines and captions, which are
 * looked for in all of the text's quotations.
 */
export function quotationsToShow(
  quotations: readonly Quotation[],
  language: Article['language'],
): readonly Quotation[] {
  const shown = new Shown();
  const speech = quotations.filter(({ kind }) => kind !== 'term');
  // The body first, whatever stands first on the page: its printing is the one that is kept.
  for (const quotation of [...speech.filter((found) => !isDisplay(found)), ...speech.filter(isDisplay)]) {
    if (shown.quotations.size >= MOST_SHOWN) break;
    const folded = [quotation, foldedWords(quotation, language)] as const;
    if (!shown.repeats(folded)) shown.add(folded);
  }
  return quotations.filter((quotation) => shown.quotations.has(quotation));
}
