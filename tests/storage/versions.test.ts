import { freshCorpus, freshName } from './fresh-corpus';
import { describe, expect, test } from 'vitest';
import { answerLookUp } from '@/storage/answer-look-up';
import { CorpusDb } from '@/storage/corpus-db';
import { loadArticle } from '@/storage/load-article';
import { openCorpus } from '@/storage/open-corpus';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import { makeVersion1 } from './snapshots/version-1';
import { makeVersion2 } from './snapshots/version-2';
import { makeVersion3 } from './snapshots/version-3';
import { makeVersion4 } from './snapshots/version-4';

/** A builder for every version that was shipped. */
const SHIPPED = [
  { version: 1, make: makeVersion1 },
  { version: 2, make: makeVersion2 },
  { version: 3, make: makeVersion3 },
  { version: 4, make: makeVersion4 },
];

test('every version of the schema has its snapshot', () => {
  const db = new CorpusDb(freshName());
  expect(SHIPPED.map(({ version }) => version)).toContain(db.verno);
  expect(SHIPPED).toHaveLength(db.verno);
});

function shapeOf({ name, keyPath, unique, multiEntry }: IDBIndex) {
  return { name, keyPath, unique, multiEntry };
}

describe.each(SHIPPED)('a corpus of version $version', ({ make }) => {
  test('opens with all its rows', async () => {
    const name = freshName();
    const rows = await make(name);
    const db = await openCorpus(name);
    for (const [table, expected] of Object.entries(rows)) {
      expect(await db.table(table).toArray(), table).toEqual(expected);
    }
    db.close();
  });

  test('has the indexes that the schema names today', async () => {
    const [old, fresh] = [freshName(), freshName()];
    await make(old);
    const shape = async (name: string) => {
      const db = await openCorpus(name);
      const native = db.backendDB();
      const tables = [...native.objectStoreNames];
      const transaction = native.transaction(tables);
      const indexes = tables.map((table) => {
        const store = transaction.objectStore(table);
        const { keyPath, autoIncrement } = store;
        return {
          table,
          keyPath,
          autoIncrement,
          indexes: [...store.indexNames].map((index) => shapeOf(store.index(index))),
        };
      });
      db.close();
      return indexes;
    };
    const expected = await shape(fresh);
    expect(expected.flatMap(({ indexes }) => indexes).length).toBeGreaterThan(0);
    expect(await shape(old)).toEqual(expected);
  });

  test('keeps its articles, and their quotations are found', async () => {
    const name = freshName();
    const rows = await make(name);
    const db = await freshCorpus(name);
    expect((await loadArticle(db, 1))?.text).toBe(rows.texts[0].text);
    const { quotations } = await answerLookUp(
      db,
      'We will never raise fares on the harbour ferry this winter.',
    );
    expect(quotations[0]?.versions).toMatchObject([{ outlet: 'The Harbour Post', speaker: 'Ada Wren' }]);
  });

  test('takes new articles, and knows the old ones again', async () => {
    const name = freshName();
    await make(name);
    const db = await freshCorpus(name);
    const old = await loadArticle(db, 1);
    if (old === null) throw new Error('the snapshot lost its article');
    const changed = { ...old, text: `${old.text} So it was.`, blocks: [] };
    expect(await saveArticle(db, readArticle(changed), '2026-03-05T12:00:00.000Z')).toEqual({
      saved: 'revision',
      article: 2,
    });
  });
});
