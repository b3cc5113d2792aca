import { describe, expect, test } from 'vitest';
import { outletOf } from '@/storage/outlet';

function outlet(url: string | null, name: string | null = null, canonicalUrl: string | null = null) {
  return outletOf({ url, canonicalUrl, outlet: name });
}

test.each<[string, string, string]>([
  ['the registrable domain', 'https://www.post.example/a', 'post.example'],
  ['under a suffix of two parts', 'https://news.post.co.uk/a', 'post.co.uk'],
  ['a tenant of a host that rents out domains', 'https://post.github.io/a', 'post.github.io'],
  ['a host of this machine', 'http://herald.localhost:8080/a', 'herald.localhost'],
  ['host and port where there is no domain', 'http://127.0.0.1:8080/a', '127.0.0.1:8080'],
  ['an address of the sixth version', 'http://[::1]:8080/a', '[::1]:8080'],
  ['a host of a local network', 'http://newsroom/a', 'newsroom'],
])('%s tells an outlet', (_rule, url, domain) => {
  expect(outlet(url)).toEqual({ domain, name: domain });
});

test('the page’s own name is what is read', () => {
  expect(outlet('https://www.post.example/a', 'The Harbour Post')).toEqual({
    domain: 'post.example',
    name: 'The Harbour Post',
  });
});

test('spaces and line ends in a name are its typesetting', () => {
  expect(outlet('https://post.example/', '  The\n  Harbour Post ').name).toBe('The Harbour Post');
  expect(outlet('https://post.example/', ' \n ').name).toBe('post.example');
});

test('a name without end is cut, and not inside a character', () => {
  const { name } = outlet('https://post.example/', `${'a'.repeat(79)}🗞`);
  expect(name.length).toBe(80);
  expect(name.isWellFormed()).toBe(true);
});

describe('one machine may serve several outlets', () => {
  test.each([
    ['on one port', 'http://127.0.0.1:8080/a', 'http://127.0.0.1:8080/b'],
    ['on two ports', 'http://127.0.0.1:8080/a', 'http://127.0.0.1:8081/a'],
    ['under its name', 'http://localhost:8080/a', 'http://localhost:8080/b'],
  ])('%s: their own names tell them apart', (_where, one, other) => {
    expect(outlet(one, 'Harbour Post').domain).not.toBe(outlet(other, 'Quay Mail').domain);
  });

  test('the same name on another port is the same outlet', () => {
    expect(outlet('http://127.0.0.1:8081/a', 'Harbour Post').domain).toBe(
      outlet('http://127.0.0.1:9000/b', 'harbour post').domain,
    );
  });

  test('a saved page that names its address belongs to that outlet', () => {
    expect(outlet('http://127.0.0.1:8080/a', null, 'https://www.post.example/a').domain).toBe('post.example');
  });
});

test('a name cannot take the place of a domain', () => {
  expect(outlet('http://127.0.0.1/a', 'post.example').domain).not.toBe(
    outlet('https://post.example/a').domain,
  );
  expect(outlet(null, 'post.example').domain).not.toBe(outlet('https://post.example/a').domain);
});

test('a text without address and name has an outlet without a name', () => {
  expect(outlet(null)).toEqual({ domain: '', name: '' });
});
