import type { SavedRow } from './saved-row';

/** Rows that belong together. */
export interface SavedGroup<Row extends SavedRow> {
  /** Lasting as long as its first row is in it. */
  readonly key: string;
  /** The speaker's name, or the headline of the story's first row; null where there is none. */
  readonly name: string | null;
  /** In their order. */
  readonly rows: readonly Row[];
}

function gathered<Row extends SavedRow>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  nameOf: (row: Row) => string | null,
): SavedGroup<Row>[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups].map(([key, own]) => ({
    key,
    name: own[0] === undefined ? null : nameOf(own[0]),
    rows: own,
  }));
}

/** Rows by whom the text on screen credits; in the order of their first rows. */
export function groupBySpeaker<Row extends SavedRow>(rows: readonly Row[]): SavedGroup<Row>[] {
  return gathered(
    rows,
    ({ speaker }) => speaker ?? '',
    ({ speaker }) => speaker,
  );
}

/** Rows joined whenever they share a page, by the index of the first of each joined lot (union-find with halved paths). */
function storiesOf(rows: readonly SavedRow[]): number[] {
  const parents = rows.map((_row, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    for (let next = parents[root]; next !== undefined && next !== root; next = parents[root]) {
      parents[root] = parents[next] ?? next;
      root = next;
    }
    return root;
  };
  const firstWith = new Map<string, number>();
  for (const [at, { pages }] of rows.entries()) {
    for (const page of pages) {
      const [one, other] = [rootOf(firstWith.get(page) ?? at), rootOf(at)];
      parents[Math.max(one, other)] = Math.min(one, other);
      firstWith.set(page, Math.min(one, other));
    }
  }
  return rows.map((_row, at) => rootOf(at));
}

/** Rows by story: comparisons are of one story when an article prints words of both; in the order of their first rows. */
export function groupByStory<Row extends SavedRow>(rows: readonly Row[]): SavedGroup<Row>[] {
  const stories = storiesOf(rows);
  const places = new Map(rows.map((row, at) => [row, at]));
  const firstOf = (row: Row): Row => rows[stories[places.get(row) ?? 0] ?? 0] ?? row;
  return gathered(
    rows,
    (row) => firstOf(row).id,
    ({ headline }) => headline,
  );
}
