import type { BatchCommand } from './batch/command';
import { sicVersion } from './batch/sic-version';
import { lineWriter } from './batch/write-lines';

const HELP = `npm run -s batch -- COMMAND FILE...

  capture     the article of each file: headline, authors, date, address, text;
              with --explain each page has "explain": what was left out and why, where its metadata came from
  quotations  the article with its quotations, who is credited, and where they stand;
              with --explain each has "why": the rules for its speaker and kind, and the words they went by
  compare     the printings of one quotation in different articles, and what differs
  collate     one line per utterance: its wordings, who prints them, and which articles are copies of one story

FILE is a saved page (.html), a text (.txt) or articles as JSON Lines (.jsonl, as capture writes them).
With --threads N articles are read in N threads.
Results go to standard output, one JSON object a line. Files that cannot be read are named on standard error;
the others are done all the same, and the exit status is 1.`;

/** Loaded when called for: comparing needs much that capturing does not. */
const COMMANDS: Readonly<Record<string, () => Promise<BatchCommand>>> = {
  capture: async () => (await import('./batch/capture')).capture,
  quotations: async () => (await import('./batch/quotations')).quotations,
  compare: async () => (await import('./batch/compare')).compare,
  collate: async () => (await import('./batch/collate')).collate,
};

/** Exit status for a call that makes no sense, as shells use it. */
const BAD_USAGE = 2;

/** What each command may be told besides files and threads. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  capture: ['explain'],
  quotations: ['explain'],
};

const THREADS = '--threads';
const MOST_THREADS = 64;

/** Takes `--threads N` out; null when N is no number of threads. */
function readThreads(args: readonly string[]): {
  readonly threads: number | null;
  readonly rest: readonly string[];
} {
  const at = args.indexOf(THREADS);
  if (at === -1) return { threads: 1, rest: args };
  const threads = Number(args[at + 1]);
  const sound = Number.isInteger(threads) && threads >= 1 && threads <= MOST_THREADS;
  return { threads: sound ? threads : null, rest: args.toSpliced(at, 2) };
}

/** A file whose name begins with dashes can be given as ./--name. */
function readArguments(command: string, args: readonly string[]) {
  const { threads, rest } = readThreads(args);
  const options = rest.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
  const known = OPTIONS[command] ?? [];
  const unknown = options.find((option) => !known.includes(option));
  return {
    threads: threads ?? 1,
    files: rest.filter((word) => !word.startsWith('--')),
    options: new Set(options),
    wrong:
      threads === null
        ? `--threads wants a number from 1 to ${MOST_THREADS}`
        : unknown && `Unknown option: --${unknown}`,
  };
}

async function main([name, ...rest]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h') {
    console.log(HELP);
    return 0;
  }
  const load = name === undefined || !Object.hasOwn(COMMANDS, name) ? undefined : COMMANDS[name];
  const { files, options, threads, wrong } = readArguments(name ?? '', rest);
  if (load !== undefined && wrong !== undefined) {
    console.error(`${wrong}\n\n${HELP}`);
    return BAD_USAGE;
  }
  if (load === undefined || files.length === 0) {
    console.error(load === undefined && name !== undefined ? `Unknown command: ${name}\n\n${HELP}` : HELP);
    return BAD_USAGE;
  }
  let status = 0;
  const command = await load();
  await command({
    files,
    options,
    threads,
    sic: sicVersion(),
    write: lineWriter(process.stdout),
    report: ({ place, message }) => {
      console.error(`${place}: ${message}`);
      status = 1;
    },
  });
  return status;
}

// A reader that has seen enough (`| head`) closes the pipe: that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main(process.argv.slice(2));
