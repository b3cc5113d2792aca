/**
 * @file What the reader says, from the click to the answer: every correction, taken back, over a capture with other words
 * around, and over an index made anew.
 */
import { freshCorpus } from './fresh-corpus';
import { describe, expect, test, vi } from 'vitest';
import { allVersions } from '@/storage/all-versions';
import { answerLookUp } from '@/storage/answer-look-up';
import { answerPage } from '@/storage/answer-page';
import { answerSavedPage } from '@/storage/answer-saved-page';
import { correctRead } from '@/storage/correct-read';
import type { CorpusDb } from '@/storage/corpus-db';
import { corpusProblem } from '@/storage/corpus-problem';
import { importArticles } from '@/storage/import-articles';
import { makeMark, takeBackMark } from '@/storage/make-mark';
import { readArticle } from '@/storage/read-article';
import { refreshIndex } from '@/storage/refresh-index';
import { saveArticle } from '@/storage/save-article';
import type { PageAnswer, QuotationAnswer } from '@/text/answer';
import { INDEX_SCHEME } from '@/text/matching/fingerprint';
import type { Claim } from '@/text/reader-mark';
import { inventedArticle } from './invented-article';
import { noRoomFor } from './no-room-for';

const NOW = '2026-03-06T09:00:00.000Z';

const YEAR = 'We will never raise fares on the harbour ferry this year,';
const WINTER = 'We will never raise fares on the harbour ferry this winter,';
const BUOY = 'The yellow buoy was gone before the tide had turned at noon';
const OF_WREN = (words: string): string => `“${words}” said Ada Wren.`;

const POST = 'https://post.example/ferry';
const MAIL = 'https://mail.example/ferry';
const ECHO = 'https://echo.example/ferry';

const PAGES: Readonly<Record<string, readonly string[]>> = {
  [POST]: [OF_WREN(YEAR)],
  [MAIL]: [OF_WREN(WINTER), `${BUOY}, wrote the harbour master in his log.`],
  [ECHO]: [OF_WREN('We will never raise fares on the harbour ferry, not this year,')],
};

let minute = 0;

/** Opens a page as the background does, at a later time than any before. */
async function open(db: CorpusDb, url: string, paragraphs = PAGES[url] ?? []): Promise<PageAnswer> {
  minute += 1;
  const seenAt = new Date(Date.UTC(2026, 2, 4, 12, minute)).toISOString();
  const outlet = new URL(url).hostname.replace('.example', '');
  const read = await correctRead(
    db,
    readArticle(inventedArticle({ url, outlet, headline: 'Ferry', paragraphs })),
  );
  return answerPage(db, read, await saveArticle(db, read, seenAt));
}

/** All three pages, the mail's on screen. */
async function corpusOfThree() {
  const db = await freshCorpus();
  for (const url of [POST, ECHO, MAIL]) await open(db, url);
  return db;
}

function quotationOf(answer: PageAnswer, beginning: string): QuotationAnswer {
  const found = answer.quotations.find(({ quotation }) => quotation.text.startsWith(beginning));
  if (found === undefined) throw new Error(`No quotation "${beginning}"`);
  return found;
}

/** What a reader sees of an answer, as far as they can correct it. */
function seen(answer: PageAnswer) {
  const version = ({
    outlet,
    speaker,
    comparison,
    changed,
    source,
    againstSource,
  }: QuotationAnswer['versions'][number]) => ({
    outlet,
    speaker,
    basis: comparison.basis,
    changed: changed?.map(({ claim }) => claim.what),
    source: source !== undefined,
    against: againstSource?.record,
  });
  return {
    quotations: answer.quotations.map(({ quotation, versions, found, hidden, changed }) => ({
      words: quotation.text,
      speaker: quotation.speaker,
      versions: versions.map(version),
      found,
      hidden: hidden?.map(version),
      changed: changed?.map(({ claim }) => claim.what),
    })),
    notQuotations: answer.notQuotations?.map(({ text }) => text),
    source: answer.source !== undefined,
  };
}

async function now(db: CorpusDb, url: string): Promise<PageAnswer> {
  const answer = await answerSavedPage(db, url);
  if (answer === null) throw new Error(`${url} is not saved`);
  return answer;
}

