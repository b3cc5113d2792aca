import { describe, expect, test, vi } from 'vitest';
import { FindAllContext, type FindAllVersions } from '@/components/find-all-versions';
import { VersionList } from '@/components/VersionList';
import type { AllVersionsAnswer } from '@/text/answer';
import { comparison, quotation, version } from './samples';
import { button, click, show, textOf } from './show';

const QUOTATION = quotation();

const list = (findAll: FindAllVersions | null, found: number) =>
  show(
    <FindAllContext.Provider value={findAll}>
      <VersionList
        answer={{ quotation: QUOTATION, versions: [version(), version()], found }}
        languageHere="en"
      />
    </FindAllContext.Provider>,
  );

function printedBy(...outlets: readonly string[]): AllVersionsAnswer['wordings'][number] {
  return { comparison: comparison(), versions: outlets.map((outlet) => version({ outlet })) };
}

const ALL: AllVersionsAnswer = {
  found: 4,
  wordings: [printedBy('The Tern', 'The Gull', 'The Auk'), printedBy('The Knot')],
};

describe('a list that was cut off', () => {
  test('offers all versions, and then shows each wording once', async () => {
    const findAll = vi.fn<FindAllVersions>(async () => ALL);
    const root = await list(findAll, 5);
    await click(button(root, 'Show all versions'));
    expect(findAll).toHaveBeenCalledExactlyOnceWith(QUOTATION);
    expect([...root.querySelectorAll('summary')].map(textOf)).toEqual([
      expect.stringContaining('The Tern'),
      '2 other outlets print the same words and marks',
      expect.stringContaining('The Gull'),
      expect.stringContaining('The Auk'),
      expect.stringContaining('The Knot'),
    ]);
    expect(root.querySelectorAll('button')).toHaveLength(0);
  });

  test('says how many are missing when they could not be had', async () => {
    const root = await list(async () => null, 5);
    await click(button(root, 'Show all versions'));
    expect(textOf(root)).toContain('3 more were found and are not listed');
  });

  test('says so too where nobody can be asked', async () => {
    expect(textOf(await list(null, 5))).toContain('3 more were found and are not listed');
  });
});

test('a whole list offers nothing more', async () => {
  const root = await list(async () => ALL, 2);
  expect(textOf(root)).not.toContain('Show all versions');
});
