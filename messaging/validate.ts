import * as v from 'valibot';
import { LONGEST_LOOK_UP, type Message } from './protocol';

const TEXT = v.pipe(v.string(), v.maxLength(LONGEST_LOOK_UP));

/**
 * One schema per message. Objects are strict: an unknown property means that the sender speaks another
 * version of the protocol, and guessing what it meant is worse than refusing.
 */
const MESSAGE = v.variant('type', [
  v.strictObject({
    type: v.literal('read-page'),
    argument: v.strictObject({ tabId: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  }),
  v.strictObject({
    type: v.literal('look-up'),
    argument: v.strictObject({ text: TEXT }),
  }),
  v.strictObject({
    type: v.literal('all-versions'),
    argument: v.strictObject({
      text: TEXT,
      speaker: v.nullable(TEXT),
      language: v.nullable(TEXT),
      page: v.nullable(v.strictObject({ identity: TEXT, publishedAt: v.nullable(TEXT) })),
    }),
  }),
]);

/** The message `value` is, or null when it is none of the protocol's messages, or malformed. */
export function messageOf(value: unknown): Message | null {
  const parsed = v.safeParse(MESSAGE, value);
  return parsed.success ? parsed.output : null;
}
