import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { CorpusError } from '@/storage/corpus-error';
import { corpusProblem } from '@/storage/corpus-problem';

const full = new DOMException('no room', 'QuotaExceededError');

test.each<[string, unknown, ReturnType<typeof corpusProblem>]>([
  ['no room left', full, 'corpus-full'],
  ['no room left, said by a transaction', new Dexie.AbortError('aborted', full), 'corpus-full'],
  ['no room left, said by one row of many', new Dexie.BulkError('bulk', [full]), 'corpus-full'],
  ['no room left, wrapped by us', new Error('could not save', { cause: full }), 'corpus-full'],
  ['a database that does not open', new Dexie.OpenFailedError('refused'), 'corpus-unavailable'],
  ['a browser without one', new Dexie.MissingAPIError('none'), 'corpus-unavailable'],
  [
    'a browser that keeps no history',
    new DOMException('A mutation operation', 'InvalidStateError'),
    'corpus-unavailable',
  ],
  ['a database closed for another context', new Dexie.DatabaseClosedError(), 'corpus-in-use'],
  [
    'a database closed because it never opened',
    new Dexie.DatabaseClosedError(new Dexie.MissingAPIError('none')),
    'corpus-unavailable',
  ],
  ['a database of a newer version', new Dexie.VersionError('lower than'), 'corpus-newer'],
  ['an index that is not ready', new CorpusError('corpus-indexing'), 'corpus-indexing'],
  [
    'an index that is not ready, said by a promise',
    new Error('x', { cause: new CorpusError('corpus-in-use') }),
    'corpus-in-use',
  ],
  ['a mistake of ours', new TypeError('x is not a function'), null],
  ['no error at all', 'QuotaExceededError', null],
])('%s', (_name, error, problem) => {
  expect(corpusProblem(error)).toBe(problem);
});

test('an error that is its own cause does not hang', () => {
  const error = new Error('circle');
  error.cause = error;
  expect(corpusProblem(error)).toBeNull();
});
