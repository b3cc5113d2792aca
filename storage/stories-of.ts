import { storyCopies } from '@/text/matching/story-copies';
import type { ArticleRow } from './corpus-db';

/** By date, then page; a story keeps its name when later copies come. */
function inLastingOrder(one: ArticleRow, other: ArticleRow): number {
  const [x, y] = [one, other].map(({ publishedAt, identity }) => `${publishedAt ?? '\uffff'} ${identity}`);
  return (x ?? '') < (y ?? '') ? -1 : 1;
}

/**
 * The story each article is a copy of, by the article's id; named by the id of the story's first article here. One that nobody
 * copies, or of which too little is known, is its own. Reads nothing; linear in what the articles print.
 */
export function storiesOf(captures: readonly ArticleRow[]): ReadonlyMap<number, number> {
  const texts = captures.toSorted(inLastingOrder).map(({ id, sketch = [], agency = null }) => ({
    id: String(id),
    wordings: sketch,
    agency,
  }));
  return new Map([...storyCopies(texts)].map(([id, story]) => [Number(id), Number(story)]));
}
