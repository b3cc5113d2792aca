import { describe, expect, test } from 'vitest';
import { hasDisplay } from '@/scripts/start/has-display';

describe('hasDisplay', () => {
  test.each<{ says: string; platform: NodeJS.Platform; env: NodeJS.ProcessEnv; expected: boolean }>([
    { says: 'yes under X', platform: 'linux', env: { DISPLAY: ':0' }, expected: true },
    { says: 'yes under Wayland', platform: 'linux', env: { WAYLAND_DISPLAY: 'wayland-0' }, expected: true },
    { says: 'no on a bare Linux', platform: 'linux', env: {}, expected: false },
    { says: 'no when the variable is empty', platform: 'linux', env: { DISPLAY: '' }, expected: false },
    { says: 'yes on a Mac', platform: 'darwin', env: {}, expected: true },
    { says: 'yes on Windows', platform: 'win32', env: {}, expected: true },
  ])('$says', ({ platform, env, expected }) => {
    expect(hasDisplay(platform, env)).toBe(expected);
  });
});
