import type { ArticleRow } from './corpus-db';

/** The outlet's name to be read: the page's own, else the one any page of the outlet gave. */
export function outletOf(
  { outlet, outletName }: Pick<ArticleRow, 'outlet' | 'outletName'>,
  names: ReadonlyMap<string, string>,
): string {
  return outletName === outlet ? (names.get(outlet) ?? outletName) : outletName;
}
