import type { SavedKind, SavedRow } from './saved-row';

/** Something rows can be narrowed down to, and how many have it. */
export interface SavedChoice<Value extends string = string> {
  readonly value: Value;
  readonly count: number;
}

/** All that the rows can be narrowed down to, by name. Never by number: no list of outlets is an order of them. */
export interface SavedChoices {
  readonly outlets: readonly SavedChoice[];
  readonly speakers: readonly SavedChoice[];
  readonly tags: readonly SavedChoice[];
  readonly kinds: readonly SavedChoice<SavedKind>[];
}

function counted<Value extends string>(values: Iterable<Value>): SavedChoice<Value>[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((x, y) => (x.value < y.value ? -1 : 1));
}

/** What the rows can be narrowed down to. */
export function savedChoices(rows: readonly SavedRow[]): SavedChoices {
  return {
    outlets: counted(rows.flatMap(({ outlets }) => outlets)),
    speakers: counted(rows.flatMap(({ speaker }) => speaker ?? [])),
    tags: counted(rows.flatMap(({ tags }) => tags)),
    kinds: counted(rows.flatMap(({ kinds }) => kinds)),
  };
}
