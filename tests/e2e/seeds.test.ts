/**
 * @file Four real articles on one story, kept beside the project and not in it (a folder `shared/seeds` next to the
 * checkout: `*.txt` and `expected.json`), served as plain pages and compared through the popup. Where the folder is
 * absent, one test says so.
 */
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '@/scripts/browsers/browser';
import { escapeHtml, pageShell } from '@/scripts/newsstand/page-shell';
import type { BrowserName } from '@/scripts/setup/find-browser.mjs';
import { BROWSERS, openBrowser } from './support/open-browser';
import { type ReadAnswer, readPopup } from './support/read-popup';
import { type ServedPages, servePages } from './support/serve-pages';

const FOLDER = new URL('../../../shared/seeds/', import.meta.url);
const PRESENT = existsSync(new URL('expected.json', FOLDER));

interface SeedQuotation {
  readonly id: string;
  readonly segments: readonly string[];
}

interface SeedVersion {
  readonly of: string;
  /** Ids of quotations, or "1:narration". */
  readonly against: readonly string[];
  readonly voice: 'quoted' | 'paraphrase';
  readonly differences: readonly { readonly kind: string; readonly a: string; readonly b: string }[];
}

interface Seeds {
  readonly articles: readonly {
    readonly file: string;
    readonly headline: string | null;
    readonly quotations: readonly SeedQuotation[];
  }[];
  readonly versions: readonly SeedVersion[];
  readonly noVersionElsewhere: readonly string[];
}

/** One link to be seen: in the popup of the later article, at one of its quotations, with the earlier as a version. */
interface Link {
  readonly name: string;
  readonly later: number;
  readonly earlier: number;
  readonly segments: readonly string[];
  readonly version: SeedVersion;
  /** Whether the later article is side a of `version`. */
  readonly isA: boolean;
}

const host = (article: number): string => `seed${article}.localhost`;
const articleOf = (id: string): number => Number(id.charAt(0));

// As the files are: a paragraph to a line. A line of a list is a paragraph of this page as well.
function page(text: string, headline: string | null): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const body = headline === null ? lines : lines.slice(1);
  const title = headline === null ? '' : `<h1>${escapeHtml(lines[0] ?? '')}</h1>`;
  const paragraphs = body.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  return pageShell(headline ?? '', `<article>${title}\n${paragraphs}</article>`);
}

function linksOf({ articles, versions }: Seeds): Link[] {
  const segmentsOf = (id: string) =>
    articles.flatMap(({ quotations }) => quotations).find((quotation) => quotation.id === id)?.segments ?? [];
  return versions.flatMap((version) =>
    version.against.flatMap((against): Link[] => {
      const [a, b] = [articleOf(version.of), articleOf(against)];
      // Narration is not listed in the popup of its own article; it is seen from the quotation.
      if (b > a && against.includes('narration')) return [];
      const isA = a > b;
      const [later, earlier] = isA ? [a, b] : [b, a];
      const segments = segmentsOf(isA ? version.of : against);
      return [{ name: `${version.of} and ${against}`, later, earlier, segments, version, isA }];
    }),
  );
}

const flat = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** The listed quotations that print one of the segments, as far as they are long enough to tell. */
const printing = ({ quotations }: ReadAnswer, segments: readonly string[]) =>
  quotations.filter(({ words }) => segments.some((segment) => flat(words).includes(flat(segment))));

function inBrowser(name: BrowserName): void {
  const seeds: Seeds = JSON.parse(readFileSync(new URL('expected.json', FOLDER), 'utf8'));
  let pages: ServedPages;
  let browser: Browser;
  const answers: ReadAnswer[] = [];
  beforeAll(async () => {
    const texts = seeds.articles.map(({ file, headline }, article): [string, string] => [
      host(article),
      page(readFileSync(new URL(file, FOLDER), 'utf8'), headline),
    ]);
    pages = await servePages(new Map(texts));
    browser = await openBrowser(name);
    for (const address of pages.addresses) {
      await browser.visit(address);
      answers.push(await readPopup(await browser.clickToolbarButton()));
    }
  });
  afterAll(async () => {
    await browser?.close();
    await pages?.close();
  });

  test.each(linksOf(seeds))(
    '$name are shown as versions of each other',
    ({ later, earlier, segments, version, isA }) => {
      const answer = answers[later];
      const listed = answer === undefined ? [] : printing(answer, segments);
      expect(listed.length, 'the quotation is listed').toBeGreaterThan(0);
      const shown = listed
        .flatMap(({ versions }) => versions)
        .filter(({ outlet }) => outlet === host(earlier));
      expect(shown.length, 'the other article is among its versions').toBeGreaterThan(0);
      if (version.voice === 'paraphrase') expect(shown[0]?.summary).toContain('in the outlet’s own words');
      for (const { kind, a, b } of version.differences) {
        if (kind !== 'substitution' && kind !== 'insertion') continue;
        const [here, there] = isA ? [a, b] : [b, a];
        const struck = shown.flatMap(({ onlyHere }) => onlyHere).map(flat);
        const underlined = shown.flatMap(({ onlyThere }) => onlyThere).map(flat);
        if (here !== '') expect(struck).toContain(flat(here));
        if (there !== '') expect(underlined).toContain(flat(there));
      }
    },
  );

  test.each(seeds.noVersionElsewhere)('%s has no version', (id) => {
    const segments = seeds.articles
      .flatMap(({ quotations }) => quotations)
      .find((quotation) => quotation.id === id)?.segments;
    const answer = answers[articleOf(id)];
    const listed = answer === undefined ? [] : printing(answer, segments ?? []);
    expect(listed.flatMap(({ versions }) => versions.map(({ outlet }) => outlet))).toEqual([]);
  });

  test('nothing is thrown', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
}

if (PRESENT) {
  describe.each(BROWSERS)('four real articles read one after the other in %s', inBrowser);
} else {
  test('the four real articles are absent here, so they are not compared', () => {
    console.log(`Not run: the comparison of four real articles; there is no folder ${FOLDER.pathname}`);
    expect(PRESENT).toBe(false);
  });
}
