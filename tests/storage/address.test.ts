import { describe, expect, test } from 'vitest';
import { addressOf } from '@/storage/address';

test.each<[string, string | null, string | null, string | null]>([
  [
    'the canonical address counts',
    'https://post.example/a?ref=home',
    'https://post.example/a',
    'https://post.example/a',
  ],
  ['without one, the address seen', 'https://post.example/a', null, 'https://post.example/a'],
  ['without an address seen, the canonical one', null, 'https://post.example/a', 'https://post.example/a'],
  ['without either, none', null, null, null],
  ['the fragment goes', 'https://post.example/a#comments', null, 'https://post.example/a'],
  [
    'parameters that say how the reader came go',
    'https://post.example/a?utm_source=x&id=7&fbclid=1',
    null,
    'https://post.example/a?id=7',
  ],
  [
    'another host of the site may be named',
    'https://m.post.example/a',
    'https://www.post.example/a',
    'https://www.post.example/a',
  ],
  [
    'a page cache stands for the outlet it prints',
    'https://post-example.cdn.ampproject.org/c/s/post.example/a',
    'https://post.example/a',
    'https://post.example/a',
  ],
  [
    'a page from a cache stands where the cache fetched it, whatever it says',
    'https://hostile-example.cdn.ampproject.org/c/s/hostile.example/x?amp=1',
    'https://post.example/a',
    'https://hostile.example/x',
  ],
  [
    'one that says nothing does too',
    'https://post-example.cdn.ampproject.org/v/s/post.example/a?amp_gsa=1',
    null,
    'https://post.example/a?amp_gsa=1',
  ],
  [
    'one fetched without encryption does too',
    'https://post-example.cdn.ampproject.org/c/post.example/a',
    null,
    'http://post.example/a',
  ],
  [
    'a page of the cache itself stands there',
    'https://cdn.ampproject.org/about',
    'https://post.example/a',
    'https://cdn.ampproject.org/about',
  ],
  [
    'a page that only has a cache’s path is no cache',
    'https://hostile.example/c/s/post.example/a',
    'https://post.example/a',
    'https://hostile.example/c/s/post.example/a',
  ],
  [
    'all parameters that say how the reader came go, in whatever case',
    'https://post.example/a?smid=tw&REF_SRC=x&id=7&taid=1',
    null,
    'https://post.example/a?id=7',
  ],
  [
    'a saved page served here belongs to whom it names',
    'http://127.0.0.1:8000/a',
    'https://post.example/a',
    'https://post.example/a',
  ],
  ['user name and password go', 'https://me:secret@post.example/a', null, 'https://post.example/a'],
])('%s', (_rule, url, canonicalUrl, address) => {
  expect(addressOf({ url, canonicalUrl })).toBe(address);
});

describe('a page’s word about its address is not believed', () => {
  test.each<[string, string, string]>([
    ['when it is a reprint that names the agency', 'https://post.example/a', 'https://agency.example/a'],
    ['when it names another tenant of one host', 'https://post.github.io/a', 'https://mail.github.io/a'],
    [
      'when every article of the site names the front page',
      'https://post.example/a',
      'https://post.example/',
    ],
    ['when it is no web address', 'https://post.example/a', 'javascript:alert(1)'],
    ['when it does not parse', 'https://post.example/a', 'http://['],
    [
      'when it names another port of a host without a domain',
      'http://10.0.0.7:8000/a',
      'http://10.0.0.7:9000/a',
    ],
  ])('%s', (_when, url, canonicalUrl) => {
    expect(addressOf({ url, canonicalUrl })).toBe(url);
  });
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a file', 'file:///home/reader/a.html'],
  ['a page inside its address', 'data:text/html,a'],
  ['nonsense', 'nonsense'],
  ['nothing', ''],
])('%s is no address', (_name, url) => {
  expect(addressOf({ url, canonicalUrl: null })).toBeNull();
});
