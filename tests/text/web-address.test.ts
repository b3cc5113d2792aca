import { expect, test } from 'vitest';
import { webAddress } from '@/text/web-address';

test.each<[string, string | null]>([
  ['https://post.example/a?b#c', 'https://post.example/a?b#c'],
  ['http://post.example', 'http://post.example/'],
  ['https://me:secret@post.example/a', 'https://post.example/a'],
  ['javascript:alert(1)', null],
  [' JaVaScRiPt:alert(1)', null],
  ['data:text/html,a', null],
  ['file:///etc/passwd', null],
  ['http://[', null],
  ['/a', null],
  ['', null],
])('%s gives the link %s', (address, link) => {
  expect(webAddress(address)).toBe(link);
});

test('no address gives no link', () => {
  expect(webAddress(null)).toBeNull();
});
