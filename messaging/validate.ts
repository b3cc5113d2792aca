import * as v from 'valibot';
import { TOKEN } from './validate-card';
import { CORRECTION, NAMED, PAGE } from './validate-correction';
import { LONGEST_LOOK_UP, type Message } from './protocol';
import { COMMENT, SAVED_IDS } from './validate-saved';

const TEXT = v.pipe(v.string(), v.maxLength(LONGEST_LOOK_UP));

/** No mark has a longer id; UTF-16 code units. */
const LONGEST_ID = 100;
/** No quotation has more parts. */
const MOST_SEGMENTS = 10_000;

const TAB_ID = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const OF_TAB = v.strictObject({ tabId: TAB_ID });
/** What an answer said of a text: whom a page credits, its language. As pages give it, so only bounded. */
const GIVEN = v.nullable(TEXT);
/** A page by its identity; null for a text that stands on none. */
const PAGE_OR_NONE = v.nullable(PAGE);
const QUESTION = v.strictObject({
  segments: v.pipe(
    v.array(v.string()),
    v.maxLength(MOST_SEGMENTS),
    v.check((parts) => parts.reduce((length, part) => length + part.length, 0) <= LONGEST_LOOK_UP),
  ),
  speaker: GIVEN,
  language: GIVEN,
  page: PAGE_OR_NONE,
  base: PAGE_OR_NONE,
});
const DAY = v.pipe(v.string(), v.isoDate());
const OFFSET = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const RANGE = v.strictObject({ start: OFFSET, end: OFFSET });
const PANEL_TASK = v.variant('kind', [
  v.strictObject({ kind: v.literal('read-page') }),
  v.strictObject({ kind: v.literal('look-up'), text: TEXT }),
  v.strictObject({ kind: v.literal('compare-tabs') }),
]);

/**
 * One schema per message. Objects are strict: an unknown property means that the sender speaks another
 * version of the protocol, and guessing what it meant is worse than refusing.
 */
const MESSAGE = v.variant('type', [
  v.strictObject({
    type: v.literal('correct'),
    argument: v.strictObject({ correction: CORRECTION, shown: PAGE_OR_NONE }),
  }),
  v.strictObject({
    type: v.literal('undo-correction'),
    argument: v.strictObject({ id: v.pipe(v.string(), v.maxLength(LONGEST_ID)), shown: PAGE_OR_NONE }),
  }),
  v.strictObject({
    type: v.literal('mark-source'),
    argument: v.strictObject({ page: PAGE, by: NAMED, shown: PAGE_OR_NONE }),
  }),
  v.strictObject({
    type: v.literal('unmark-source'),
    argument: v.strictObject({ page: PAGE, shown: PAGE_OR_NONE }),
  }),
  v.strictObject({
    type: v.literal('save-record'),
    argument: v.strictObject({ text: TEXT, speaker: NAMED, saidAt: v.nullable(DAY), by: NAMED }),
  }),
  v.strictObject({ type: v.literal('outlets'), argument: v.strictObject({}) }),
  v.strictObject({ type: v.literal('selected-words'), argument: OF_TAB }),
  v.strictObject({ type: v.literal('read-page'), argument: OF_TAB }),
  v.strictObject({ type: v.literal('read-selection'), argument: OF_TAB }),
  v.strictObject({
    type: v.literal('look-up'),
    argument: v.strictObject({ text: TEXT }),
  }),
  v.strictObject({
    type: v.literal('all-versions'),
    argument: v.strictObject({
      text: TEXT,
      segments: v.exactOptional(v.pipe(v.array(RANGE), v.maxLength(MOST_SEGMENTS))),
      speaker: GIVEN,
      language: GIVEN,
      page: v.nullable(v.strictObject({ identity: PAGE, publishedAt: GIVEN })),
    }),
  }),
  v.strictObject({
    type: v.literal('show-in-page'),
    argument: v.strictObject({
      ...OF_TAB.entries,
      segments: v.pipe(v.array(TEXT), v.maxLength(MOST_SEGMENTS)),
    }),
  }),
  v.strictObject({ type: v.literal('told'), argument: v.strictObject({ page: PAGE }) }),
  v.strictObject({
    type: v.literal('read-open-tab'),
    argument: v.strictObject({ tabId: TAB_ID, save: v.boolean() }),
  }),
  v.strictObject({
    type: v.literal('open-panel'),
    argument: v.strictObject({ tabId: v.nullable(TAB_ID), task: PANEL_TASK }),
  }),
  v.strictObject({ type: v.literal('page-opened'), argument: v.strictObject({}) }),
  v.strictObject({ type: v.literal('search-words'), argument: v.strictObject({ text: TEXT }) }),
  v.strictObject({ type: v.literal('card-task'), argument: v.strictObject({ token: TOKEN }) }),
  v.strictObject({ type: v.literal('close-card'), argument: v.strictObject({}) }),
  v.strictObject({ type: v.literal('collate'), argument: QUESTION }),
  v.strictObject({ type: v.literal('save-comparison'), argument: QUESTION }),
  v.strictObject({ type: v.literal('save-page'), argument: v.strictObject({ page: PAGE }) }),
  v.strictObject({ type: v.literal('remove-comparison'), argument: SAVED_IDS }),
  v.strictObject({ type: v.literal('restore-comparison'), argument: SAVED_IDS }),
  v.strictObject({ type: v.literal('comment-comparison'), argument: COMMENT }),
  v.strictObject({
    type: v.literal('context'),
    argument: v.strictObject({
      page: PAGE,
      words: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_LOOK_UP)),
    }),
  }),
]);

/** The message `value` is, or null when it is none of the protocol's messages, or malformed. */
export function messageOf(value: unknown): Message | null {
  const parsed = v.safeParse(MESSAGE, value);
  return parsed.success ? parsed.output : null;
}
