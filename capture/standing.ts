import type { BlockStanding } from './page-reading';

/** Of a block nobody knows the place of. */
export const NOWHERE: BlockStanding = { kind: 'text', path: [], names: [], article: null };

/** Numbers and hashes that tell one paragraph from the next are no part of what it is called. */
const ORDINAL = /\S*\d\S*/g;

/** The tag stays: "h1" is no number. */
function withoutOrdinals(name = ''): string {
  const tag = name.split(' ', 1)[0] ?? '';
  return `${tag} ${name.slice(tag.length).replace(ORDINAL, '')}`.replace(/\s+/g, ' ').trim();
}

/** Tag, class and id of the block's own element. */
export function ownName({ names }: BlockStanding): string {
  return withoutOrdinals(names[0]);
}

/** Tag, class and id of the element round it. */
export function parentName({ names }: BlockStanding): string {
  return withoutOrdinals(names[1]);
}

/** Place of the element round it; -1 where there is none. */
export function parentPlace({ path }: BlockStanding): number {
  return path.at(-2) ?? -1;
}

/**
 * What a paragraph and the elements round it are called: publishers print all paragraphs of an article alike. Null where nothing
 * but tags is known, since those are alike everywhere.
 */
export function printedAs(standing: BlockStanding): string | null {
  const [own, parent, outer] = [ownName(standing), parentName(standing), withoutOrdinals(standing.names[2])];
  if (own.includes(' ') || parent.includes(' ')) return `${own} > ${parent}`;
  return outer.includes(' ') ? `${own} > ${parent} > ${outer}` : null;
}
