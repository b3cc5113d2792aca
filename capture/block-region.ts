import type { RenderedBlock } from './page-reading';
import { NOWHERE } from './standing';

/** Own names of a paragraph, and those of the element round it: further out, names speak of more than a caption. */
const NAMED_WITHIN = 2;

const CAPTION_NAMES =
  /(?:^|[\s_-])(?:wp-)?(?:img-?|image-?|photo-?|media-?|pic-?)?(?:captions?|credits?|copyright|legend|bildunterschrift|bu|fotocredit|attribution)(?:[\s_-]|$)/;

/** The block, in the region of a caption where the page only names it so. */
export function inItsRegion(block: RenderedBlock): RenderedBlock {
  const { kind, names } = block.standing ?? NOWHERE;
  if (block.region !== 'body' || kind === 'heading') return block;
  const isCaption = names
    .slice(0, NAMED_WITHIN)
    .some((name) => CAPTION_NAMES.test(name) || name.startsWith('figure '));
  return isCaption ? { ...block, region: 'caption' } : block;
}
