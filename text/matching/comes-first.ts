import type { WeighedWords } from './weigh-words';

/** Below 0 where `a` is the smaller at the first difference; 0 where both are equal. */
function compareLists(a: Uint32Array | Float32Array, b: Uint32Array | Float32Array): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Whether `a` comes first in an order that does not depend on which side is called A: by length, then by words. What
 * is decided in this order (which of two equal places, whose weights) comes out alike from either side.
 */
export function comesFirst(a: WeighedWords, b: WeighedWords): boolean {
  const byLength = a.hashes.length - b.hashes.length;
  if (byLength !== 0) return byLength < 0;
  const difference =
    compareLists(a.hashes, b.hashes) || compareLists(a.pairs, b.pairs) || compareLists(a.bits, b.bits);
  return difference <= 0;
}
