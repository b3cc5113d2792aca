import { CorpusError } from './corpus-error';

/**
 * Why the corpus cannot serve: no room left on the device; another context holds it, or has just upgraded it; a newer
 * version of the extension wrote it; its index is being made anew; or the browser refuses the database.
 */
export type CorpusProblem =
  | 'corpus-full'
  | 'corpus-in-use'
  | 'corpus-newer'
  | 'corpus-indexing'
  | 'corpus-unavailable';

/**
 * Names of errors, as Dexie and IndexedDB give them, and what they mean; of an error's causes the first that stands here
 * counts. Firefox refuses with InvalidStateError where history is never remembered; UnknownError is Chromium's word for a
 * damaged store. A database is only closed under our hands for another context, but its error also wraps real refusals:
 * it stands near the end, before the one that any failed transaction ends in.
 */
const MEANINGS: readonly (readonly [name: string, problem: CorpusProblem])[] = [
  ['QuotaExceededError', 'corpus-full'],
  ['VersionError', 'corpus-newer'],
  ['OpenFailedError', 'corpus-unavailable'],
  ['MissingAPIError', 'corpus-unavailable'],
  ['UpgradeError', 'corpus-unavailable'],
  ['InvalidStateError', 'corpus-unavailable'],
  ['InvalidAccessError', 'corpus-unavailable'],
  ['SecurityError', 'corpus-unavailable'],
  ['UnknownError', 'corpus-unavailable'],
  ['NotFoundError', 'corpus-unavailable'],
  ['VersionChangeError', 'corpus-in-use'],
  ['DatabaseClosedError', 'corpus-in-use'],
  ['TimeoutError', 'corpus-unavailable'],
  ['AbortError', 'corpus-unavailable'],
];

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
  const all = [...causes(error)];
  const own = all.find((cause) => cause instanceof CorpusError);
  if (own !== undefined) return own.problem;
  const names = new Set(all.map(({ name }) => name));
  return MEANINGS.find(([name]) => names.has(name))?.[1] ?? null;
}
