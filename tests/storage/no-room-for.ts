import { vi } from 'vitest';

/**
 * Lets every write to these tables fail as on a full disk, until what it returns is called. Not by a hook of Dexie's: the index is
 * written without it.
 */
export function noRoomFor(...tables: readonly string[]): () => void {
  const failing = (['add', 'put'] as const).map((name) => {
    const write = IDBObjectStore.prototype[name];
    return vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (tables.includes(this.name)) throw new DOMException('no room', 'QuotaExceededError');
      return write.apply(this, given);
    });
  });
  return () => {
    for (const spy of failing) spy.mockRestore();
  };
}
