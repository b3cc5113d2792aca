import * as v from 'valibot';
import type { CaptureResult } from '@/capture/capture-result';
import type { Block } from '@/text/article';

/** Most text taken from one page, in UTF-16 code units; the capture script asks for less. */
const LONGEST_TEXT = 12_000_000;
/** Metadata beyond these lengths is a page's mistake or its attack: cut, because the article is still worth reading. */
const LONGEST_LINE = 1_000;
const LONGEST_NAME = 200;
const MOST_AUTHORS = 50;
/** Longer addresses are dropped, since a cut one leads elsewhere. */
const LONGEST_ADDRESS = 8_000;
/** BCP 47 asks for room for 35. */
const LONGEST_LANGUAGE = 35;

function cutTo(length: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, length)),
  );
}

function orNullUnless(holds: (text: string) => boolean) {
  return v.pipe(
    v.nullable(v.string()),
    v.transform((text) => (text !== null && holds(text) ? text : null)),
  );
}

const ADDRESS = orNullUnless((text) => text.length <= LONGEST_ADDRESS);
const DATE = orNullUnless((text) => text.length <= LONGEST_LANGUAGE && !Number.isNaN(Date.parse(text)));
const LANGUAGE = orNullUnless(
  (text) => text.length <= LONGEST_LANGUAGE && /^[A-Za-z\d]+(?:[-_][A-Za-z\d]+)*$/.test(text),
);

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
    url: ADDRESS,
    canonicalUrl: ADDRESS,
    outlet: v.nullable(cutTo(LONGEST_NAME)),
    headline: v.nullable(cutTo(LONGEST_LINE)),
    authors: v.pipe(
      v.array(cutTo(LONGEST_NAME)),
      v.transform((names) => names.slice(0, MOST_AUTHORS)),
    ),
    publishedAt: DATE,
    language: LANGUAGE,
    text: v.string(),
    blocks: v.array(BLOCK),
  }),
  v.check(({ text, blocks }) => lieInOrder(blocks, text.length)),
);

const RESULT = v.variant('ok', [
  v.object({ ok: v.literal(true), article: ARTICLE }),
  v.object({
    ok: v.literal(false),
    reason: v.picklist([
      'blank-page',
      'no-article',
      'not-html',
      'page-too-large',
      'error-page',
      'capture-failed',
    ]),
  }),
]);

/**
 * What the capture script returned, checked: it ran inside the renderer of a page that may be hostile. What is not of the
 * right shape counts as a failed capture.
 */
export function captureResultOf(value: unknown): CaptureResult {
  const parsed = v.safeParse(RESULT, value);
  if (!parsed.success) return { ok: false, reason: 'capture-failed' };
  const result = parsed.output;
  if (result.ok && result.article.text.length > LONGEST_TEXT) return { ok: false, reason: 'page-too-large' };
  return result;
}
