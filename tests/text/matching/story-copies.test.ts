import { describe, expect, test } from 'vitest';
import { storyCopies } from '@/text/matching/story-copies';

/** A text of ten passages; those named by a number are its own. */
function text(id: string, passages: string, agency: string | null = null) {
  return { id, agency, wordings: passages.split(' ') };
}
const STORY = 'a b c d e f g h i j';

const rows: readonly [string, ReturnType<typeof text>[], number][] = [
  ['word for word the same are one text', [text('x', STORY), text('y', STORY)], 1],
  ['one passage of which is another are one text', [text('x', STORY), text('y', `${STORY.slice(2)} 1`)], 1],
  ['one of which is cut to its first half are one text', [text('x', STORY), text('y', 'a b c d e')], 1],
  ['that share two quotations are two texts', [text('x', STORY), text('y', 'a b 1 2 3 4 5 6 7 8')], 2],
  ['that share less than half are two texts', [text('x', STORY), text('y', 'a b c d 1 2 3 4 5 6')], 2],
  [
    'that share less than half under one agency are one text',
    [text('x', STORY, 'AP'), text('y', 'a b c d 1 2 3 4 5 6', 'AP')],
    1,
  ],
  [
    'of one agency that share a quotation are two texts',
    [text('x', STORY, 'AP'), text('y', 'a 1 2 3 4 5 6 7 8 9', 'AP')],
    2,
  ],
  ['of two agencies are two texts', [text('x', STORY, 'AP'), text('y', 'a b c d 1 2 3 4 5 6', 'PA')], 2],
  ['of one and the same sentence are two texts', [text('x', 'a'), text('y', 'a')], 2],
  ['without any passage are texts of their own', [text('x', ''), text('y', '')], 2],
];
describe('two articles', () => {
  test.each(rows)('%s', (_, texts, count) => {
    expect(new Set(storyCopies(texts).values()).size).toBe(count);
  });
});

test('two reports do not become one text through a third that quotes both', () => {
  const third = text('z', 'a b c d e 1 2 3 4 5');
  const stories = storyCopies([text('x', STORY), text('y', '1 2 3 4 5 6 7 8 9 0'), third]);
  expect(stories.get('x')).not.toBe(stories.get('y'));
});

test('forty copies and three independent texts are four texts', () => {
  const copies = Array.from({ length: 40 }, (_, i) => text(`copy${i}`, `${STORY} own${i}`));
  const others = ['p', 'q', 'r'].map((id) => text(id, `a ${id}1 ${id}2 ${id}3 ${id}4`));
  const stories = storyCopies([...copies, ...others]);
  expect(new Set(stories.values()).size).toBe(4);
  expect(stories.get('copy39')).toBe('copy0');
});
