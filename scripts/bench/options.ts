import { parseArgs } from 'node:util';
import { PEERS, type PeerName } from './page/tasks';

/** What the bench was asked for. */
export interface BenchOptions {
  readonly sizes: readonly number[];
  readonly peers: readonly PeerName[];
  readonly stories: string | null;
  readonly articles: number;
  readonly rounds: number;
  readonly patienceMs: number;
}

/** What `--help` prints. */
export const HELP = `npm run bench -- [OPTION...]

  --size N        passages in the corpus; may be given several times (10000, 100000 and 1000000)
  --peer NAME     ${PEERS.join(', ')}; may be given several times (all)
  --stories DIR   folder of .jsonl files of articles the corpora are made of; also SIC_STORIES (invented text)
  --articles N    articles that ask, of 15 quotations each (20)
  --rounds N      how often Sic is asked each of them (3)
  --patience S    seconds a peer may take for one size (300)

Corpora stay in .cache/bench/; delete the folder to make them anew.`;

function isPeer(name: string): name is PeerName {
  return PEERS.some((peer) => peer === name);
}

function wholeNumber(value: string, option: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${option} wants a whole number, not "${value}".`);
  return number;
}

/**
 * Null when help was asked for.
 *
 * @throws an error whose message says what is wrong with the options
 */
export function readOptions(args: readonly string[], stories: string | undefined): BenchOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      size: { type: 'string', multiple: true, default: ['10000', '100000', '1000000'] },
      peer: { type: 'string', multiple: true, default: [...PEERS] },
      stories: { type: 'string', default: stories ?? '' },
      articles: { type: 'string', default: '20' },
      rounds: { type: 'string', default: '3' },
      patience: { type: 'string', default: '300' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const unknown = values.peer.find((name) => !isPeer(name));
  if (unknown !== undefined) throw new Error(`There is no peer "${unknown}": ${PEERS.join(', ')}.`);
  return {
    sizes: values.size.map((size) => wholeNumber(size, 'size')),
    peers: values.peer.filter(isPeer),
    stories: values.stories === '' ? null : values.stories,
    articles: wholeNumber(values.articles, 'articles'),
    rounds: wholeNumber(values.rounds, 'rounds'),
    patienceMs: 1_000 * wholeNumber(values.patience, 'patience'),
  };
}
