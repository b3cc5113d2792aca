import { bareWords } from './bare-words';
import type { RenderedBlock } from './page-reading';
import { NOWHERE } from './standing';
import { wordCount } from './word-count';

/** UTF-16 code units. */
const LONGEST_STANDFIRST = 700;
/** How far before the text a standfirst may stand, in elements: it belongs to the headline's block. */
const NEAR = 200;
/** A description with fewer words is a slogan, which may stand anywhere. */
const DESCRIPTION_WORDS = 5;

const STANDFIRST_NAMES =
  /standfirst|sub-?headline|subtitle|alternativeheadline|\bdek\b|(?:article|story|post|entry|content)[-_]{0,2}(?:lead|intro|summary|excerpt|description)\b|\b(?:lead|intro|sapo|chapo|chapeau|vorspann|anriss|entradilla|sommario|ingress|zajawka)\b|(?:^|\s)(?:haber[-_]?)?spot(?:\s|$)/;

/** Tells the lines between headline and text that sum the article up, which are often taken for decoration. */
export class Standfirst {
  private readonly descriptions: readonly string[];

  /**
   * @param first place of the first paragraph of the text
   * @param descriptions what the page gives as the article's summary
   */
  constructor(
    private readonly first: number,
    descriptions: readonly string[],
  ) {
    this.descriptions = descriptions.map(bareWords).filter((words) => wordCount(words) >= DESCRIPTION_WORDS);
  }

  /** Whether a block, with the words it has, is one of them: it says what the page says of itself, or is named so. */
  holds({ order, text, region, standing = NOWHERE }: RenderedBlock, words: string): boolean {
    if (order > this.first || text.length > LONGEST_STANDFIRST) return false;
    const isDescribed =
      wordCount(words) >= DESCRIPTION_WORDS &&
      this.descriptions.some((said) => said.startsWith(words) || words.startsWith(said));
    if (isDescribed) return true;
    // The first picture stands there too, in a part that is named for the beginning of the article.
    if (region === 'caption') return false;
    return order >= this.first - NEAR && STANDFIRST_NAMES.test(standing.names.slice(0, 2).join(' '));
  }
}
