import * as v from 'valibot';
import { LONGEST_NOTE, LONGEST_TAG, MOST_TAGS } from './protocol';

const LONGEST_ID = 100;
/** No page has more quotations that are saved at once, and no list is chosen from by hand that is longer. */
const MOST_IDS = 10_000;

/** The name of something that is kept. */
export const ID = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ID));

/** Which saved comparisons, by id. */
export const SAVED_IDS = v.strictObject({ ids: v.pipe(v.array(ID), v.maxLength(MOST_IDS)) });

/** What the reader notes of a saved comparison. */
export const COMMENT = v.strictObject({
  id: ID,
  note: v.pipe(v.string(), v.maxLength(LONGEST_NOTE)),
  tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_TAG))), v.maxLength(MOST_TAGS)),
});
