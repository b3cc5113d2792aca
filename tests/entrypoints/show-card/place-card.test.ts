import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, placeCard, type Side } from '@/entrypoints/show-card/place-card';

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 640 };

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.each<[string, Box, { width: number; height: number }, Side]>([
  ['near the top, below it', { x: 100, y: 60, width: 400, height: 20 }, LAPTOP, 'below'],
  ['near the bottom, above it', { x: 100, y: 700, width: 400, height: 20 }, LAPTOP, 'above'],
  [
    'over the whole height at the left, right of it',
    { x: 20, y: 10, width: 500, height: 780 },
    LAPTOP,
    'right',
  ],
  [
    'over the whole height at the right, left of it',
    { x: 700, y: 10, width: 560, height: 780 },
    LAPTOP,
    'left',
  ],
  [
    'in the middle of a small window, where there is more room',
    { x: 10, y: 250, width: 340, height: 60 },
    PHONE,
    'below',
  ],
  ['over the whole window, over it', { x: 0, y: 0, width: 1280, height: 800 }, LAPTOP, 'over'],
  [
    'scrolled away upwards, below the upper edge',
    { x: 100, y: -300, width: 400, height: 20 },
    LAPTOP,
    'below',
  ],
  [
    'scrolled away downwards, above the lower edge',
    { x: 100, y: 2000, width: 400, height: 20 },
    LAPTOP,
    'above',
  ],
])('for a selection %s', (_name, selection, view, side) => {
  expect(placeCard(selection, view, null).side).toBe(side);
});

test('it keeps its side while there is room, so that scrolling does not make it jump', () => {
  const low = { x: 100, y: 560, width: 400, height: 20 };
  expect(placeCard(low, LAPTOP, null).side).toBe('above');
  expect(placeCard(low, LAPTOP, 'below').side).toBe('below');
  expect(placeCard({ ...low, y: 700 }, LAPTOP, 'below').side).toBe('above');
});

describe('whatever the window and the selection', () => {
  const views = fc.record({
    width: fc.integer({ min: 1, max: 3000 }),
    height: fc.integer({ min: 1, max: 2000 }),
  });
  const boxes = fc.record({
    x: fc.integer({ min: -4000, max: 4000 }),
    y: fc.integer({ min: -9000, max: 9000 }),
    width: fc.integer({ min: 0, max: 4000 }),
    height: fc.integer({ min: 0, max: 9000 }),
  });
  const sides = fc.option(fc.constantFrom<Side>('below', 'above', 'right', 'left', 'over'));

  test('the card stands wholly inside a window with room for its margins', () => {
    fc.assert(
      fc.property(views, boxes, sides, (view, box, before) => {
        const { x, y, width, height } = placeCard(box, view, before);
        expect(x >= 0 && y >= 0 && width >= 0 && height >= 0).toBe(true);
        if (view.width < 16 || view.height < 16) return;
        expect(x + width).toBeLessThanOrEqual(view.width);
        expect(y + height).toBeLessThanOrEqual(view.height);
      }),
    );
  });

  test('it does not lie on the selection, but where no side has room', () => {
    fc.assert(
      fc.property(views, boxes, sides, (view, box, before) => {
        const placed = placeCard(box, view, before);
        expect(placed.side === 'over' || !overlap(placed, box)).toBe(true);
      }),
    );
  });

  test('it lies on the selection only where no side has room', () => {
    fc.assert(
      fc.property(views, boxes, (view, box) => {
        fc.pre(view.width >= 320 && view.height >= 400 && placeCard(box, view, null).side === 'over');
        expect(Math.min(view.height, box.y + box.height) - Math.max(0, box.y)).toBeGreaterThan(
          view.height - 2 * 200,
        );
      }),
    );
  });
});
