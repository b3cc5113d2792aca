/*
 * Where peers that live in memory keep what they need at the next start: one object store, values under names. Plain IndexedDB, because
 * that is the fastest way to have it back.
 */
const STORE = 'values';

function finished<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return finished(request);
}

/** Puts values away under their names, in the box of this name. */
export async function putAway(box: string, values: ReadonlyMap<string, unknown>): Promise<void> {
  const db = await open(box);
  for (const [name, value] of values) {
    const store = db.transaction(STORE, 'readwrite').objectStore(STORE);
    await finished(store.put(value, name));
  }
  db.close();
}

/** Everything in the box of this name, in the order of the names. */
export async function takeOut(box: string): Promise<Map<string, unknown>> {
  const db = await open(box);
  const store = db.transaction(STORE).objectStore(STORE);
  const [names, values] = await Promise.all([finished(store.getAllKeys()), finished(store.getAll())]);
  db.close();
  return new Map(names.map((name, i) => [String(name), values[i]]));
}
