import type { Card, Frame } from './browser';
import { until } from './until';

/** Makes a card of the document it stands in. */
export function cardFrom(frame: Frame, place: Card['place']): Card {
  const evaluate = frame.evaluate.bind(frame);
  return {
    evaluate,
    runScript: frame.runScript.bind(frame),
    place,
    // biome-ignore lint/performance/useDomNodeTextContent: what is read must be what a reader sees
    text: () => evaluate(() => document.body.innerText),
    async waitUntil(condition, what, timeoutMs) {
      await until(async () => (await evaluate(condition)) || null, what, timeoutMs);
    },
  };
}
