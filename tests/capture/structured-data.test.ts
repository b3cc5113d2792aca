import { describe, expect, test } from 'vitest';
import { structuredData } from '@/capture/structured-data';

const read = (...blocks: readonly string[]) => structuredData(blocks);

describe('authors come in many forms', () => {
  test.each([
    { form: 'an object', author: '{"@type":"Person","name":"Ada Quill"}', names: ['Ada Quill'] },
    { form: 'a string', author: '"Ada Quill"', names: ['Ada Quill'] },
    {
      form: 'a list of strings',
      author: '["Ada Quill","Jonas Ferrell"]',
      names: ['Ada Quill', 'Jonas Ferrell'],
    },
    {
      form: 'a list of objects',
      author: '[{"name":"Ada Quill"},{"name":"Jonas Ferrell"}]',
      names: ['Ada Quill', 'Jonas Ferrell'],
    },
    {
      form: 'an object with a list of names',
      author: '{"name":["Ada Quill","Jonas Ferrell"]}',
      names: ['Ada Quill', 'Jonas Ferrell'],
    },
    { form: 'a reference to nothing', author: '{"@id":"#nobody"}', names: [] },
    { form: 'null', author: 'null', names: [] },
    { form: 'a number', author: '7', names: [] },
  ])('$form', ({ author, names }) => {
    const { articles } = read(`{"@type":"NewsArticle","headline":"H","author":${author}}`);
    expect(articles.map((article) => article.authors)).toEqual([names]);
  });
});

describe('blocks that are not quite JSON', () => {
  test.each([
    { fault: 'a comma too many', block: '{"@type":"NewsArticle","headline":"Bridge closed",}' },
    { fault: 'a line break inside a string', block: '{"@type":"NewsArticle","headline":"Bridge\nclosed"}' },
    { fault: 'a comment round it', block: '<!-- {"@type":"NewsArticle","headline":"Bridge closed"} -->' },
    {
      fault: 'a CDATA section',
      block: '//<![CDATA[\n{"@type":"NewsArticle","headline":"Bridge closed"}\n//]]>',
    },
    {
      fault: 'an older spelling of the type',
      block: '{"@type":"http://schema.org/NewsArticle","headline":"Bridge closed"}',
    },
    { fault: 'a list of lists', block: '[[{"@type":"NewsArticle","headline":"Bridge closed"}]]' },
  ])('$fault is understood', ({ block }) => {
    expect(read(block).articles.map((article) => article.headline)).toEqual(['Bridge closed']);
  });

  test('one that nobody can read does not hide the next', () => {
    const { articles } = read(
      '{"@type": NewsArticle',
      '',
      '"text"',
      '{"@type":"Article","headline":"Bridge closed"}',
    );
    expect(articles.map((article) => article.headline)).toEqual(['Bridge closed']);
  });

  test('endless nesting and a megabyte of commas are survived', () => {
    expect(read(`${'{"@graph":['.repeat(5000)}${']}'.repeat(5000)}`).articles).toEqual([]);
    expect(read(','.repeat(1_000_000)).articles).toEqual([]);
  });

  test('a megabyte of white space in broken JSON takes no longer than any other', () => {
    const started = performance.now();
    for (const space of [' ', '\n', '\u00a0'])
      expect(read(`{"@type":"Article",${space.repeat(1_000_000)}x`).articles).toEqual([]);
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});

test('a list of teasers gives no article of the page and is told as a list', () => {
  const { articles, list } = read(
    '{"@type":"ItemList","itemListElement":[{"@type":"NewsArticle","headline":"Elsewhere"}]}',
  );
  expect(articles).toEqual([]);
  expect(list).toBe(true);
});
