/**
 * What all these requests of one transaction came to, in their order; rejects with the reason of the first that failed. One promise for
 * all of them: what a transaction is asked comes back in the order it was asked, so the last answer says that all are there.
 */
export function allAnswers<Value>(requests: readonly IDBRequest<Value>[]): Promise<Value[]> {
  const last = requests.at(-1);
  if (last === undefined) return Promise.resolve([]);
  return new Promise((resolve, reject) => {
    last.onsuccess = () => resolve(requests.map(({ result }) => result));
    // One that fails takes the whole transaction with it: those after it fail too, for no reason of their own.
    last.onerror = () => reject(requests.find(({ error }) => error !== null)?.error ?? last.error);
  });
}
