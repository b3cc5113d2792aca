import { describe, expect, test } from 'vitest';
import { runCommand } from '@/scripts/setup/run-command.mjs';

const run = (program: string) =>
  runCommand(process.execPath, ['-e', program], { folder: process.cwd(), doing: 'testing' });

describe('runCommand', () => {
  test('tells success from failure', async () => {
    expect((await run('process.exit(0)')).ok).toBe(true);
    expect((await run('process.exit(3)')).ok).toBe(false);
  });

  test('keeps the last lines of both outputs and forgets what came long before', async () => {
    const { lastLines } = await run(
      'for (let n = 0; n < 5000; n++) console.log("line " + n); console.error("at last");',
    );
    expect(lastLines).toContain('at last');
    expect(lastLines).toContain('line 4999');
    expect(lastLines).not.toContain('line 100\n');
  });

  test('takes a program that is not there for a failed one and says which', async () => {
    const outcome = await runCommand('sic-no-such-program', [], { folder: process.cwd(), doing: 'testing' });
    expect(outcome.ok).toBe(false);
    expect(outcome.lastLines).toContain('sic-no-such-program');
  });

  test('gives the command nothing to read, so that it cannot wait for an answer', async () => {
    const { lastLines } = await run('process.stdin.on("end", () => console.log("no input")).resume();');
    expect(lastLines).toBe('no input');
  });
});
