import * as v from 'valibot';
import { LONGEST_NAME } from '@/text/reader-mark';
import { LONGEST_ADDRESS } from './protocol';

/** No quotation is longer; UTF-16 code units. */
const LONGEST_WORDS = 100_000;

/** Which page, by its identity: an address, or `words:…`. */
export const PAGE = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ADDRESS));
/** A name the reader typed; null when they gave none. */
export const NAMED = v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME)));

const WORDS = v.strictObject({
  // Empty for words that the reader pasted.
  page: v.pipe(v.string(), v.maxLength(LONGEST_ADDRESS)),
  words: v.pipe(v.string(), v.maxLength(LONGEST_WORDS)),
});
/** Whether the same words may be expected of two printings. */
export const BASIS = v.picklist([
  'same words expected',
  'two translations',
  'perhaps two occasions',
  'quoted from another report',
]);

const OUTLET = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ADDRESS));

/** What the reader says Sic got wrong, as it arrives from a page of the extension. */
export const CORRECTION = v.pipe(
  v.variant('what', [
    v.strictObject({ what: v.literal('not-same'), here: WORDS, there: WORDS }),
    v.strictObject({ what: v.literal('basis'), here: WORDS, there: WORDS, basis: BASIS }),
    v.strictObject({ what: v.literal('wrong-speaker'), here: WORDS, speaker: NAMED }),
    v.strictObject({ what: v.literal('not-a-quotation'), here: WORDS }),
    v.strictObject({ what: v.literal('missed'), here: WORDS }),
    v.strictObject({ what: v.literal('outlet'), domain: OUTLET, of: OUTLET, name: NAMED }),
  ]),
  v.check((claim) => claim.what !== 'outlet' || claim.domain !== claim.of),
);
