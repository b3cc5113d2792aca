/** One of two texts as it is copied. All of it is a page's own words: each format takes care of its own signs. */
export interface CopiedText {
  /** Its words, each segment in marks; without marks where the outlet tells them as its own. */
  readonly words: string;
  /** Who prints it. */
  readonly outlet: string;
  /** Null where there is none, or names are hidden. */
  readonly headline: string | null;
  /** Ready to be read; null when there is none. */
  readonly date: string | null;
  /** http(s) only; null where there is none, or names are hidden. */
  readonly address: string | null;
}

/** Two texts and what differs, ready for any format. */
export interface CopiedComparison {
  readonly texts: readonly CopiedText[];
  /** One sentence each. */
  readonly differences: readonly string[];
}
