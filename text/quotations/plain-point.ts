/** Full-width points are read as the plain ones they stand for. */
const PLAIN_POINTS: ReadonlyMap<string, string> = new Map([
  ['。', '.'],
  ['，', ','],
  ['、', ','],
  ['；', ';'],
  ['：', ':'],
  ['？', '?'],
  ['！', '!'],
  ['（', '('],
  ['）', ')'],
]);

/** A point as the rules read it: the plain one a full-width one stands for. */
export function plainPoint(point: string): string {
  return PLAIN_POINTS.get(point) ?? point;
}
