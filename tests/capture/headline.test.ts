import { expect, test } from 'vitest';
import { headlines } from '@/capture/headline';
import { pageStatements } from '@/capture/page-statements';

const OUTLET = 'The Orrin Gazette';

interface Page {
  readonly rule: string;
  readonly data?: string;
  readonly open?: string;
  readonly printed?: readonly string[];
  readonly title?: string;
  readonly headline: string | null;
  readonly source?: string;
}

function read({ data = '', open = '', printed = [], title = '' }: Page) {
  const page = pageStatements({
    claims: {
      title,
      language: null,
      base: null,
      canonical: null,
      metas: open === '' ? [] : [{ name: 'og:title', content: open }],
      data: [],
    },
    print: { headings: printed.map((words, order) => ({ words, order })), bylines: [], times: [] },
  });
  return headlines(page, data === '' ? null : data, OUTLET);
}

test.each<Page>([
  { rule: 'a page that gives none has none', headline: null },
  {
    rule: 'the printed heading, when a statement agrees',
    data: 'Ferry stays all winter',
    printed: ['Ferry stays'],
    headline: 'Ferry stays',
    source: 'printed heading',
  },
  {
    rule: 'the statement, when the heading is another line',
    data: 'Ferry stays',
    printed: ['Log in'],
    headline: 'Ferry stays',
    source: 'json-ld headline',
  },
  {
    rule: 'the heading that is stated, not the name of the site above it',
    data: 'Ferry stays',
    printed: ['Gazette', 'Ferry stays'],
    headline: 'Ferry stays',
    source: 'printed heading',
  },
  {
    rule: 'the kicker, where the statement prints it with the headline',
    data: 'Harbour: Ferry stays',
    printed: ['Ferry stays', 'Harbour Ferry stays'],
    headline: 'Harbour Ferry stays',
  },
  {
    rule: 'no section, though its name is part of a statement',
    data: 'Opinion that no ferry needs so many bridges',
    printed: ['Opinion'],
    headline: 'Opinion that no ferry needs so many bridges',
  },
  {
    rule: 'the heading the title begins with, when statements word it for others',
    data: 'Boat is saved',
    printed: ['Ferry stays'],
    title: 'Ferry stays - The Orrin Gazette',
    headline: 'Ferry stays',
    source: 'printed heading',
  },
  {
    rule: 'og:title where nothing is printed',
    data: 'Ferry saved',
    open: 'Ferry stays',
    headline: 'Ferry stays',
  },
  {
    rule: 'og:title where JSON-LD is silent',
    open: 'Ferry stays',
    printed: ['Log in'],
    headline: 'Ferry stays',
    source: 'meta og:title',
  },
  {
    rule: 'the title where all else is silent',
    title: 'Ferry stays | The Orrin Gazette',
    headline: 'Ferry stays',
    source: 'title',
  },
  { rule: 'the outlet goes from the end', open: 'Ferry stays - The Orrin Gazette', headline: 'Ferry stays' },
  {
    rule: 'the outlet goes from the beginning',
    open: 'The Orrin Gazette: Ferry stays',
    headline: 'The Orrin Gazette: Ferry stays',
  },
  {
    rule: 'the outlet goes from before a stroke',
    open: 'The Orrin Gazette | Ferry stays',
    headline: 'Ferry stays',
  },
  {
    rule: 'a part that names no outlet stays',
    open: 'Ferry stays – for one winter',
    headline: 'Ferry stays – for one winter',
  },
  {
    rule: 'no kicker that is not printed with it',
    data: 'Harbour - Ferry stays',
    open: 'Harbour: Ferry stays',
    printed: ['Ferry stays'],
    headline: 'Ferry stays',
  },
  {
    rule: 'no kicker that only one bears',
    data: 'Ferry stays',
    open: 'Harbour: Ferry stays',
    printed: ['Ferry stays'],
    headline: 'Ferry stays',
  },
  {
    rule: 'without a printed heading, JSON-LD that is not the title for search engines',
    data: 'No end to crossings',
    open: 'Orrin ferry news',
    title: 'Orrin ferry news | The Orrin Gazette',
    headline: 'No end to crossings',
    source: 'json-ld headline',
  },
  {
    rule: 'without a printed heading, og:title that is not the title for search engines',
    data: 'Orrin ferry news',
    open: 'No end to crossings',
    title: 'Orrin ferry news | The Orrin Gazette',
    headline: 'No end to crossings',
    source: 'meta og:title',
  },
])('$rule', (page) => {
  const { headline } = read(page);
  expect(headline?.value ?? null).toBe(page.headline);
  if (page.source !== undefined) expect(headline?.source).toBe(page.source);
});

test('every wording is known, so that none stays in the text', () => {
  const { all } = read({
    rule: '',
    data: 'Ferry stays',
    open: 'Ferry saved',
    printed: ['Harbour Ferry stays'],
    title: 'Ferry news',
    headline: null,
  });
  expect(new Set(all)).toEqual(new Set(['Ferry stays', 'Ferry saved', 'Harbour Ferry stays', 'Ferry news']));
});
