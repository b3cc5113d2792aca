import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { pageClaims } from '@/capture/page/page-claims';
import { pagePrint } from '@/capture/page/page-print';
import { pageStatements, withoutStatements } from '@/capture/page-statements';

function of(head: string) {
  const { document } = new JSDOM(`<head>${head}</head><h1>Ferry stays</h1>`).window;
  return pageStatements({ claims: pageClaims(document), print: pagePrint(document) });
}

test.each([
  { what: 'a property', head: '<meta property="og:title" content="Ferry stays">' },
  { what: 'a name', head: '<meta name="OG:Title" content=" Ferry  stays ">' },
  {
    what: 'the first that has words',
    head: '<meta name="og:title" content=" "><meta name="og:title" content="Ferry stays"><meta name="og:title" content="Late">',
  },
  { what: 'an entity that was escaped twice', head: '<meta name="og:title" content="Ferry&amp;nbsp;stays">' },
])('reads $what', ({ head }) => {
  expect(of(head).meta('title', 'og:title')).toBe('Ferry stays');
});

test('keeps every value of one name in order, up to a limit', () => {
  const tags = Array.from({ length: 500 }, (_, i) => `tag ${i}`);
  const values = of(tags.map((tag) => `<meta name="tag" content="${tag}">`).join('')).metas('tag');
  expect(values.length).toBeLessThan(tags.length);
  expect(values).toEqual(tags.slice(0, values.length));
});

test('of a page left behind only what is printed is left', () => {
  const page = withoutStatements(
    of('<meta name="og:title" content="Bridge closed"><title>Bridge closed</title>'),
  );
  expect(page.meta('og:title')).toBeNull();
  expect(page.metas('og:title')).toEqual([]);
  expect(page.print.headings).toMatchObject([{ words: 'Ferry stays' }]);
});
