import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { built } from './support/built';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PICTURE = `${ROOT}.output/start/popup.png`;

interface Run {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

/** What `npm start` does where there is no display, once everything is installed and built. */
function start(extension: string): Promise<Run> {
  const words = ['--import', 'tsx', 'scripts/start/main.ts', '--headless', `--extension=${extension}`];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: ROOT }, (error, output, errors) => {
      resolve({ status: Number(error?.code ?? 0), output, errors });
    });
  });
}

describe('starting without a display', () => {
  let run: Run;
  beforeAll(async () => {
    rmSync(PICTURE, { force: true });
    run = await start(built('chromium'));
  });

  test('ends well', () => {
    expect(run).toMatchObject({ status: 0, errors: '' });
  });

  test('shows its progress over all six samples', () => {
    expect(run.output.match(/^ {2}\d of 6 {2}.+ \(\d+ quotations?\)$/gm)).toHaveLength(6);
  });

  test('shows words that are only here and words that are only there, without any colour', () => {
    expect(run.output).toMatch(/\[-pins-\] ?\{\+bolts\+\}/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the very character that may not be there
    expect(run.output).not.toMatch(/\u001B/);
  });

  test('names the outlets that print another version, and quotations nobody else prints', () => {
    expect(run.output).toMatch(/^ {6}Lenn Valley Courier .+: /m);
    expect(run.output).toMatch(/^ {2}\d+ quotations? without another version:$/m);
  });

  test('leaves a picture of the popup and says where', () => {
    expect(run.output).toContain('.output/start/popup.png');
    const signature = [...readFileSync(PICTURE).subarray(1, 4)].map((byte) => String.fromCharCode(byte));
    expect(signature.join('')).toBe('PNG');
  });
});

test('a start that fails says so in a sentence', async () => {
  const { status, errors } = await start(`${ROOT}.output/nothing-here`);
  expect(status).toBe(1);
  expect(errors).toMatch(/^\s*Sic could not be shown: .+/);
});
