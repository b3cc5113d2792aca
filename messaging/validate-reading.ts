import * as v from 'valibot';
import type { CaptureReason } from '@/capture/capture-result';
import type { ReadingResult } from '@/capture/page-reading';
import { validAddress } from './valid-address';

/** Most text taken from one page, in UTF-16 code units; the capture script asks for less. */
const LONGEST_TEXT = 12_000_000;
/** No page that is read has more paragraphs. */
const MOST_BLOCKS = 100_000;
/** What a page claims and prints round its text is cut beyond these: it is a mistake or an attack, and the text is still worth reading. */
const LONGEST_CLAIM = 2_000;
/** Of a meta element, a class, an id. */
const LONGEST_TOKEN = 100;
const MOST_METAS = 500;
const MOST_LINES = 100;
const MOST_TIMES = 400;
/** Elements round a paragraph, and of how many the names are told. */
const DEEPEST = 1_000;
const MOST_NAMES = 10;
const MOST_DATA = 50;
const LONGEST_DATA = 3_000_000;

/** Marks the issues of a page that is sound but beyond what is read. */
const TOO_LARGE = 'too large';

function cutTo(length: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, length)),
  );
}

/** A list of which no more than `most` are looked at. */
function atMost<Item extends v.GenericSchema>(most: number, item: Item) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.slice(0, most)),
    v.array(item),
  );
}

/** An address that cannot be kept is no reason to lose the article. */
const ADDRESS = v.pipe(v.nullable(v.string()), v.transform(validAddress));
const CLAIM = v.nullable(cutTo(LONGEST_CLAIM));
const ORDER = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const LINE = { words: cutTo(LONGEST_CLAIM), order: ORDER };

const CLAIMS = v.object({
  title: CLAIM,
  language: CLAIM,
  base: CLAIM,
  canonical: CLAIM,
  metas: atMost(MOST_METAS, v.object({ name: cutTo(LONGEST_TOKEN), content: cutTo(LONGEST_CLAIM) })),
  data: v.pipe(
    atMost(MOST_DATA, v.string()),
    // Half of a script is none.
    v.transform((scripts) => scripts.filter(({ length }) => length <= LONGEST_DATA)),
  ),
});

const PRINT = v.object({
  headings: atMost(MOST_LINES, v.object(LINE)),
  bylines: atMost(MOST_LINES, v.object({ ...LINE, sign: v.picklist(['marked', 'linked', 'named']) })),
  times: atMost(MOST_TIMES, v.object({ ...LINE, stated: CLAIM })),
});

const STANDING = v.object({
  kind: v.picklist(['text', 'heading', 'item', 'cell']),
  path: atMost(DEEPEST, ORDER),
  names: atMost(MOST_NAMES, cutTo(LONGEST_TOKEN)),
  article: v.nullable(ORDER),
});

const BLOCK = v.object({
  text: v.string(),
  region: v.picklist(['headline', 'standfirst', 'body', 'blockquote', 'caption']),
  order: ORDER,
  linked: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  standing: v.exactOptional(STANDING),
});

const ADDRESSES = atMost(MOST_LINES, cutTo(LONGEST_CLAIM));
const LINKS = v.object({ next: ADDRESSES, numbered: ADDRESSES, counters: ADDRESSES });

const MOST_POSTS = 2_000;
const POST = v.object({
  first: ORDER,
  last: ORDER,
  time: cutTo(LONGEST_TOKEN),
  stated: v.nullable(cutTo(LONGEST_TOKEN)),
  selected: v.exactOptional(v.literal(true)),
});

const MOST_HEADINGS = 500;
const SHARE = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const SHAPE = v.object({
  linkedHeadings: atMost(MOST_HEADINGS, ORDER),
  video: SHARE,
  foreignFrame: SHARE,
});

/** Counted before any of them is looked at. */
const BLOCKS = v.pipe(
  v.array(v.unknown()),
  v.maxLength(MOST_BLOCKS, TOO_LARGE),
  v.array(BLOCK),
  v.check(
    (blocks) => blocks.reduce((length, { text }) => length + text.length, 0) <= LONGEST_TEXT,
    TOO_LARGE,
  ),
);

/** The first of these blocks that hold no more text than a page may. */
function withinLongest<Block extends { readonly text: string }>(blocks: readonly Block[]): Block[] {
  let length = 0;
  const end = blocks.findIndex(({ text }) => {
    length += text.length;
    return length > LONGEST_TEXT;
  });
  return blocks.slice(0, end === -1 ? blocks.length : end);
}

/** What stands beside the article is no reason to lose it. */
const BESIDE = v.pipe(atMost(MOST_BLOCKS, BLOCK), v.transform(withinLongest));

const READING = v.object({
  address: ADDRESS,
  loaded: ADDRESS,
  httpStatus: ORDER,
  isLoading: v.exactOptional(v.literal(true)),
  claims: CLAIMS,
  print: PRINT,
  blocks: BLOCKS,
  posts: v.exactOptional(atMost(MOST_POSTS, POST)),
  beside: v.exactOptional(BESIDE),
  links: v.exactOptional(LINKS),
  foreignFrames: v.exactOptional(atMost(MOST_LINES, cutTo(LONGEST_CLAIM))),
  shape: v.exactOptional(SHAPE),
  selection: v.exactOptional(v.literal(true)),
});

/** Every reason the capture script may give. */
export const CAPTURE_REASONS = {
  'blank-page': 'blank-page',
  'no-article': 'no-article',
  'list-page': 'list-page',
  'video-page': 'video-page',
  'framed-article': 'framed-article',
  'still-loading': 'still-loading',
  'nothing-selected': 'nothing-selected',
  'not-html': 'not-html',
  'page-too-large': 'page-too-large',
  'error-page': 'error-page',
  'capture-failed': 'capture-failed',
} as const satisfies { readonly [Reason in CaptureReason]: Reason };

const RESULT = v.variant('ok', [
  v.object({ ok: v.literal(true), reading: READING }),
  v.object({ ok: v.literal(false), reason: v.enum(CAPTURE_REASONS) }),
]);

/**
 * What the capture script returned, checked: it ran inside the renderer of a page that may be hostile. What is not of the
 * right shape counts as a failed capture.
 */
export function readingResultOf(value: unknown): ReadingResult {
  const parsed = v.safeParse(RESULT, value);
  if (parsed.success) return parsed.output;
  const isTooLarge = parsed.issues.some(({ message }) => message === TOO_LARGE);
  return { ok: false, reason: isTooLarge ? 'page-too-large' : 'capture-failed' };
}
