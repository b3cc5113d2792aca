import type { BatchCommand } from './batch/command';
import { sicVersion } from './batch/sic-version';
import { lineWriter } from './batch/write-lines';

const HELP = `npm run -s batch -- COMMAND FILE...

  capture     the article of each file: headline, authors, date, address, text;
              with --explain each page has "explain": what was left out and why, where its metadata came from
  quotations  the article with its quotations, who is credited, and where they stand;
              with --explain each has "why": the rules for its speaker and kind, and the words they went by
  compare     the printings of one quotation in different articles, and what differs

FILE is a saved page (.html), a text (.txt) or articles as JSON Lines (.jsonl, as capture writes them).
Results go to standard output, one JSON object a line. Files that cannot be read are named on standard error;
the others are done all the same, and the exit status is 1.`;

/** Loaded when called for: comparing needs much that capturing does not. */
const COMMANDS: Readonly<Record<string, () => Promise<BatchCommand>>> = {
  capture: async () => (await import('./batch/capture')).capture,
  quotations: async () => (await import('./batch/quotations')).quotations,
  compare: async () => (await import('./batch/compare')).compare,
};

/** Exit status for a call that makes no sense, as shells use it. */
const BAD_USAGE = 2;

/** What each command may be told besides files. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  capture: ['explain'],
  quotations: ['explain'],
};

/** A file whose name begins with dashes can be given as ./--name. */
function readArguments(command: string, args: readonly string[]) {
  const options = args.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
  const known = OPTIONS[command] ?? [];
  return {
    files: args.filter((word) => !word.startsWith('--')),
    options: new Set(options),
    unknown: options.find((option) => !known.includes(option)) ?? null,
  };
}

async function main([name, ...rest]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h') {
    console.log(HELP);
    return 0;
  }
  const load = name === undefined || !Object.hasOwn(COMMANDS, name) ? undefined : COMMANDS[name];
  const { files, options, unknown } = readArguments(name ?? '', rest);
  if (load !== undefined && unknown !== null) {
    console.error(`Unknown option: --${unknown}\n\n${HELP}`);
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
