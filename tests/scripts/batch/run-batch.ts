import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** What a run of the batch program left behind. */
export interface BatchOutcome {
  readonly status: number | null;
  readonly stderr: string;
  /** Every line parsed: a line that is not JSON is a failure of the test that asked. */
  readonly lines: readonly Record<string, unknown>[];
}

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder for one test's files; gone when the tests of the file are done. */
export function filesOf(files: Readonly<Record<string, string | Uint8Array>>): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'sic-batch-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return (name) => join(folder, name);
}

const ROOT = join(import.meta.dirname, '../../..');

/** Runs the program as a user's shell does, its output through a pipe that is read slowly when `slowly` is set. */
export function runBatch(args: readonly string[], slowly = false): Promise<BatchOutcome> {
  const child = spawn(join(ROOT, 'node_modules/.bin/tsx'), ['scripts/batch.ts', ...args], { cwd: ROOT });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
    if (!slowly) return;
    child.stdout.pause();
    setTimeout(() => child.stdout.resume(), 5);
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      const lines = stdout.split('\n').filter((line) => line !== '');
      resolve({ status, stderr, lines: lines.map((line) => JSON.parse(line)) });
    });
  });
}
