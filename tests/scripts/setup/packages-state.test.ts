import { describe, expect, test } from 'vitest';
import { packagesState } from '@/scripts/setup/packages-state.mjs';

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly optional?: boolean;
}

const lockFile = (packages: Readonly<Record<string, Locked>>): string =>
  JSON.stringify({ lockfileVersion: 3, packages: { '': { name: 'sic' }, ...packages } });

/** npm's own record has the same shape, without the project itself. */
const record = (packages: Readonly<Record<string, Locked>>): string =>
  JSON.stringify({ lockfileVersion: 3, packages });

const one = { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' } };
const two = { 'node_modules/two': { version: '2.0.0', integrity: 'sha512-b' } };
const forOtherPlatforms = { 'node_modules/mac': { version: '1.0.0', integrity: 'sha512-c', optional: true } };

describe('packages are', () => {
  test.each<{ says: string; installed: string | null; expected: string }>([
    { says: 'missing when npm has left no record', installed: null, expected: 'missing' },
    { says: 'ready when all are there', installed: record({ ...one, ...two }), expected: 'ready' },
    {
      says: 'ready when an optional one is there too',
      installed: record({ ...one, ...two, ...forOtherPlatforms }),
      expected: 'ready',
    },
    { says: 'changed when one is not there', installed: record(one), expected: 'changed' },
    {
      says: 'changed when one is of another version',
      installed: record({ ...one, 'node_modules/two': { version: '2.0.1', integrity: 'sha512-b' } }),
      expected: 'changed',
    },
    {
      says: 'changed when one has other contents',
      installed: record({ ...one, 'node_modules/two': { version: '2.0.0', integrity: 'sha512-x' } }),
      expected: 'changed',
    },
    {
      says: 'changed when an optional one is of another version',
      installed: record({ ...one, ...two, 'node_modules/mac': { version: '0.9.0', optional: true } }),
      expected: 'changed',
    },
    {
      says: 'changed when one is no longer asked for',
      installed: record({ ...one, ...two, 'node_modules/three': { version: '3.0.0' } }),
      expected: 'changed',
    },
    { says: 'changed when the record was cut short', installed: '{"packages": {', expected: 'changed' },
    { says: 'changed when the record is something else', installed: '[]', expected: 'changed' },
  ])('$says', ({ installed, expected }) => {
    expect(packagesState(lockFile({ ...one, ...two, ...forOtherPlatforms }), installed)).toBe(expected);
  });
});
