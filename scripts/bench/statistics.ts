/** The value below which this share of the values lies; NaN of none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The value in the middle; of an even number the upper of the two. */
export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}
