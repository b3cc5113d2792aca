import { expect, test } from 'vitest';
import { filesOf, runBatch } from './run-batch';

/** Each test starts the program, on machines that may be busy with other tests. */
const PATIENCE = 120_000;

const line = (i: number) =>
  JSON.stringify({
    id: `a${i}`,
    url: `https://post.example/${i}`,
    headline: `Ferry ${i}`,
    language: 'en',
    text: `“Ferry number ${i} will sail from the old harbour at dawn,” said Ada Wren.`,
  });

const at = filesOf({
  'many.jsonl': [...Array.from({ length: 30 }, (_, i) => line(i)), 'no article', line(30)].join('\n'),
  'quay.txt': 'Quay to close\n\n“Both piers were rotten when the council bought them,” said Ivo Lund.',
  'broken.pdf': '',
});

const FILES = ['many.jsonl', 'quay.txt', 'broken.pdf', 'missing.html'].map(at);

test('threads change neither the lines nor their order nor what is said of bad files', {
  timeout: PATIENCE,
}, async () => {
  const alone = await runBatch(['quotations', ...FILES]);
  const together = await runBatch(['quotations', '--threads', '3', ...FILES]);
  expect(alone.lines).toHaveLength(32);
  expect(together.lines).toEqual(alone.lines);
  expect(together.status).toBe(1);
  expect(together.stderr.split('\n').sort()).toEqual(alone.stderr.split('\n').sort());
});

test.each(['0', 'two', '1000'])('--threads %s is refused', { timeout: PATIENCE }, async (count) => {
  const { status, stderr } = await runBatch(['quotations', '--threads', count, at('quay.txt')]);
  expect(status).toBe(2);
  expect(stderr).toContain('--threads wants a number');
});
