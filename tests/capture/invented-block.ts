import type { BlockStanding, RenderedBlock } from '@/capture/page-reading';

/** A paragraph of an article's body, at the given place, a child of element 10 unless it is said to stand elsewhere. */
export function inventedBlock(
  text: string,
  order: number,
  {
    standing = {},
    ...changes
  }: Partial<Omit<RenderedBlock, 'standing'>> & { standing?: Partial<BlockStanding> } = {},
): RenderedBlock {
  return {
    text,
    region: 'body',
    order,
    linked: 0,
    standing: {
      kind: 'text',
      path: [1, 10, order],
      names: ['p', 'div story-text', 'article'],
      article: 5,
      ...standing,
    },
    ...changes,
  };
}