const ofPost = { page: POST, words: YEAR };
const ofMail = { page: MAIL, words: WINTER };

/** Claims that change what the pages are found by. */
const IN_INDEX: ReadonlySet<Claim['what']> = new Set(['wrong-speaker', 'not-a-quotation', 'missed']);

interface Case {
  readonly claim: Claim;
  /** What must be so on the mail's page. */
  readonly holds: (answer: PageAnswer) => void;
}

const CASES: Readonly<Record<string, Case>> = {
  'two passages are not the same quotation': {
    claim: { what: 'not-same', here: ofMail, there: ofPost },
    holds: (answer) => {
      const { versions, found, hidden } = quotationOf(answer, 'We will');
      expect(versions.map(({ outlet }) => outlet)).toEqual(['echo']);
      expect(found).toBe(1);
      expect(hidden?.map(({ outlet, changed }) => [outlet, changed?.[0]?.claim.what])).toEqual([
        ['post', 'not-same'],
      ]);
    },
  },
  'two passages are translations': {
    claim: { what: 'basis', here: ofMail, there: ofPost, basis: 'two translations' },
    holds: (answer) => {
      const { versions } = quotationOf(answer, 'We will');
      const version = versions.find(({ outlet }) => outlet === 'post');
      expect(version?.comparison.basis).toBe('two translations');
      expect(version?.changed).toMatchObject([{ claim: { what: 'basis' } }]);
      expect(versions.at(-1)?.outlet).toBe('post');
    },
  },
  'the page credits somebody else': {
    claim: { what: 'wrong-speaker', here: ofMail, speaker: 'Ivo Lund' },
    holds: (answer) => {
      const { quotation, changed } = quotationOf(answer, 'We will');
      expect(quotation).toMatchObject({ speaker: 'Ivo Lund', speakerAsWritten: 'Ivo Lund' });
      expect(changed).toMatchObject([{ claim: { what: 'wrong-speaker' } }]);
    },
  },
  'the page credits nobody': {
    claim: { what: 'wrong-speaker', here: ofMail, speaker: null },
    holds: (answer) => {
      expect(quotationOf(answer, 'We will').quotation).toMatchObject({
        speaker: null,
        speakerAsWritten: null,
      });
    },
  },
  'another outlet credits somebody else': {
    claim: { what: 'wrong-speaker', here: ofPost, speaker: 'Ada Wrenfield' },
    holds: (answer) => {
      const version = quotationOf(answer, 'We will').versions.find(({ outlet }) => outlet === 'post');
      expect(version).toMatchObject({
        speaker: 'Ada Wrenfield',
        changed: [{ claim: { what: 'wrong-speaker' } }],
      });
    },
  },
  'the marks quote nobody': {
    claim: { what: 'not-a-quotation', here: ofMail },
    holds: (answer) => {
      expect(answer.quotations).toEqual([]);
      expect(answer.notQuotations).toMatchObject([
        { text: WINTER, mark: { claim: { what: 'not-a-quotation' } } },
      ]);
    },
  },
  'a quotation was missed': {
    claim: { what: 'missed', here: { page: MAIL, words: `“${BUOY.toUpperCase()}” ` } },
    holds: (answer) => {
      const { quotation, changed } = quotationOf(answer, 'The yellow');
      expect(quotation).toMatchObject({ text: BUOY, speaker: null, kind: 'speech' });
      expect(changed).toMatchObject([{ claim: { what: 'missed' } }]);
    },
  },
  'another text is the record': {
    claim: { what: 'source', page: POST, by: 'Una Frost' },
    holds: (answer) => {
      const [first, second] = quotationOf(answer, 'We will').versions;
      expect(first).toMatchObject({
        outlet: 'post',
        againstSource: { record: 'this-version' },
        source: { claim: { by: 'Una Frost' }, madeAt: NOW },
        comparison: { differences: [{ a: 'year', b: 'winter' }] },
      });
      expect(second).toMatchObject({
        outlet: 'echo',
        againstSource: { record: 'another-version', outlet: 'post' },
        comparison: { differences: [{ kind: 'insertion', b: 'not' }] },
      });
    },
  },
  'this text is the record': {
    claim: { what: 'source', page: MAIL, by: null },
    holds: (answer) => {
      expect(answer.source).toMatchObject({ claim: { by: null } });
      const { versions } = quotationOf(answer, 'We will');
      expect(versions.map(({ againstSource }) => againstSource?.record)).toEqual(['on-screen', 'on-screen']);
      expect(versions.map(({ source }) => source)).toEqual([undefined, undefined]);
    },
  },
};

