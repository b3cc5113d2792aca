import { expect, test } from 'vitest';
import { filesOf, runBatch } from './run-batch';

const PATIENCE = 120_000;

interface Side {
  readonly article: string;
  readonly quotation: string | null;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const SAID = 'Nobody wants to see a loaded gravel lorry slide backwards into the harbour of Orrin';

function line(id: string, fields: Record<string, unknown>): string {
  const text = `The slipway on the island has sunk by a hand's breadth since the summer.\n\n“${SAID},” said Mara Oduya, who chairs the board.`;
  return JSON.stringify({
    id,
    url: `https://${id}.example/ferry`,
    outlet: id,
    headline: null,
    authors: [],
    publishedAt: null,
    language: 'en',
    text,
    ...fields,
  });
}

async function compared(lines: readonly string[]) {
  const at = filesOf({ 'articles.jsonl': lines.join('\n') });
  const texts = new Map(lines.map((one) => [JSON.parse(one).id as string, JSON.parse(one).text as string]));
  const outcome = await runBatch(['compare', at('articles.jsonl')]);
  const pairs = outcome.lines.map(({ a, b }) => ({ a: a as Side, b: b as Side }));
  return { ...outcome, pairs, texts };
}

test('tells each pair once, the earlier article first, undated ones last', {
  timeout: PATIENCE,
}, async () => {
  const said = { text: `“${SAID},” said Mara Oduya.` };
  const { status, pairs } = await compared([
    line('undated', said),
    line('late', { ...said, publishedAt: '2026-01-08' }),
    line('early', { ...said, publishedAt: '2026-01-06T09:00:00Z' }),
  ]);
  expect(status).toBe(0);
  expect(pairs.map(({ a, b }) => `${a.article} ${b.article}`).sort()).toEqual([
    'early late',
    'early undated',
    'late undated',
  ]);
});

test('gives the stretch as it stands in either text', { timeout: PATIENCE }, async () => {
  const { pairs, texts } = await compared([
    line('one', { text: `At noon: “${SAID}, and nobody wants to be blamed,” said Mara Oduya.` }),
    line('two', { text: `“${SAID.replace('loaded', 'heavy')}.” So said Mara Oduya.` }),
  ]);
  expect(pairs).toHaveLength(1);
  for (const side of pairs.flatMap(({ a, b }) => [a, b])) {
    expect(texts.get(side.article)?.slice(side.start, side.end)).toBe(side.text);
    expect(side.text).toMatch(/^Nobody wants.*harbour of Orrin$/);
  }
});

test('leaves revisions of one page alone, but not copies without an address', {
  timeout: PATIENCE,
}, async () => {
  const said = { text: `“${SAID},” said Mara Oduya.`, outlet: 'Orrin Gazette' };
  const same = { ...said, url: 'https://orringazette.example/ferry' };
  const { pairs } = await compared([
    line('morning', same),
    line('evening', { ...same, url: 'https://orringazette.example/ferry?utm_source=mail' }),
    line('loose', { ...said, url: null }),
  ]);
  expect(pairs.map(({ a, b }) => `${a.article} ${b.article}`).sort()).toEqual([
    'evening loose',
    'loose morning',
  ]);
});

test('keeps articles apart that share a name, whatever the others are called', {
  timeout: PATIENCE,
}, async () => {
  const said = (day: string) => ({ text: `“${SAID},” said Mara Oduya.`, publishedAt: day, url: null });
  const { pairs } = await compared([
    line('x (2)', said('2026-01-06')),
    line('x', { text: 'The ferry runs.' }),
    line('x', said('2026-01-08')),
  ]);
  expect(pairs.map(({ a, b }) => `${a.article} ${b.article}`)).toEqual(['x (2) x']);
});

test('has nothing to say of one article, and says so with no line', { timeout: PATIENCE }, async () => {
  const { status, pairs } = await compared([line('only', {})]);
  expect(status).toBe(0);
  expect(pairs).toEqual([]);
});
