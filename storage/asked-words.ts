import type { Article, Block, Range } from '@/text/article';
import { blocksOf } from '@/text/blocks-of';
import { mendedMarks } from '@/text/quotations/mended-marks';
import type { Quotation } from '@/text/quotations/quotation';
import { quotationsOf } from './quotations-of';

/**
 * What a reader means by words they selected or pasted.
 *
 *   marks       speech between marks is what they ask for; a mark that the cut took is put back (mended-marks.ts)
 *   no marks    all the words are: they copied the quotation without its marks, and marks inside it hold a nickname or a title. An
 *               attribution at the end is none of them
 *   a list      each item is one
 *   paragraphs  may be one quotation or several, and so may what an attribution breaks: all together are asked for, and each
 *
 * Cost: a few readings of the text by the rules for quotations.
 */

/** One thing asked for. */
export interface Asked {
  readonly quotation: Quotation;
  /** The same words cut at their paragraphs or attributions, in case others print them as several; [] where nothing can be cut. */
  readonly parts: readonly Quotation[];
}

/** What is asked for. */
export interface AskedWords {
  /** The text the quotations count into. */
  readonly article: Article;
  readonly asked: readonly Asked[];
}

const ITEM = /^(?:[-–—•*·‣◦]|\d{1,3}[.)]|\(?[a-z]\))\s+/;

/** An attribution is a name with a verb, perhaps an office; in words that are set off by spaces. */
const LONGEST_ATTRIBUTION = 12;
/** What stands behind so many commas, counted from the end, is looked at. */
const MOST_COMMAS = 4;
const COMMA = /[,，、]["'”’]?\s/g;

/** Texts longer than this are no quotation with its attribution; UTF-16 code units. */
const LONGEST_ATTRIBUTED = 2_000;

function loose(id: string, text: string, segments: readonly Range[]): Quotation {
  return {
    id,
    standsIn: 'text',
    segments,
    text: segments.map(({ start, end }) => text.slice(start, end)).join(' '),
    speaker: null,
    speakerAsWritten: null,
    cue: null,
    kind: 'speech',
    region: 'body',
  };
}

/** With a part for each segment, where there are several. */
function withParts(quotation: Quotation, { text }: Article): Asked {
  const { id, segments } = quotation;
  const parts = segments.map((segment, i) => ({
    ...loose(`${id}-part-${i}`, text, [segment]),
    speaker: quotation.speaker,
    speakerAsWritten: quotation.speakerAsWritten,
    cue: quotation.cue,
  }));
  return { quotation, parts: segments.length > 1 ? parts : [] };
}

/** The article with these words instead of its own. */
function withText(article: Article, text: string): Article {
  return { ...article, text, blocks: blocksOf(text, null) };
}

/** The quotation when its words are read as though they ended at the comma; null when what follows credits nobody. */
function attributedAt(article: Article, { start, end }: Range, comma: number): Quotation | null {
  const { text } = article;
  const marked = `“${text.slice(start, comma)},” ${text.slice(comma + 1, end).trim()}`;
  const [only, ...others] = quotationsOf(withText(article, marked));
  if (only === undefined || others.length > 0 || only.kind !== 'speech') return null;
  const isNamed = only.cue !== null && only.speakerConfidence === 'named';
  if (!isNamed) return null;
  const { speaker, speakerAsWritten, cue } = only;
  return { ...loose('pasted', text, [{ start, end: comma }]), speaker, speakerAsWritten, cue };
}

/** A quotation without marks whose end says who said it; null where none does. The longest such end is taken. */
function withoutAttribution(article: Article, block: Block): Quotation | null {
  const words = article.text.slice(block.start, block.end);
  if (words.length > LONGEST_ATTRIBUTED) return null;
  const commas = [...words.matchAll(COMMA)].slice(-MOST_COMMAS).map(({ index }) => index);
  for (const comma of commas) {
    if (words.slice(comma).split(/\s+/).length > LONGEST_ATTRIBUTION) continue;
    const found = attributedAt(article, block, block.start + comma);
    if (found !== null) return found;
  }
  return null;
}

function itemsOf({ text, blocks }: Article): Quotation[] {
  const items = blocks.flatMap(({ start, end }, i) => {
    const [sign] = ITEM.exec(text.slice(start, end)) ?? [];
    return sign === undefined ? [] : [loose(`item-${i}`, text, [{ start: start + sign.length, end }])];
  });
  return items.length === blocks.length && items.length > 1 ? items : [];
}

/** Words without marks. */
function unmarked(article: Article): readonly Quotation[] {
  const { text, blocks } = article;
  const items = itemsOf(article);
  if (items.length > 0) return items;
  const [first, second] = blocks;
  const single = first === undefined || second !== undefined ? null : withoutAttribution(article, first);
  return [
    single ??
      loose(
        'pasted',
        text,
        blocks.map(({ start, end }) => ({ start, end })),
      ),
  ];
}

/** The quotations between marks; [] where no speech is among them. */
function marked(article: Article, isMended: boolean): readonly Quotation[] {
  const found = quotationsOf(article);
  const [first, ...others] = found;
  if (first === undefined) return [];
  // Its first words are missing, so what is left may look like no clause.
  if (isMended && first.kind === 'term') return [{ ...first, kind: 'fragment' }, ...others];
  return isMended || found.some(({ kind }) => kind === 'speech') ? found : [];
}

/** What the reader means by a cleaned text that stands on no page. */
export function askedWords(article: Article): AskedWords {
  const text = mendedMarks(article.text, article.blocks, article.language);
  const mended = withText(article, text);
  const quotations = marked(mended, text !== article.text);
  return quotations.length > 0
    ? { article: mended, asked: quotations.map((quotation) => withParts(quotation, mended)) }
    : { article, asked: unmarked(article).map((quotation) => withParts(quotation, article)) };
}
