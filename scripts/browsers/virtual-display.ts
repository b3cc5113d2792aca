/** @file A screen nobody looks at, for what only a real window does: menus, shortcuts, the pointer. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { until } from './until';

/** Room for a window with its toolbar and a popup of full height. */
const SCREEN = '1280x1000x24';

/** A virtual screen with a pointer and a keyboard. */
export interface VirtualDisplay {
  /** What `DISPLAY` names it by. */
  readonly name: string;
  /** Moves the pointer and clicks there; `button` as X counts them: 1 is the main one, 3 opens menus. */
  click(point: { readonly x: number; readonly y: number }, button: 1 | 3): void;
  /** Turns the wheel one notch down at the pointer's place. */
  wheelDown(): void;
  /** Presses keys one after the other, by their X names; a chord is written 'alt+shift+l'. */
  press(...keys: readonly string[]): void;
  close(): void;
}

function xdotool(display: string, words: readonly (string | number)[]): void {
  const { status, stderr } = spawnSync('xdotool', words.map(String), {
    env: { ...process.env, DISPLAY: display },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`xdotool ${words.join(' ')} failed: ${stderr}`);
}

/** Xvfb writes the number of the free display it took. */
async function numberFrom(server: ChildProcess): Promise<string> {
  let written = '';
  server.stdout?.setEncoding('utf8').on('data', (data: string) => {
    written += data;
  });
  return until(async () => /^(\d+)\n/.exec(written)?.[1] ?? null, 'Xvfb to start');
}

/** Opens a virtual screen; rejects where there is no Xvfb. */
export async function openVirtualDisplay(): Promise<VirtualDisplay> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = (): void => {
    server.kill();
  };
  process.once('exit', stop);
  const missing = new Promise<never>((_, reject) => server.once('error', reject));
  const name = `:${await Promise.race([numberFrom(server), missing])}`;
  return {
    name,
    click: ({ x, y }, button) => xdotool(name, ['mousemove', Math.round(x), Math.round(y), 'click', button]),
    wheelDown: () => xdotool(name, ['click', 5]),
    press: (...keys) => xdotool(name, ['key', '--delay', 60, ...keys]),
    close() {
      process.removeListener('exit', stop);
      stop();
    },
  };
}
