import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes one value as one line. */
export type WriteLine = (value: object) => Promise<void>;

/**
 * JSON Lines onto a stream, no faster than the reader at its other end takes them: nothing is held back in memory and
 * nothing is lost when the process ends. `JSON.stringify` writes lone surrogates and NUL as escapes, so each line is sound.
 */
export function lineWriter(stream: Writable): WriteLine {
  return async (value) => {
    if (!stream.write(`${JSON.stringify(value)}\n`)) await once(stream, 'drain');
  };
}
