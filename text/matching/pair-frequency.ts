/** How often pairs of neighbouring words stand in the corpus, as far as it was asked. */
export interface PairFrequency {
  /** Distinct wordings in the corpus. */
  readonly wordings: number;
  /** How many of them are stored under this pair; null when nobody asked. */
  countOf(pair: number): number | null;
}
