import { describe, expect, test } from 'vitest';
import { type BrowserName, findBrowser } from '@/scripts/setup/find-browser.mjs';

interface Row {
  readonly says: string;
  readonly name: BrowserName;
  readonly platform?: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  readonly programs: readonly string[];
  readonly expected: string | null;
}

describe('findBrowser', () => {
  test.each<Row>([
    {
      says: 'takes the first folder of PATH that has it',
      name: 'chromium',
      env: { PATH: '/one:/two:/three' },
      programs: ['/two/chromium', '/three/chromium'],
      expected: '/two/chromium',
    },
    {
      says: 'prefers Chromium in a late folder to Chrome in an early one',
      name: 'chromium',
      env: { PATH: '/one:/two' },
      programs: ['/one/google-chrome', '/two/chromium'],
      expected: '/two/chromium',
    },
    {
      says: 'takes Chrome where there is no Chromium',
      name: 'chromium',
      env: { PATH: '/one' },
      programs: ['/one/google-chrome'],
      expected: '/one/google-chrome',
    },
    {
      says: 'prefers the long-lived Firefox',
      name: 'firefox',
      env: { PATH: '/one' },
      programs: ['/one/firefox', '/one/firefox-esr'],
      expected: '/one/firefox-esr',
    },
    {
      says: 'believes the variable before PATH',
      name: 'firefox',
      env: { PATH: '/one', SIC_FIREFOX: '/own/firefox-nightly' },
      programs: ['/one/firefox', '/own/firefox-nightly'],
      expected: '/own/firefox-nightly',
    },
    {
      says: 'finds nothing when the variable is wrong, rather than another browser than was asked for',
      name: 'firefox',
      env: { PATH: '/one', SIC_FIREFOX: '/own/nothing' },
      programs: ['/one/firefox'],
      expected: null,
    },
    {
      says: 'takes an empty variable for none',
      name: 'firefox',
      env: { PATH: '/one', SIC_FIREFOX: '' },
      programs: ['/one/firefox'],
      expected: '/one/firefox',
    },
    {
      says: 'looks into the applications of a Mac',
      name: 'chromium',
      platform: 'darwin',
      env: { PATH: '/one', HOME: '/Users/ana' },
      programs: ['/Users/ana/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      expected: '/Users/ana/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    },
    { says: 'finds nothing without PATH', name: 'firefox', env: {}, programs: [], expected: null },
    {
      says: 'does not look for the variable of the other browser',
      name: 'chromium',
      env: { PATH: '/one', SIC_FIREFOX: '/own/firefox' },
      programs: ['/own/firefox'],
      expected: null,
    },
  ])('$says', ({ name, platform = 'linux', env, programs, expected }) => {
    expect(findBrowser(name, { platform, env, isProgram: (path) => programs.includes(path) })).toBe(expected);
  });
});
