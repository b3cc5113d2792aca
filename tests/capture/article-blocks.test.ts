import { expect, test } from 'vitest';
import { articleBlocks, type DroppedBlock, type TextFrame } from '@/capture/article-blocks';
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

function judgedAs(frame: TextFrame, ...blocks: RenderedBlock[]) {
  const dropped: DroppedBlock[] = [];
  const kept = articleBlocks({ kept: blocks, beside: [] }, frame, dropped).map(({ text }) => text);
  return { kept, reasons: dropped.map(({ reason }) => reason) };
}

function judged(...blocks: RenderedBlock[]) {
  return judgedAs(FRAME, ...blocks);
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
    'a caption of two sentences',
    inventedBlock(
      'Lorries wait at the old bridge. The detour over Marnau takes them forty minutes, and most drivers turn round.',
      120,
      { region: 'caption' },
    ),
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

const HEADLINES = [
  'Ferry stays in port',
  '“Never again,” says the mayor of Orrin',
  'Crane: a second one ordered',
];

/** A list, each item printed so much in a link, below a heading of its own. */
function listOf(items: readonly string[], linked: number): RenderedBlock[] {
  const heading = inventedBlock('What moves the town', 119, {
    standing: { kind: 'heading', names: ['h3', 'div'], path: [1, 50, 119] },
  });
  const standing = { kind: 'item', names: ['li', 'ul'] } as const;
  return [
    heading,
    ...items.map((text, i) =>
      inventedBlock(text, 121 + i, { linked, standing: { ...standing, path: [1, 50, 120, 121 + i] } }),
    ),
  ];
}

test('a list of links goes with its heading, whatever marks its headlines hold', () => {
  expect(judged(first, ...listOf(HEADLINES, 0.7), second)).toEqual({
    kept: [FIRST, SECOND],
    reasons: Array(4).fill('link-list'),
  });
});

test.each([
  ['a list in which a few names are links', HEADLINES, 0.3],
  ['two items, each with its source', HEADLINES.slice(0, 2), 0.7],
])('%s stays', (_, items, linked) => {
  expect(judged(first, ...listOf(items, linked), second).kept).toEqual(
    expect.arrayContaining([FIRST, 'What moves the town', ...items, SECOND]),
  );
});

/** A paragraph in an `<article>` that stands in the element at 50. */
function inArticle(text: string, order: number, article: number): RenderedBlock {
  return inventedBlock(text, order, { standing: { article, path: [1, 50, article, order] } });
}

const TEASER = '“It is over,” said the mayor of Orrin';

test('of two articles the one that holds the prose is the page’s', () => {
  expect(judged(inArticle(FIRST, 100, 60), inArticle(SECOND, 110, 60), inArticle(TEASER, 210, 200))).toEqual({
    kept: [FIRST, SECOND],
    reasons: ['other-article'],
  });
});

test.each([
  ['prose in several articles', FRAME, [inArticle(FIRST, 100, 60), inArticle(SECOND, 210, 200)]],
  [
    'each post of a live blog',
    { ...FRAME, isLive: true },
    [inArticle(FIRST, 100, 60), inArticle(SECOND, 110, 60), inArticle(TEASER, 210, 200)],
  ],
  [
    'what stands in an article round that of the prose',
    FRAME,
    [inArticle(TEASER, 70, 50), inArticle(FIRST, 100, 60), inArticle(SECOND, 110, 60)],
  ],
])('%s is the article', (_, frame, blocks) => {
  expect(judgedAs(frame, ...blocks).kept).toEqual(blocks.map(({ text }) => text));
});
