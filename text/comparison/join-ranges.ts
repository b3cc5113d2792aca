import type { Range } from '@/text/article';
import type { Finding } from './finding';

function union(x: Range, y: Range): Range {
  return { start: Math.min(x.start, y.start), end: Math.max(x.end, y.end) };
}

/** Where two findings that touch stand together: named and shown from the first word of the one to the last of the other. */
export function joinRanges(first: Finding, second: Finding): Pick<Finding, 'a' | 'b' | 'regions'> {
  const [last = first] = first.regions.slice(-1);
  const [next = second] = second.regions;
  return {
    a: union(first.a, second.a),
    b: union(first.b, second.b),
    regions: [
      ...first.regions.slice(0, -1),
      { a: union(last.a, next.a), b: union(last.b, next.b) },
      ...second.regions.slice(1),
    ],
  };
}
