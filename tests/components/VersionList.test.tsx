import { describe, expect, test, vi } from 'vitest';
import { FindAllContext, type FindAllVersions } from '@/components/find-all-versions';
import { NamesHiddenContext } from '@/components/hidden-names';
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

describe('copies of one text', () => {
  const copy = (outlet: string) => ({
    outlet,
    domain: `${outlet.toLowerCase()}.example`,
    url: `https://${outlet.toLowerCase()}.example/ferry`,
    publishedAt: '2026-03-04T08:00:00Z',
    capturedAt: '2026-03-06T10:00:00Z',
  });
  const copies = ['Auk', 'Gull', 'Tern'].map(copy);
  const listed = (agency: string | null, namesHidden = false) =>
    show(
      <NamesHiddenContext.Provider value={namesHidden}>
        <VersionList
          answer={{
            quotation: QUOTATION,
            versions: [version({ story: { agency, outlets: 3, copies } })],
            found: 1,
            independent: { printings: 3, texts: 1 },
          }}
          languageHere="en"
        />
      </NamesHiddenContext.Provider>,
    );

  test.each([
    ['the agency they credit', 'AP', 'AP story, in 3 outlets'],
    ['what they are where they credit none', null, 'One story, in 3 outlets'],
  ])('are one line, named by %s', async (_by, agency, line) => {
    const root = await listed(agency);
    const named = root.querySelector('summary');
    expect(named === null ? '' : textOf(named)).toContain(line);
    expect(textOf(root)).toContain('Printed in 3 articles, all copies of 1 text.');
  });

  test('open to their outlets', async () => {
    const root = await listed('AP');
    const links = [...root.querySelectorAll<HTMLAnchorElement>('details details li a')];
    expect(links.map(({ href }) => href)).toEqual(copies.map(({ url }) => url));
  });

  test('name no outlet and link to none while names are hidden', async () => {
    const root = await listed('AP', true);
    expect(textOf(root)).not.toMatch(/Auk|Tern/);
    expect(root.querySelectorAll('details details li')).toHaveLength(3);
    expect(root.querySelectorAll('details details li a')).toHaveLength(0);
  });
});
