/**
 * Where the card stands: beside the selection, never on it, and wholly in sight. Its size follows from the selection and the window
 * alone: the page can measure what lies under a card, and must learn nothing of what the card says.
 */

/** A part of the window, in CSS pixels from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Which side of the selection the card stands on; 'over' where it leaves no room on any. */
export type Side = 'below' | 'above' | 'right' | 'left' | 'over';

/** The card's place. */
export interface Placed extends Box {
  readonly side: Side;
}

/** The window's inner size. */
export type View = Pick<Box, 'width' | 'height'>;

const WIDTH = 416;
const HEIGHT = 460;
/** A card of less room is no use. */
const LEAST_WIDTH = 280;
const LEAST_HEIGHT = 176;
/** Between card and selection, and card and edge. */
const GAP = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The part of a selection that is in sight; a line at the edge where it has been scrolled away. */
function inSight({ x, y, width, height }: Box, view: View): Box {
  const [left, top] = [clamp(x, 0, view.width), clamp(y, 0, view.height)];
  const [right, bottom] = [clamp(x + width, 0, view.width), clamp(y + height, 0, view.height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The room on a side, the gaps taken off. */
function roomOn(side: Side, around: Box, view: View): View {
  const across = { width: view.width - 2 * GAP, height: view.height - 2 * GAP };
  switch (side) {
    case 'below':
      return { ...across, height: view.height - around.y - around.height - 2 * GAP };
    case 'above':
      return { ...across, height: around.y - 2 * GAP };
    case 'right':
      return { ...across, width: view.width - around.x - around.width - 2 * GAP };
    case 'left':
      return { ...across, width: around.x - 2 * GAP };
    case 'over':
      return across;
  }
}

const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];

/** The side it stands on already if it still can, then one with room for all of it, then the one with most. */
function sideFor(around: Box, view: View, before: Side | null): Side {
  const room = (side: Side): View => roomOn(side, around, view);
  const hasRoom = (side: Side, width: number, height: number): boolean =>
    room(side).width >= width && room(side).height >= height;
  const usable = SIDES.filter((side) => hasRoom(side, LEAST_WIDTH, LEAST_HEIGHT));
  if (before !== null && usable.includes(before)) return before;
  const area = (side: Side): number =>
    Math.min(room(side).width, WIDTH) * Math.min(room(side).height, HEIGHT);
  const [most] = usable.toSorted((a, b) => area(b) - area(a));
  return usable.find((side) => hasRoom(side, WIDTH, HEIGHT)) ?? most ?? 'over';
}

/**
 * Places the card beside the selection `around`; `before` is the side it stands on already. In a window too small for any side
 * it stands at the window's lower edge, over the selection's end.
 */
export function placeCard(around: Box, view: View, before: Side | null): Placed {
  const seen = inSight(around, view);
  const side = sideFor(seen, view, before);
  const room = roomOn(side, seen, view);
  const width = Math.max(0, Math.min(WIDTH, room.width));
  const most = side === 'over' ? LEAST_HEIGHT : HEIGHT;
  const height = Math.max(0, Math.min(most, room.height));
  const x = clamp(seen.x, GAP, Math.max(GAP, view.width - width - GAP));
  const y = clamp(seen.y, GAP, Math.max(GAP, view.height - height - GAP));
  switch (side) {
    case 'below':
      return { side, x, y: seen.y + seen.height + GAP, width, height };
    case 'above':
      return { side, x, y: seen.y - GAP - height, width, height };
    case 'right':
      return { side, x: seen.x + seen.width + GAP, y, width, height };
    case 'left':
      return { side, x: seen.x - GAP - width, y, width, height };
    case 'over':
      return { side, x, y: Math.max(GAP, view.height - height - GAP), width, height };
  }
}