describe.each(Object.entries(CASES))('that %s', (_name, { claim, holds }) => {
  async function made() {
    const db = await corpusOfThree();
    const before = seen(await now(db, MAIL));
    const mark = await makeMark(db, claim, NOW);
    if (typeof mark === 'string') throw new Error(mark);
    return { db, before, mark };
  }

  test('changes the answer', async () => {
    const { db, before } = await made();
    const answer = await now(db, MAIL);
    holds(answer);
    expect(seen(answer)).not.toEqual(before);
  });

  test('holds when the page is opened again', async () => {
    const { db } = await made();
    holds(await open(db, MAIL));
  });

  test('holds when the text around the words has changed', async () => {
    const { db } = await made();
    const more = 'This report was written anew at noon by nobody in particular.';
    for (const url of [POST, MAIL]) await open(db, url, [more, ...(PAGES[url] ?? [])]);
    holds(await now(db, MAIL));
  });

  test('holds when the corpus is indexed anew', async () => {
    const { db } = await made();
    await db.settings.put({
      key: 'index',
      value: { scheme: INDEX_SCHEME - 1, rules: 0, rebuiltTo: null },
    });
    await refreshIndex(db);
    holds(await now(db, MAIL));
  });

  test('is as if it had never been said, once it is taken back', async () => {
    const { db, before, mark } = await made();
    await takeBackMark(db, mark.id);
    expect(seen(await now(db, MAIL))).toEqual(before);
    expect(await db.marks.count()).toBe(0);
  });

  test('leaves the index as it was, once it is taken back', async () => {
    const db = await corpusOfThree();
    const index = async () => ({
      wordings: (await db.passages.toArray()).map(({ wording }) => wording).sort(),
      printed: (await db.occurrences.toArray())
        .map(({ id: _id, passage: _passage, ...row }) => JSON.stringify(row))
        .sort(),
    });
    const before = await index();
    const mark = await makeMark(db, claim, NOW);
    if (typeof mark === 'string') throw new Error(mark);
    await takeBackMark(db, mark.id);
    expect(await index()).toEqual(before);
  });

  test('said twice is said once', async () => {
    const { db, mark } = await made();
    expect(await makeMark(db, claim, NOW)).toEqual(mark);
    expect(await db.marks.count()).toBe(1);
    holds(await now(db, MAIL));
  });

  test('is plain JSON that names its form', async () => {
    const { mark } = await made();
    expect(JSON.parse(JSON.stringify(mark))).toEqual(mark);
    expect(mark).toMatchObject({ version: 1, madeAt: NOW, claim });
  });

  test('is not half written when there is no room', async () => {
    const db = await corpusOfThree();
    const before = seen(await now(db, MAIL));
    // The last thing that is written: the index, or the mark where the index stays as it is.
    const giveRoom = noRoomFor(IN_INDEX.has(claim.what) ? 'occurrences' : 'marks');
    const problem = await makeMark(db, claim, NOW).catch(corpusProblem);
    giveRoom();
    expect(problem).toBe('corpus-full');
    expect(seen(await now(db, MAIL))).toEqual(before);
    expect(await db.marks.count()).toBe(0);
  });
});

test('a pair holds from either side', async () => {
  const db = await corpusOfThree();
  await makeMark(db, { what: 'not-same', here: ofMail, there: ofPost }, NOW);
  const [first] = (await now(db, POST)).quotations;
  expect(first?.versions.map(({ outlet }) => outlet)).toEqual(['echo']);
  expect(first?.hidden?.map(({ outlet }) => outlet)).toEqual(['mail']);
});

