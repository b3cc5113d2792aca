import type { BenchCorpus } from './bench-corpus';
import { putAway, takeOut } from './box';

const BOX = 'bench-texts';
const PER_CHUNK = 5_000;

/** Stores the words of the passages for peers that have to read all of them; bytes as UTF-8. */
export async function storeTexts(corpus: BenchCorpus, passages: number): Promise<number> {
  const chunks = new Map<string, string[]>();
  let bytes = 0;
  for (let from = 0; from < passages; from += PER_CHUNK) {
    const size = Math.min(PER_CHUNK, passages - from);
    const texts = Array.from({ length: size }, (_, i) => corpus.sentence(from + i));
    for (const text of texts) bytes += new TextEncoder().encode(text).length;
    chunks.set(String(from).padStart(9, '0'), texts);
  }
  await putAway(`${BOX}-${passages}`, chunks);
  return bytes;
}

/** The words of all passages, by number. */
export async function readTexts(passages: number): Promise<string[]> {
  const chunks = await takeOut(`${BOX}-${passages}`);
  return [...chunks.values()].flatMap((texts) => (Array.isArray(texts) ? texts.map(String) : []));
}
