import * as v from 'valibot';
import type { CaptureReason, CaptureResult } from '@/capture/capture-result';
import type { Block } from '@/text/article';
import { validAddress } from './valid-address';

/** Most text taken from one page, in UTF-16 code units; the capture script asks for less. */
const LONGEST_TEXT = 12_000_000;
/** Metadata beyond these lengths is a page's mistake or its attack: cut, because the article is still worth reading. */
const LONGEST_LINE = 1_000;
const LONGEST_NAME = 200;
const MOST_AUTHORS = 50;
/** No page that is read has more paragraphs. */
const MOST_BLOCKS = 100_000;
/** BCP 47 asks for room for 35. */
const LONGEST_LANGUAGE = 35;
/** "2026-03-04T08:00:00.000+01:00", with room. */
const LONGEST_DATE = 35;

/** Marks the issues of a page that is sound but beyond what is read. */
const TOO_LARGE = 'too large';

function cutTo(length: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, length)),
  );
}

/** What `read` makes of a text; metadata that says nothing is no reason to lose the article. */
function orNull(read: (text: string) => string | null) {
  return v.pipe(
    v.nullable(v.string()),
    v.transform((text) => (text === null ? null : read(text))),
  );
}

const ISO_DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** `Date.parse` alone takes "March 1" too, differently in each browser. */
function isoDate(text: string): string | null {
  const isDate = text.length <= LONGEST_DATE && ISO_DATE.test(text) && !Number.isNaN(Date.parse(text));
  return isDate ? text : null;
}

function languageTag(text: string): string | null {
  if (text.length > LONGEST_LANGUAGE) return null;
  try {
    return Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

const BLOCK = v.strictObject({
  start: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  end: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  region: v.picklist(['headline', 'standfirst', 'body', 'blockquote', 'caption']),
});

/** Blocks stand in order, do not overlap and lie inside the text. */
function lieInOrder(blocks: readonly Block[], length: number): boolean {
  let end = 0;
  for (const block of blocks) {
    if (block.start < end || block.end < block.start || block.end > length) return false;
    end = block.end;
  }
  return true;
}

const ARTICLE = v.pipe(
  v.object({
    url: orNull(validAddress),
    canonicalUrl: orNull(validAddress),
    outlet: v.nullable(cutTo(LONGEST_NAME)),
    headline: v.nullable(cutTo(LONGEST_LINE)),
    authors: v.pipe(
      v.array(v.unknown()),
      v.transform((names) => names.slice(0, MOST_AUTHORS)),
      v.array(cutTo(LONGEST_NAME)),
    ),
    publishedAt: orNull(isoDate),
    language: orNull(languageTag),
    text: v.pipe(v.string(), v.maxLength(LONGEST_TEXT, TOO_LARGE)),
    // Counted before any of them is looked at.
    blocks: v.pipe(v.array(v.unknown()), v.maxLength(MOST_BLOCKS, TOO_LARGE), v.array(BLOCK)),
  }),
  v.check(({ text, blocks }) => lieInOrder(blocks, text.length)),
);

/** Every reason the capture script may give. */
export const CAPTURE_REASONS = {
  'blank-page': 'blank-page',
  'no-article': 'no-article',
  'not-html': 'not-html',
  'page-too-large': 'page-too-large',
  'error-page': 'error-page',
  'capture-failed': 'capture-failed',
} as const satisfies { readonly [Reason in CaptureReason]: Reason };

const RESULT = v.variant('ok', [
  v.object({ ok: v.literal(true), article: ARTICLE }),
  v.object({
    ok: v.literal(false),
    reason: v.enum(CAPTURE_REASONS),
  }),
]);

/**
 * What the capture script returned, checked: it ran inside the renderer of a page that may be hostile. What is not of the
 * right shape counts as a failed capture.
 */
export function captureResultOf(value: unknown): CaptureResult {
  const parsed = v.safeParse(RESULT, value);
  if (parsed.success) return parsed.output;
  const isTooLarge = parsed.issues.some(({ message }) => message === TOO_LARGE);
  return { ok: false, reason: isTooLarge ? 'page-too-large' : 'capture-failed' };
}
