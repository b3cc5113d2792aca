import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const CI_RUN = fileURLToPath(new URL('../../.ci/run', import.meta.url));

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sic-test-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs .ci/run, from a folder that is not the project's, with an npm that does as the script says. */
function runWith(npm: string): Promise<{ status: number; lines: string[] }> {
  const program = join(folder, 'npm');
  writeFileSync(program, `#!/bin/sh\n${npm}\n`);
  chmodSync(program, 0o755);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` };
  return new Promise((resolve) => {
    execFile(CI_RUN, { cwd: folder, env }, (error, output) => {
      resolve({ status: Number(error?.code ?? 0), lines: output.trimEnd().split('\n') });
    });
  });
}

describe('.ci/run', () => {
  test.each<{ says: string; npm: string; status: number; last: string }>([
    {
      says: 'passes the count and the success on',
      npm: 'echo; echo "12 passed, 0 failed"',
      status: 0,
      last: '12 passed, 0 failed',
    },
    {
      says: 'repeats the count after what npm adds to a failure, and keeps its status',
      npm: 'echo "11 passed, 1 failed"; echo "npm error Lifecycle script failed" >&2; exit 7',
      status: 7,
      last: '11 passed, 1 failed',
    },
    {
      says: 'counts a run that died as one failure',
      npm: 'echo "Installing"; exit 1',
      status: 1,
      last: '0 passed, 1 failed',
    },
    {
      says: 'does not believe a success without a count',
      npm: 'exit 0',
      status: 1,
      last: '0 passed, 1 failed',
    },
    {
      says: 'takes the last count, not one a step has printed',
      npm: 'echo "3 passed, 0 failed"; echo "9 passed, 2 failed"; exit 1',
      status: 1,
      last: '9 passed, 2 failed',
    },
  ])('$says', async ({ npm, status, last }) => {
    const run = await runWith(npm);
    expect(run.lines.at(-1)).toBe(last);
    expect(run.status).toBe(status);
  });

  test('prints the count once when it is the last line anyway', async () => {
    const { lines } = await runWith('echo "12 passed, 0 failed"');
    expect(lines).toEqual(['12 passed, 0 failed']);
  });

  test('calls `npm test` in the folder of the project, with CI set', async () => {
    const { lines } = await runWith('echo "$* | $(pwd) | $CI"');
    expect(lines[0]).toBe(
      `test | ${fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')} | true`,
    );
  });
});
