import { expect, test } from 'vitest';
import { validAddress } from '@/messaging/valid-address';

const LONG = `https://post.example/${'a'.repeat(8_000)}`;

test.each<[string, string | null, string | null]>([
  ['a page of the web', 'https://post.example/a?b#c', 'https://post.example/a?b#c'],
  ['one without encryption', 'http://post.example/', 'http://post.example/'],
  ['an address of the longest length', LONG.slice(0, 8_000), LONG.slice(0, 8_000)],
  ['a longer one', LONG.slice(0, 8_001), null],
  ['a script', 'javascript:alert(1)', null],
  ['a file', 'file:///home/reader/a.html', null],
  ['nonsense', 'http://[', null],
  ['none', null, null],
])('%s', (_what, address, kept) => {
  expect(validAddress(address)).toBe(kept);
});
