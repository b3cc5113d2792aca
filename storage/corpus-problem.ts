/** Why the corpus cannot serve: no room left on the device, or the browser refuses the database. */
export type CorpusProblem = 'corpus-full' | 'corpus-unavailable';

const FULL = 'QuotaExceededError';

/**
 * Names of errors that mean "no database": Dexie's own first, then IndexedDB's that Dexie passes on. Firefox refuses with
 * InvalidStateError where history is never remembered; UnknownError is Chromium's word for a damaged store.
 */
const UNAVAILABLE: ReadonlySet<string> = new Set([
  'OpenFailedError',
  'MissingAPIError',
  'DatabaseClosedError',
  'UpgradeError',
  'VersionChangeError',
  'InvalidStateError',
  'InvalidAccessError',
  'SecurityError',
  'UnknownError',
  'VersionError',
  'NotFoundError',
  'TimeoutError',
  'AbortError',
]);

/** How deep errors are looked into; they never nest further, unless in a circle. */
const DEEPEST = 4;

// Dexie wraps: a full disk arrives as AbortError or BulkError with the reason in `inner` or among the failures.
function* causes(error: unknown, depth = 0): Generator<Error> {
  if (!(error instanceof Error) || depth > DEEPEST) return;
  yield error;
  if ('inner' in error) yield* causes(error.inner, depth + 1);
  yield* causes(error.cause, depth + 1);
  if ('failures' in error && Array.isArray(error.failures)) yield* causes(error.failures[0], depth + 1);
}

/** What a failure of the corpus means, or null when the error has nothing to do with the database. */
export function corpusProblem(error: unknown): CorpusProblem | null {
  const names = [...causes(error)].map(({ name }) => name);
  if (names.includes(FULL)) return 'corpus-full';
  return names.some((name) => UNAVAILABLE.has(name)) ? 'corpus-unavailable' : null;
}
