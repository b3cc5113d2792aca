/** The reader's own transcription, which is to be the record. */
export interface RecordToSave {
  /** What was said; paragraphs separated by a line break. */
  readonly text: string;
  /** Who said it; null when it names its speakers itself, or nobody is known. */
  readonly speaker: string | null;
  /** ISO 8601, the day; null when unknown. */
  readonly saidAt: string | null;
  /** Who says that it is the record; null when they gave no name. */
  readonly by: string | null;
}
