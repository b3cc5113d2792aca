import { expect, test } from 'vitest';
import { articleBlocks, type DroppedBlock } from '@/capture/article-blocks';
import type { RenderedBlock } from '@/capture/page-reading';
import { inventedBlock } from './invented-block';

const FIRST =
  'The council of Velden voted on Monday night to close the old bridge to lorries, after an engineer’s report found cracks in two arches.';
const SECOND =
  'Hauliers said the detour over Marnau would cost them forty minutes a trip, and asked the county to pay for a second lane.';
const FRAME = {
  headlines: ['Council votes on the old bridge'],
  authors: ['Mara Oduya'],
  body: null,
  descriptions: [],
};

function judged(...blocks: RenderedBlock[]) {
  const dropped: DroppedBlock[] = [];
  const kept = articleBlocks({ kept: blocks, beside: [] }, FRAME, dropped).map(({ text }) => text);
  return { kept, reasons: dropped.map(({ reason }) => reason) };
}

const first = inventedBlock(FIRST, 100);
const second = inventedBlock(SECOND, 140);

test.each([
  ['the headline', inventedBlock('Council votes on the old bridge', 90), 'headline'],
  ['the headline after a kicker', inventedBlock('Velden: Council votes on the old bridge', 90), 'headline'],
  ['the byline above the text', inventedBlock('By Mara Oduya, transport editor', 90), 'byline'],
  ['the date above the text', inventedBlock('3 February 2026', 90), 'byline'],
  ['a row of stars', inventedBlock('* * *', 120), 'no-words'],
  [
    'a caption that quotes nobody',
    inventedBlock('The old bridge on Monday', 120, { region: 'caption' }),
    'caption',
  ],
  [
    'a line that is only named a caption',
    inventedBlock('The old bridge', 120, { standing: { names: ['p img-caption', 'div'] } }),
    'caption',
  ],
  ['a link', inventedBlock('Ferry stays in port', 120, { linked: 1 }), 'link'],
  ['an offer', inventedBlock('Sign up for our newsletter.', 120), 'offer'],
  [
    'a list of tags',
    inventedBlock('bridges, lorries', 120, { standing: { names: ['p', 'div tags'], path: [1, 110, 120] } }),
    'named',
  ],
  ['a paragraph printed twice', inventedBlock(FIRST, 120), 'repeated'],
])('%s is left out', (_, block, reason) => {
  const blocks = block.order < first.order ? [block, first, second] : [first, block, second];
  expect(judged(...blocks)).toEqual({ kept: [FIRST, SECOND], reasons: [reason] });
});

test.each([
  [
    'a caption that quotes',
    inventedBlock('“It will carry us,” says Ilse Brandt.', 120, { region: 'caption' }),
  ],
  [
    'an offer somebody is quoted with',
    inventedBlock('“Sign up for our newsletter,” the mayor told them.', 120),
  ],
  [
    'a heading, whatever its name',
    inventedBlock('What it costs', 120, { standing: { kind: 'heading', names: ['h2 kicker', 'div'] } }),
  ],
  ['a sentence that names the author within the text', inventedBlock('Mara Oduya was refused entry.', 120)],
  ['a link somebody is quoted in', inventedBlock('“It is over,” the mayor said', 120, { linked: 1 })],
  [
    'a paragraph in a large element named like tags',
    inventedBlock('Nobody spoke against it.', 120, {
      standing: { names: ['p', 'div post-body tags'], path: [1, 10, 120] },
    }),
  ],
])('%s stays', (_, block) => {
  expect(judged(first, inventedBlock(`${SECOND} ${SECOND} ${SECOND}`, 110), block, second).kept).toContain(
    block.text,
  );
});

test.each([
  ['who wrote it', 'Mara Oduya writes about bridges and those who cross them.', 'author'],
  ['an agency', 'ORN/mo', 'below'],
])('below the text, %s is left out', (_, text, reason) => {
  expect(judged(first, second, inventedBlock(text, 180))).toEqual({
    kept: [FIRST, SECOND],
    reasons: [reason],
  });
});

test('a text of lines alone is left as it is', () => {
  const lines = ['Velden 3', 'Orrin 2'].map((text, i) => inventedBlock(text, i + 100));
  expect(judged(...lines).kept).toEqual(['Velden 3', 'Orrin 2']);
});
