import * as v from 'valibot';
import type { BackupHeader, BackupLine } from '@/text/backup-line';
import { BASIS, CORRECTION, NAMED, PAGE } from './validate-correction';
import { ID } from './validate-saved';

/*
 * Lengths are not limited here: a line of a backup is (storage/backup/read-backup.ts), and whatever the reader could save must come back.
 */
const TEXT = v.string();
const TEXT_OR_NULL = v.nullable(TEXT);
const TEXTS = v.array(TEXT);
/** As `Date.toISOString` writes it: only then do times compare as texts do. */
const TIME = v.pipe(
  v.string(),
  v.check((time) => !Number.isNaN(Date.parse(time)) && new Date(time).toISOString() === time),
);
const COUNT = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const RANGE = v.pipe(
  v.strictObject({ start: COUNT, end: COUNT }),
  v.check(({ start, end }) => start <= end),
);

/** Ranges in order that lie within a text. */
function liesWithin(
  ranges: readonly { readonly start: number; readonly end: number }[],
  text: string,
): boolean {
  return ranges.every(({ start, end }, at) => start >= (ranges[at - 1]?.end ?? 0) && end <= text.length);
}

const BLOCK = v.pipe(
  v.strictObject({
    start: COUNT,
    end: COUNT,
    region: v.picklist(['headline', 'standfirst', 'body', 'blockquote', 'caption']),
  }),
  v.check(({ start, end }) => start <= end),
);
const ARTICLE = v.pipe(
  v.strictObject({
    url: TEXT_OR_NULL,
    canonicalUrl: TEXT_OR_NULL,
    outlet: TEXT_OR_NULL,
    headline: TEXT_OR_NULL,
    authors: TEXTS,
    publishedAt: TEXT_OR_NULL,
    modifiedAt: v.exactOptional(TEXT),
    section: v.exactOptional(TEXT),
    language: TEXT_OR_NULL,
    text: TEXT,
    blocks: v.array(BLOCK),
    selection: v.exactOptional(v.literal(true)),
    transcription: v.exactOptional(v.literal(true)),
    truncated: v.exactOptional(v.literal(true)),
    morePages: v.exactOptional(v.literal(true)),
  }),
  v.check(({ blocks, text }) => liesWithin(blocks, text)),
);

const SOURCE_CLAIM = v.strictObject({ what: v.literal('source'), page: PAGE, by: NAMED });
const MARK = v.strictObject({
  version: v.literal(1),
  id: ID,
  madeAt: TIME,
  claim: v.union([CORRECTION, SOURCE_CLAIM]),
});

const TILE = v.strictObject({ a: COUNT, b: COUNT, length: v.pipe(COUNT, v.minValue(1)) });
/** Numbers of words that are not there would be read behind the end of a list. */
const MATCH = v.pipe(
  v.strictObject({
    score: v.number(),
    tiles: v.pipe(v.array(TILE), v.minLength(1)),
    stretchA: RANGE,
    stretchB: RANGE,
    words: v.strictObject({ a: COUNT, b: COUNT }),
  }),
  v.check(
    ({ tiles, stretchA, stretchB, words }) =>
      stretchA.end <= words.a &&
      stretchB.end <= words.b &&
      tiles.every(
        ({ a, b, length }, at) =>
          a >= Math.max(stretchA.start, (tiles[at - 1]?.a ?? 0) + (tiles[at - 1]?.length ?? 0)) &&
          b >= stretchB.start &&
          a + length <= stretchA.end &&
          b + length <= stretchB.end,
      ),
  ),
);

const WITNESS = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.minLength(1)),
    textId: TEXT,
    outlet: TEXT,
    domain: TEXT,
    headline: TEXT_OR_NULL,
    authors: TEXTS,
    section: TEXT_OR_NULL,
    url: TEXT_OR_NULL,
    canonicalUrl: TEXT_OR_NULL,
    publishedAt: TEXT_OR_NULL,
    modifiedAt: TEXT_OR_NULL,
    capturedAt: v.nullable(TIME),
    lastSeenAt: v.nullable(TIME),
    capturedAs: v.picklist(['page', 'selection', 'file', 'pasted', 'unsaved']),
    language: TEXT_OR_NULL,
    agency: TEXT_OR_NULL,
    earlierCopy: v.boolean(),
    truncated: v.boolean(),
    morePages: v.boolean(),
    quoted: v.boolean(),
    standsIn: v.picklist(['text', 'headline']),
    printed: TEXT,
    segments: v.array(RANGE),
    speaker: TEXT_OR_NULL,
    around: v.nullable(v.strictObject({ before: TEXT, after: TEXT })),
    evidence: v.nullable(
      v.strictObject({
        translated: v.exactOptional(v.literal(true)),
        toldTo: v.exactOptional(v.literal(true)),
        repeated: v.exactOptional(v.literal(true)),
      }),
    ),
    basis: BASIS,
    source: v.nullable(MARK),
    match: v.nullable(MATCH),
  }),
  v.check(({ segments, printed }) => liesWithin(segments, printed)),
);

const COMPARISON = v.pipe(
  v.strictObject({
    version: v.literal(1),
    id: ID,
    savedAt: TIME,
    utterance: ID,
    rules: v.strictObject({ quotations: COUNT, matching: COUNT }),
    here: TEXT,
    base: TEXT,
    witnesses: v.pipe(v.array(WITNESS), v.minLength(1)),
    unlisted: COUNT,
    marks: v.array(MARK),
    note: TEXT,
    tags: TEXTS,
    commentedAt: v.nullable(TIME),
  }),
  v.check(({ witnesses, here, base }) => {
    const ids = new Set(witnesses.map(({ id }) => id));
    return ids.size === witnesses.length && ids.has(here) && ids.has(base);
  }),
);

const BACKUP_LINE = v.variant('kind', [
  v.strictObject({ kind: v.literal('setting'), name: ID, value: v.unknown() }),
  v.strictObject({ kind: v.literal('mark'), mark: MARK }),
  v.strictObject({ kind: v.literal('article'), article: ARTICLE, capturedAt: TIME, lastSeenAt: TIME }),
  v.strictObject({ kind: v.literal('comparison'), comparison: COMPARISON }),
  v.strictObject({
    kind: v.literal('end'),
    counts: v.strictObject({ settings: COUNT, marks: COUNT, articles: COUNT, comparisons: COUNT }),
  }),
]);

/** Not strict: what a newer release writes beside it must not keep its version from being read. */
const HEADER = v.object({
  sic: v.literal('backup'),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  program: TEXT,
  madeAt: TIME,
});

/** The first line of a backup; null when it is none. */
export function backupHeaderOf(value: unknown): BackupHeader | null {
  const parsed = v.safeParse(HEADER, value);
  return parsed.success ? parsed.output : null;
}

/** Any other line, checked: the file may come from anybody. Null when it is damaged, or made to harm. */
export function backupLineOf(value: unknown): BackupLine | null {
  // The value itself, not the schema's copy of it: that one has its keys in another order, and a backup restored and made again would
  // be another file.
  return v.is(BACKUP_LINE, value) ? value : null;
}
