import { describe, expect, test } from 'vitest';
import { readArticle } from '@/storage/read-article';
import { compareOpenTabs } from '@/text/compare-open-tabs';
import type { OpenTabAnswer } from '@/text/open-tab-answer';
import { inventedArticle } from '../storage/invented-article';

function tab(outlet: string, publishedAt: string, ...paragraphs: readonly string[]): OpenTabAnswer {
  const url = `https://${outlet}.example/ferry`;
  const read = readArticle({ ...inventedArticle({ url, outlet, paragraphs: [...paragraphs] }), publishedAt });
  const { article, quotations, identity } = read;
  const domain = `${outlet}.example`;
  return {
    article,
    quotations,
    identity,
    outlet,
    domain,
    capturedAt: '2026-03-05T10:00:00.000Z',
    saved: 'not-asked',
  };
}

const NEVER = '“We will never raise fares on the harbour ferry this year,” said Ada Wren.';
const NOT = '“We will not raise fares on the harbour ferry this year,” said Ada Wren.';
const ALIKE = '“The pier was painted by hand in the spring of last year,” said Ivo Lund.';
const ALONE = '“Nobody has asked the gulls what they think of any of it,” said Mia Holt.';

const post = tab('post', '2026-03-04', ALIKE, NEVER, ALONE);
const mail = tab('mail', '2026-03-03', ALIKE, NOT);
const gull = tab('gull', '2026-03-05', ALIKE);

const textsOf = async (...tabs: readonly OpenTabAnswer[]) =>
  (await compareOpenTabs(tabs)).map(({ answer }) => answer.collation.text);

describe('open tabs', () => {
  test('are told by what two or more of them print, what differs first', async () => {
    const [first, second, ...rest] = await compareOpenTabs([post, mail, gull]);
    expect(first?.answer.collation.text).toContain('We will not raise fares');
    expect(second?.answer.collation.text).toContain('The pier was painted');
    expect(rest).toEqual([]);
    expect(second?.answer.witnesses.map(({ outlet }) => outlet)).toEqual(['mail', 'post', 'gull']);
  });

  test('give the same in whatever order they are open', async () => {
    expect(await textsOf(gull, post, mail)).toEqual(await textsOf(mail, gull, post));
  });

  test('are lined up along any of them', async () => {
    const [shared] = await compareOpenTabs([post, mail]);
    expect(shared?.along(post.identity).collation.text).toContain('We will never raise fares');
    expect(shared?.along('nobody').collation.base).toBe(mail.identity);
  });

  test.each<[string, readonly OpenTabAnswer[]]>([
    ['no tab', []],
    ['one tab', [post]],
    ['two tabs of one page', [post, post]],
    ['tabs about different things', [tab('mail', '2026-03-03', NOT), tab('gull', '2026-03-05', ALONE)]],
    ['tabs without a word', [tab('mail', '2026-03-03'), tab('gull', '2026-03-05')]],
  ])('have nothing in common: %s', async (_what, tabs) => {
    expect(await compareOpenTabs(tabs)).toEqual([]);
  });
});
