/** Where a reader is in the views of a page, so that a popup that closes opens at the same place. Plain JSON. */
export interface ReadingPlace {
  /** Which page, or which problem: on any other the place means nothing. */
  readonly page: string;
  /** The words being looked up, and whether they were asked for; null while the page is on screen. */
  readonly lookUp: { readonly text: string; readonly asked: boolean } | null;
  /** What is opened, by names that last as long as the answer (components/reading/openers.ts). */
  readonly opened: readonly string[];
  /** What is typed into the fields of the view, in their order. */
  readonly typed: readonly string[];
  /** Pixels from the top. */
  readonly scroll: number;
}
