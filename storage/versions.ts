/**
 * The first schema that was shipped. Names the primary key and the indexes of each table, not its columns. A shipped
 * version is never changed: a new one goes beside it, with its upgrade, and with a snapshot in
 * tests/storage/snapshots/ that shows that older data still opens.
 */
export const VERSION_1 = {
  articles: '++id, identity, latestOf',
  texts: 'article',
  passages: '++id, &wording, *keys',
  occurrences: '++id, passage, article',
  outlets: 'domain',
  settings: 'key',
} as const;

/** Adds what the reader says about texts; found by the pages it is about. */
export const VERSION_2 = { marks: 'id, *pages' } as const;

/**
 * Adds what the reader saved, in two tables: what lists and searches read of a comparison, with the reader's note, and the
 * evidence, which is never written again. Ten thousand rows are some 10 MB and read in one piece; with the texts they
 * would be ten times that, and every note would write its comparison anew.
 */
export const VERSION_3 = { comparisons: 'id, utterance, removedAt', evidence: 'id' } as const;

/**
 * Finds wordings by a table of its own (postings.ts); named by numbers alone, its rows hold nothing. The index of passages over their keys
 * stays, without entries: passages have no keys any more. An upgrade that takes it away keeps everybody waiting, and a background that is stopped
 * meanwhile begins it anew (40 seconds for 100,000 passages, on a busy machine).
 */
export const VERSION_4 = { postings: '' } as const;
