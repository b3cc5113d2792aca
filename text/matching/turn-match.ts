import type { Match, Tile } from './passage';

/** The same tiles with their sides changed, in the order of what is now side A. */
export function turnTiles(tiles: readonly Tile[]): Tile[] {
  return tiles.map(({ a, b, length }) => ({ a: b, b: a, length })).sort((x, y) => x.a - y.a);
}

/** The same match with its sides changed. */
export function turnMatch(match: Match): Match {
  const { tiles, stretchA, stretchB } = match;
  return { ...match, tiles: turnTiles(tiles), stretchA: stretchB, stretchB: stretchA };
}
