/** What a number of times come to. */
export interface Figures {
  readonly count: number;
  readonly median: number;
  /** 95 of 100 are no greater. */
  readonly p95: number;
  readonly worst: number;
}

/** The least value that is no smaller than `share` of all: never one that was not measured. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** All zero where nothing was measured. */
export function figuresOf(values: readonly number[]): Figures {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    count: sorted.length,
    median: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    worst: sorted.at(-1) ?? 0,
  };
}
