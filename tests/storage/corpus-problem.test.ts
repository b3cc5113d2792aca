import Dexie from 'dexie';
import { expect, test } from 'vitest';
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
  ['a closed database', new Dexie.DatabaseClosedError(), 'corpus-unavailable'],
  ['a database that does not open in time', new DOMException('late', 'TimeoutError'), 'corpus-unavailable'],
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