test('a page that prints the words twice goes as a whole, and is hidden once', async () => {
  const db = await corpusOfThree();
  const told = 'Wren said again that the council would never raise fares on the harbour ferry this year.';
  await open(db, POST, [
    ...(PAGES[POST] ?? []),
    told,
    OF_WREN('We will never raise fares on the ferry this year,'),
  ]);
  await makeMark(db, { what: 'not-same', here: ofMail, there: ofPost }, NOW);
  const { versions, hidden } = quotationOf(await now(db, MAIL), 'We will');
  expect(versions.map(({ outlet }) => outlet)).toEqual(['echo']);
  expect(hidden?.map(({ outlet }) => outlet)).toEqual(['post']);
});

test('what was said of a page holds for a copy of it that is imported', async () => {
  const db = await freshCorpus();
  await makeMark(db, { what: 'wrong-speaker', here: ofMail, speaker: 'Ivo Lund' }, NOW);
  const article = inventedArticle({ url: MAIL, paragraphs: [OF_WREN(WINTER)] });
  await importArticles(db, [{ article, seenAt: NOW }]);
  expect((await db.occurrences.toArray()).map(({ speaker }) => speaker)).toContain('Ivo Lund');
});

test('a hidden version is not among all versions either', async () => {
  const db = await corpusOfThree();
  await makeMark(db, { what: 'not-same', here: ofMail, there: ofPost }, NOW);
  const page = { identity: MAIL, publishedAt: null };
  const { found, wordings } = await allVersions(db, { text: WINTER, speaker: null, language: 'en', page });
  expect(found).toBe(1);
  expect(wordings.flatMap(({ versions }) => versions.map(({ outlet }) => outlet))).toEqual(['echo']);
});

test('another name for the speaker replaces the one before', async () => {
  const db = await corpusOfThree();
  await makeMark(db, { what: 'wrong-speaker', here: ofMail, speaker: 'Ivo Lund' }, NOW);
  await makeMark(db, { what: 'wrong-speaker', here: ofMail, speaker: 'Una Frost' }, NOW);
  expect(await db.marks.count()).toBe(1);
  expect(quotationOf(await now(db, MAIL), 'We will').quotation.speaker).toBe('Una Frost');
});

test('a missed quotation is found from other pages', async () => {
  const db = await corpusOfThree();
  await open(db, 'https://gull.example/buoy', [OF_WREN(`${BUOY},`)]);
  const before = await now(db, 'https://gull.example/buoy');
  expect(before.quotations[0]?.versions.map(({ comparison }) => comparison.voice)).toEqual(['paraphrase']);
  await makeMark(db, { what: 'missed', here: { page: MAIL, words: BUOY } }, NOW);
  const after = await now(db, 'https://gull.example/buoy');
  expect(after.quotations[0]?.versions.map(({ comparison }) => comparison.voice)).toEqual(['quoted']);
});

test.each([
  ['the article does not print', 'The red buoy was never there at all', 'words-not-found'],
  ['are none', '', 'words-not-found'],
  ['are one', 'buoy', 'words-not-found'],
  ['are marks', '“…”', 'words-not-found'],
  ['Sic has found already', WINTER, 'words-already-found'],
  ['are a part of what Sic has found', 'fares on the harbour ferry', 'words-already-found'],
])('words that %s are refused as missed', async (_name, words, refusal) => {
  const db = await corpusOfThree();
  expect(await makeMark(db, { what: 'missed', here: { page: MAIL, words } }, NOW)).toBe(refusal);
  expect(await db.marks.count()).toBe(0);
});

test('words on a page that is not saved are refused as missed', async () => {
  const db = await corpusOfThree();
  const here = { page: 'https://gull.example/none', words: BUOY };
  expect(await makeMark(db, { what: 'missed', here }, NOW)).toBe('words-not-found');
});

test('what the marks quote nobody of can be credited to nobody by a look-up', async () => {
  const db = await corpusOfThree();
  await makeMark(db, { what: 'wrong-speaker', here: ofPost, speaker: 'Ivo Lund' }, NOW);
  const { quotations } = await answerLookUp(db, YEAR);
  expect(quotations[0]?.versions.find(({ outlet }) => outlet === 'post')).toMatchObject({
    speaker: 'Ivo Lund',
  });
});

