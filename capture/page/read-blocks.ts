import { isProse } from '@/capture/page-kind';
import type { RenderedBlock } from '@/capture/page-reading';
import { type ElementPlaces, elementPlaces } from './element-places';
import type { LeftOutPart } from './left-out-part';
import { mainContent } from './main-content';
import { readableCopy, type Strictness } from './readable-copy';
import { renderedBlocks } from './rendered-text';

/** @file Runs in the page. */

/** UTF-16 code units; a shorter text may be all there is, or the article was left out as something else. */
const SUSPICIOUSLY_SHORT = 600;
/** Readability moves paragraphs one by one, each time counting all that are left: its time grows with their square. */
const MOST_ELEMENTS = 12_000;
/** UTF-16 code units: five times the longest articles. */
const MOST_TEXT = 500_000;
/** More of a paragraph in links than this leads elsewhere. */
const MOSTLY_LINKS = 0.5;
/** Only a much longer text shows that the article was left out. */
const MUCH_LONGER = 2;

/** The paragraphs of a page, in reading order. */
export interface PageBlocks {
  /** Those of the article, as far as that can be told inside the page. */
  readonly blocks: readonly RenderedBlock[];
  /** The others: what was left out wrongly is looked for among them. */
  readonly beside: readonly RenderedBlock[];
}

/**
 * Parts the blocks of a page into those that were kept and the others. Readability rearranges elements, so a kept one is known again
 * by its words; of several that print the same, the one at the same place.
 */
function parted(all: readonly RenderedBlock[], kept: readonly RenderedBlock[]): PageBlocks {
  const byText = Map.groupBy(all, ({ text }) => text);
  const blocks = kept.map((block) => {
    const same = byText.get(block.text) ?? [];
    const at = Math.max(
      0,
      same.findIndex(({ order }) => order === block.order),
    );
    return same.splice(at, 1)[0] ?? block;
  });
  return { blocks, beside: all.filter((block) => byText.get(block.text)?.includes(block)) };
}

function lengthOf(blocks: readonly RenderedBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.text.length, 0);
}

/** Without Readability, the rest of the judgement being made outside the page: what is no list of links. */
function byLinks(all: readonly RenderedBlock[]): PageBlocks {
  const isText = ({ linked }: RenderedBlock) => linked <= MOSTLY_LINKS;
  return { blocks: all.filter(isText), beside: all.filter((block) => !isText(block)) };
}

/** With a space between its parts, which may be paragraphs. */
function wordsOf(part: Node): string {
  return [...part.childNodes].map((child) => child.textContent).join(' ');
}

function readStrictly(
  document: Document,
  places: ElementPlaces,
  strictness: Strictness,
  leftOut: LeftOutPart[] | null,
): PageBlocks {
  const copy = readableCopy(
    document,
    places,
    strictness,
    leftOut === null ? null : (reason, part) => leftOut.push({ reason, text: wordsOf(part) }),
  );
  const all = renderedBlocks(copy.body);
  // Too much for Readability, and large pages are cut to their article beforehand.
  const isTooMuch = copy.getElementsByTagName('*').length > MOST_ELEMENTS || lengthOf(all) > MOST_TEXT;
  if (isTooMuch) return byLinks(all);
  // Readability takes its document apart: whatever is to be known of it is known by now.
  const content = mainContent(copy);
  const blocks = content === null ? [] : renderedBlocks(content);
  return parted(all, blocks);
}

/**
 * The paragraphs of the article, in reading order, and the others. Names of classes condemn an article now and then: a text found
 * suspiciously short is looked for again without them. The document is not changed.
 *
 * @param leftOut takes down what was left out before any paragraph was read; null when nobody asks
 */
export function readBlocks(
  document: Document,
  leftOut: LeftOutPart[] | null = null,
  places: ElementPlaces = elementPlaces(document),
): PageBlocks {
  const notes: Record<Strictness, LeftOutPart[]> = { page: [], readers: [] };
  const read = (strictness: Strictness) =>
    readStrictly(document, places, strictness, leftOut === null ? null : notes[strictness]);
  const strict = read('page');
  let isGentle = false;
  let gentle = strict;
  if (lengthOf(strict.blocks) <= SUSPICIOUSLY_SHORT) {
    gentle = read('readers');
    const [much, little] = [gentle, strict].map(({ blocks }) => lengthOf(blocks.filter(isProse)));
    isGentle = (much ?? 0) > MUCH_LONGER * Math.max(1, little ?? 0);
  }
  leftOut?.push(...notes[isGentle ? 'readers' : 'page']);
  return isGentle ? gentle : strict;
}
