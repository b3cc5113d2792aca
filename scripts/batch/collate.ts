import { utterancesAmong } from '@/text/matching/utterances-among';
import type { BatchCommand } from './command';
import { readComparable } from './read-comparable';
import { utteranceLine } from './utterance-line';

/**
 * Writes one line per utterance that at least two articles print: its wordings, who prints them, and the story each of
 * these is a copy of; then all of them lined up along `base`, the first by date, with the readings at each place, as the
 * browser shows them. `texts` counts independent texts, so copies of one story once.
 */
export const collate: BatchCommand = async (run) => {
  const articles = await readComparable(run);
  const { utterances, stories } = await utterancesAmong(articles);
  const names = new Map(articles.map(({ id, name }) => [String(id), name]));
  const named = new Map([...stories].map(([id, story]) => [id, names.get(story) ?? story]));
  for (const utterance of utterances) {
    const line = utteranceLine(utterance, named, run.sic);
    if (line !== null) await run.write(line);
  }
};