test('a version of pasted words can be hidden, and stays so when they are pasted again', async () => {
  const db = await corpusOfThree();
  const here = (await answerLookUp(db, YEAR)).quotations[0]?.printed;
  if (here === undefined) throw new Error('pasted words have no name');
  await makeMark(db, { what: 'not-same', here, there: ofPost }, NOW);
  const [again] = (await answerLookUp(db, `“${YEAR}”`)).quotations;
  expect(again?.hidden?.map(({ outlet }) => outlet)).toEqual(['post']);
});

test('what is said while an article waits to be saved holds for it', async () => {
  const db = await freshCorpus();
  const read = readArticle(inventedArticle({ url: MAIL, paragraphs: PAGES[MAIL] ?? [] }));
  const claim = { what: 'wrong-speaker', here: ofMail, speaker: 'Ivo Lund' } as const;
  const request = async (_name: string, work: () => Promise<unknown>) => {
    vi.unstubAllGlobals();
    await makeMark(db, claim, NOW);
    return work();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  await saveArticle(db, read, NOW);
  const rows = await db.occurrences.toArray();
  expect(rows.find(({ quotation }) => quotation !== null)).toMatchObject({ speaker: 'Ivo Lund' });
});

test('an imported article is corrected as one that is opened', async () => {
  const db = await corpusOfThree();
  await makeMark(db, { what: 'wrong-speaker', here: ofMail, speaker: 'Ivo Lund' }, NOW);
  const paragraphs = [...(PAGES[MAIL] ?? []), 'The ferry was late again.'];
  await importArticles(db, [{ article: inventedArticle({ url: MAIL, paragraphs }), seenAt: NOW }]);
  const rows = (await db.occurrences.toArray()).filter(({ quotation }) => quotation !== null);
  expect(rows.filter(({ speaker }) => speaker === 'Ivo Lund')).toHaveLength(2);
});

test('what was said of a page counts for words selected on it', async () => {
  const db = await corpusOfThree();
  await makeMark(db, { what: 'wrong-speaker', here: ofMail, speaker: 'Ivo Lund' }, NOW);
  const article = {
    ...inventedArticle({ url: MAIL, paragraphs: [OF_WREN(WINTER)] }),
    selection: true as const,
  };
  const read = await correctRead(db, readArticle(article));
  expect(read.quotations.map(({ speaker }) => speaker)).toEqual(['Ivo Lund']);
});

test('taking back what was never said changes nothing', async () => {
  const db = await corpusOfThree();
  await expect(takeBackMark(db, 'not-same-0000000000000000')).resolves.toBeUndefined();
});

test.each(['', '\0', '\ud800', 'a'.repeat(100_000), '“'.repeat(50_000)])(
  'words of any kind do no harm (%#)',
  async (words) => {
    const db = await corpusOfThree();
    await makeMark(db, { what: 'not-a-quotation', here: { page: MAIL, words } }, NOW);
    await makeMark(db, { what: 'missed', here: { page: MAIL, words } }, NOW);
    expect((await now(db, MAIL)).quotations).toHaveLength(1);
  },
);

test('what a page keeps to know copies of its story by follows a correction, and its undoing', async () => {
  const db = await corpusOfThree();
  const kept = async () => (await db.articles.where('identity').equals(MAIL).first())?.sketch;
  const before = await kept();
  const mark = await makeMark(db, { what: 'missed', here: { page: MAIL, words: BUOY } }, NOW);
  expect(await kept()).not.toEqual(before);
  await takeBackMark(db, typeof mark === 'string' ? mark : mark.id);
  expect(await kept()).toEqual(before);
});

test('a missed quotation that is all a page prints is gone when it is taken back', async () => {
  const db = await freshCorpus();
  await open(db, POST, ['Gone before noon it was']);
  const mark = await makeMark(
    db,
    { what: 'missed', here: { page: POST, words: 'Gone before noon it was' } },
    NOW,
  );
  expect(await db.occurrences.count()).toBe(1);
  await takeBackMark(db, typeof mark === 'string' ? mark : mark.id);
  expect([await db.occurrences.count(), await db.passages.count()]).toEqual([0, 0]);
});
