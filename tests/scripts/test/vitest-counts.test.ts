import { describe, expect, test } from 'vitest';
import { type Counts, vitestCounts } from '@/scripts/test/vitest-counts.mjs';

interface File {
  readonly status: string;
  readonly tests: readonly string[];
}

const report = (...files: readonly File[]): string =>
  JSON.stringify({
    testResults: files.map(({ status, tests }) => ({
      status,
      assertionResults: tests.map((outcome) => ({ status: outcome })),
    })),
  });

interface Row {
  readonly says: string;
  readonly text: string | null;
  readonly ended: boolean;
  readonly expected: Counts;
}

describe('vitestCounts', () => {
  test.each<Row>([
    {
      says: 'adds up the tests of all files',
      text: report(
        { status: 'passed', tests: ['passed', 'passed'] },
        { status: 'failed', tests: ['passed', 'failed'] },
      ),
      ended: false,
      expected: { passed: 3, failed: 1 },
    },
    {
      says: 'takes a skipped test for a failed one, though Vitest is content',
      text: report({ status: 'passed', tests: ['passed', 'skipped', 'todo', 'pending'] }),
      ended: true,
      expected: { passed: 1, failed: 3 },
    },
    {
      says: 'counts a file that could not be loaded',
      text: report({ status: 'failed', tests: [] }, { status: 'passed', tests: ['passed'] }),
      ended: false,
      expected: { passed: 1, failed: 1 },
    },
    {
      says: 'counts a file whose tests passed and which failed while tidying up',
      text: report({ status: 'failed', tests: ['passed'] }),
      ended: false,
      expected: { passed: 1, failed: 1 },
    },
    {
      says: 'counts a run that failed though no test did',
      text: report({ status: 'passed', tests: ['passed'] }),
      ended: false,
      expected: { passed: 1, failed: 1 },
    },
    {
      says: 'counts a run without tests as one failure',
      text: report(),
      ended: true,
      expected: { passed: 0, failed: 1 },
    },
    {
      says: 'counts a run without a report as one failure',
      text: null,
      ended: true,
      expected: { passed: 0, failed: 1 },
    },
    {
      says: 'counts a report that was cut short as one failure',
      text: '{"testResults": [',
      ended: false,
      expected: { passed: 0, failed: 1 },
    },
    {
      says: 'finds nothing wrong when nothing is',
      text: report({ status: 'passed', tests: ['passed'] }),
      ended: true,
      expected: { passed: 1, failed: 0 },
    },
  ])('$says', ({ text, ended, expected }) => {
    expect(vitestCounts(text, ended)).toEqual(expected);
  });
});
