import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strictJson } from '@/capture/loose-json';

test.each([
  {
    what: 'strings in single marks',
    loose: "{'headline': 'Bridge closed'}",
    value: { headline: 'Bridge closed' },
  },
  { what: 'an apostrophe inside them', loose: "{'h': 'Orrin's bridge'}", value: { h: "Orrin's bridge" } },
  { what: 'an escaped apostrophe', loose: "{'h': 'Orrin\\'s bridge'}", value: { h: "Orrin's bridge" } },
  {
    what: 'double marks inside single ones',
    loose: `{'h': 'the "old" bridge'}`,
    value: { h: 'the "old" bridge' },
  },
  { what: 'a comment to the end of the line', loose: '{"h": 1 // the bridge\n}', value: { h: 1 } },
  { what: 'a comment between two values', loose: '[1, /* two */ 3]', value: [1, 3] },
  {
    what: 'an address, which is no comment',
    loose: '{"u": "https://post.example"}',
    value: { u: 'https://post.example' },
  },
])('reads $what', ({ loose, value }) => {
  expect(JSON.parse(strictJson(loose))).toEqual(value);
});

test('leaves strict JSON as it is', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(strictJson(json)).toBe(json);
    }),
  );
});

test('survives anything', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^["'\\/*,{}: a\n]{0,40}$/), (text) => {
      expect(typeof strictJson(text)).toBe('string');
    }),
  );
});
