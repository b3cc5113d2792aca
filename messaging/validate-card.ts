import * as v from 'valibot';
import type { ReadingResult } from '@/capture/page-reading';
import { LONGEST_ADDRESS, LONGEST_LOOK_UP, PROBLEMS } from './protocol';
import { readingResultOf } from './validate-reading';

/** A card's token: 128 random bits as hexadecimal digits. */
export const TOKEN = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** Of a tag; longer ones name no language. */
const LONGEST_LANGUAGE = 100;

const WORDS = v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_LOOK_UP)));
const ID = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const PLACE = v.strictObject({
  page: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_ADDRESS))),
  language: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_LANGUAGE))),
});

const SHOWN_CARD = v.strictObject({ token: TOKEN, typed: WORDS, read: v.unknown() });
const CARD_RECORD = v.variant('state', [
  v.strictObject({
    state: v.literal('waiting'),
    token: TOKEN,
    place: PLACE,
    task: v.strictObject({
      words: WORDS,
      tabId: v.nullable(ID),
      problem: v.nullable(v.picklist(PROBLEMS)),
    }),
  }),
  v.strictObject({ state: v.literal('open'), frameId: ID, place: PLACE }),
]);

/** What the script that shows a card says of it. */
export interface ShownCard {
  /** The one it gave the card. */
  readonly token: string;
  /** Words selected in a field for text; null when there are none. */
  readonly typed: string | null;
  /** What came of reading the words selected in the page. */
  readonly read: ReadingResult;
}

/** The card of one tab as the background remembers it: waiting for the token, or open in a frame. */
export type CardRecord = v.InferOutput<typeof CARD_RECORD>;

/** What came back from the script in the page; null when it is nothing of the kind, or when it could show no card. */
export function shownCardOf(value: unknown): ShownCard | null {
  const parsed = v.safeParse(SHOWN_CARD, value);
  return parsed.success ? { ...parsed.output, read: readingResultOf(parsed.output.read) } : null;
}

/** What was kept of a tab's card; null when nothing was. */
export function cardRecordOf(value: unknown): CardRecord | null {
  const parsed = v.safeParse(CARD_RECORD, value);
  return parsed.success ? parsed.output : null;
}
