import { freshCorpus } from './fresh-corpus';
import { expect, test } from 'vitest';
import type { PageAnswer } from '@/text/answer';
import type { Article } from '@/text/article';
import { answerPage } from '@/storage/answer-page';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import { inventedArticle } from './invented-article';

const SAID = 'We will never raise the fares on the harbour ferry this winter';
const PRINTED_BY_MAIL = 'We would never raise the fares on the harbour ferry this winter';
const SEEN = '2026-03-05T12:00:00.000Z';

/** Saves what the Mail prints, then what the Post does, and answers the Post's page. */
async function answered(
  ofPost: string,
  ofMail: string,
  dateOfMail: Article['publishedAt'] = '2026-03-04T09:00:00Z',
): Promise<PageAnswer> {
  const db = await freshCorpus();
  const mail = { url: 'https://mail.example/quay', outlet: 'The Mail', publishedAt: dateOfMail };
  await saveArticle(db, readArticle(inventedArticle({ ...mail, paragraphs: [ofMail] })), SEEN);
  const read = readArticle(inventedArticle({ paragraphs: [ofPost] }));
  return answerPage(db, read, await saveArticle(db, read, SEEN));
}

const PLAIN = `“${SAID},” Ada Wren said on the quay.`;

test.each<[because: string, ofPost: string, ofMail: string, dateOfMail: string | undefined, basis: string]>([
  [
    'the other article says it translated them',
    PLAIN,
    `“${PRINTED_BY_MAIL},” Ada Wren said, in remarks translated from Danish.`,
    undefined,
    'two translations',
  ],
  [
    'the page on screen says they were spoken in another language',
    `“${SAID},” Ada Wren told reporters in Danish.`,
    `“${PRINTED_BY_MAIL},” Ada Wren said.`,
    undefined,
    'two translations',
  ],
  [
    'they come from the report of a third outlet',
    PLAIN,
    `“${PRINTED_BY_MAIL},” Ada Wren told the Stellmoor Courier.`,
    undefined,
    'quoted from another report',
  ],
  [
    'she has said them often, and the articles lie months apart',
    PLAIN,
    `“${PRINTED_BY_MAIL},” Ada Wren has often said.`,
    '2026-01-04T09:00:00Z',
    'perhaps two occasions',
  ],
  [
    'nothing is said of any of that',
    PLAIN,
    `“${PRINTED_BY_MAIL},” Ada Wren said.`,
    undefined,
    'same words expected',
  ],
])(
  'whether the same words may be expected is known where %s',
  async (_because, ofPost, ofMail, date, basis) => {
    const { quotations } = await answered(ofPost, ofMail, date);
    const [version] = quotations[0]?.versions ?? [];
    expect(version?.comparison.basis).toBe(basis);
    expect(version?.comparison.differences.map(({ a, b }) => [a, b])).toEqual([['will', 'would']]);
  },
);
