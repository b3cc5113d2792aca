/**
 * Finds the closing mark of a quotation that ends in a name in the same marks: «Мы работаем в «Маяке», — сказал X. Printers set
 * one closer for both, so the quotation's opener is left without one.
 * Cost: one step per mark.
 */
import type { Pair } from './pair-marks';

/** Behind the closer the sentence ends, or an attribution begins. */
const ENDS_SPEECH = /^(?:[,.!?]?\s*[—–-]\s|[.!?]|,\s+\p{Ll}|\s*$)/u;
/** Behind the closer an attribution begins. */
const OPENS_TAG = /^[,.!?]?\s*[—–-]\s/u;

/** Characters looked at behind a closer. */
const REACH = 6;

/**
 * `pairs` in the order of their openers. An opener without a closer takes that of a pair inside it behind which the speech
 * ends: the first one with a dash behind it, else the last one before the next opener without a closer.
 */
export function withSharedClosers(text: string, blockEnd: number, pairs: readonly Pair[]): readonly Pair[] {
  const shared: Pair[] = [];
  let candidate: Pair['close'] = null;
  let hasTag = false;
  // From the end, so that each opener sees what stands between it and the next one without a closer.
  for (let index = pairs.length - 1; index >= 0; index -= 1) {
    const pair = pairs[index];
    if (pair === undefined) continue;
    if (pair.open.family !== 'guillemet') shared.push(pair);
    else if (pair.close !== null) {
      const behind = text.slice(pair.close.end, Math.min(pair.close.end + REACH, blockEnd));
      const isTag = OPENS_TAG.test(behind);
      if (isTag || (!hasTag && candidate === null && ENDS_SPEECH.test(behind))) candidate = pair.close;
      hasTag ||= isTag;
      shared.push(pair);
    } else {
      shared.push({ open: pair.open, close: candidate });
      candidate = null;
      hasTag = false;
    }
  }
  return shared.reverse();
}
