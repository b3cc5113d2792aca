import { describe, expect, test } from 'vitest';
import { installAdvice } from '@/scripts/setup/browsers.mjs';

describe('the advice on what to install', () => {
  test.each<{ platform: NodeJS.Platform; command: string }>([
    { platform: 'linux', command: 'apt-get install chromium firefox-esr' },
    { platform: 'darwin', command: 'brew install --cask chromium firefox' },
    { platform: 'win32', command: 'winget install Google.Chrome Mozilla.Firefox' },
  ])('names a command of $platform and both variables', ({ platform, command }) => {
    const advice = installAdvice(['chromium', 'firefox'], platform);
    expect(advice).toContain(command);
    expect(advice).toContain('SIC_CHROMIUM and SIC_FIREFOX');
  });

  test('speaks only of the browser that is missing', () => {
    const advice = installAdvice(['firefox'], 'linux');
    expect(advice).not.toMatch(/chromium/i);
    expect(advice).toContain('firefox-esr');
  });

  test('gives no command where it knows none', () => {
    expect(installAdvice(['firefox'], 'freebsd')).not.toContain('for example');
  });
});
