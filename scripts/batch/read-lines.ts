import { createReadStream } from 'node:fs';
import { markedEncoding } from './decode-page';

/**
 * The lines of a file, one after the other, without holding all of it. They end at line feeds and nowhere else: Node's
 * readline also cuts at U+2028 and U+2029, which JSON allows inside a string.
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let rest = '';
  for await (const chunk of createReadStream(file) as AsyncIterable<Uint8Array>) {
    // The first chunk decides; the decoder takes the byte order mark off.
    decoder ??= new TextDecoder(markedEncoding(chunk));
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest + (decoder?.decode() ?? '');
}
