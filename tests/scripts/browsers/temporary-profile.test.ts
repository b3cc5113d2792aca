import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A program with a profile, and a "browser" in it that would never end by itself; both hold the same output open. */
const PROGRAM = `
  import { spawn } from 'node:child_process';
  import { TemporaryProfile } from './scripts/browsers/temporary-profile.ts';
  const profile = new TemporaryProfile('test');
  const browser = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] });
  profile.usedBy(browser);
  console.log(profile.folder);
`;

interface Ended {
  readonly status: number | null;
  readonly folder: string;
}

/** Runs the program, does something to it once it has its profile, and waits for its end and its browser's. */
async function run(rest: string, act: (pid: number) => void): Promise<Ended> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM + rest], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // `close`, unlike `exit`, waits for everybody who holds the output.
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const folder = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
  });
  act(child.pid ?? 0);
  return { status: await closed, folder };
}

const STAY = 'setInterval(() => {}, 1000);';

describe('a profile goes, and the browser that uses it,', () => {
  test.each<{ says: string; rest: string; signal: NodeJS.Signals | null; status: number }>([
    { says: 'when the program is interrupted', rest: STAY, signal: 'SIGINT', status: 130 },
    { says: 'when the program is asked to end', rest: STAY, signal: 'SIGTERM', status: 143 },
    { says: 'when the terminal is closed', rest: STAY, signal: 'SIGHUP', status: 129 },
    { says: 'when the program fails', rest: 'throw new Error("no");', signal: null, status: 1 },
    { says: 'when the program ends and forgot', rest: 'process.exit(0);', signal: null, status: 0 },
  ])('$says', async ({ rest, signal, status }) => {
    const ended = await run(rest, (pid) => {
      if (signal !== null) process.kill(pid, signal);
    });
    expect(ended.status).toBe(status);
    expect(existsSync(ended.folder)).toBe(false);
  });
});
