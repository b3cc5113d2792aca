import { describe, expect, test } from 'vitest';
import type { PageReading } from '@/capture/page-reading';
import { speaksOfAnother } from '@/capture/speaks-of-another';
import { inventedReading } from './invented-reading';

const CHOIR = 'https://post.example/choir-sings';
const QUAY = 'https://post.example/quay-stays';

/** A page that was loaded with the choir's story and prints `heading` now. */
const page = (heading: string, changes: Partial<PageReading> = {}) =>
  inventedReading({
    address: QUAY,
    loaded: CHOIR,
    claims: { ...inventedReading().claims, data: ['{"@type":"NewsArticle","headline":"The choir sings"}'] },
    print: { ...inventedReading().print, headings: [{ words: heading, order: 3 }] },
    ...changes,
  });

describe('what a page states is about another article', () => {
  test.each([
    ['when the reader went on and no heading is like it', page('Quay stays with the town'), true],
    ['not when the headline is printed', page('The choir sings'), false],
    ['not when it is printed with a kicker', page('Music: The choir sings'), false],
    ['not when only the query changed', page('Quay stays', { address: `${CHOIR}?page=2` }), false],
    ['not when the reader went nowhere', page('Quay stays', { address: CHOIR }), false],
    ['not of a file', page('Quay stays', { address: null, loaded: null }), false],
    ['not when nothing is stated', page('Quay stays', { claims: inventedReading().claims }), false],
    ['not when no heading is printed', page('', {}), false],
  ])('%s', (_when, reading, expected) => {
    expect(speaksOfAnother(reading)).toBe(expected);
  });
});
