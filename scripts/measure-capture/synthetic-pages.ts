/** @file Pages that no outlet prints and some page will: made here, so that nothing has to be kept. */

/** A page made to try the capture's strength, with the goal it is held to. */
export interface SyntheticPage {
  readonly name: string;
  readonly source: () => string;
  /** Milliseconds: within them it must be read. */
  readonly readWithinMs: number;
  /** Milliseconds: within them it may be refused instead; null where a reader would not understand a refusal. */
  readonly refusedWithinMs: number | null;
}

const SENTENCES = [
  'The harbour board of Orrin met for the third time this week and came no nearer to an answer.',
  '“We have counted every rivet twice, and the second count was lower,” said Mara Oduya, who chairs it.',
  'Three ferries waited at the mole until noon, when the wind fell and the first of them put out.',
  'Nobody on the quay could say who had ordered the second crane, or who was going to pay for it.',
] as const;

const HEAD = `<!doctype html><html lang="en"><head><title>Crane waits at Orrin</title>
<meta property="og:type" content="article"><meta property="article:published_time" content="2026-02-03T08:00:00Z"></head><body>`;

/** Numbered, since a text that repeats itself would be an easy one. */
function paragraph(number: number): string {
  return `<p>${SENTENCES.map((sentence, index) => `${sentence.slice(0, -1)} (${number}.${index}).`).join(' ')}</p>\n`;
}

function many(count: number, piece: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join('');
}

function article(inner: string): string {
  return `<main><article><h1>Crane waits at Orrin</h1>${inner}</article></main>`;
}

const PARAGRAPH_BYTES = Buffer.byteLength(paragraph(1_000));
const ORDINARY = 30;

function longArticle(bytes: number): string {
  return `${HEAD}${article(many(Math.ceil(bytes / PARAGRAPH_BYTES), paragraph))}</body></html>`;
}

/** An ordinary article, and beside it a list without end; an item is four nodes. */
function crowdedPage(nodes: number): string {
  const items = many(Math.floor(nodes / 4), (i) => `<li><a href="/berth/${i}">Berth ${i}</a></li>\n`);
  return `${HEAD}${article(many(ORDINARY, paragraph))}<section><h2>All berths</h2><ul>${items}</ul></section></body></html>`;
}

/** Every word of the article in an element of its own; a word is three nodes with the space after it. */
function splinteredPage(nodes: number): string {
  const words = SENTENCES.join(' ').split(' ');
  const perParagraph = words.length * 3 + 2;
  const body = many(
    Math.floor(nodes / perParagraph),
    () => `<p>${words.map((word) => `<span>${word}</span> `).join('')}</p>\n`,
  );
  return `${HEAD}${article(body)}</body></html>`;
}

const MILLION = 1_000_000;
const MAY_BE_REFUSED = { readWithinMs: 2_000, refusedWithinMs: 300 };

/** All of them, the lightest first. */
export const SYNTHETIC_PAGES: readonly SyntheticPage[] = [
  { name: 'article of 3 MB', source: () => longArticle(3_000_000), readWithinMs: 500, refusedWithinMs: null },
  ...[100_000, 500_000, MILLION].flatMap((nodes) => [
    {
      name: `article beside a list, ${nodes.toLocaleString('en')} nodes`,
      source: () => crowdedPage(nodes),
      ...MAY_BE_REFUSED,
    },
    {
      name: `article of single words, ${nodes.toLocaleString('en')} nodes`,
      source: () => splinteredPage(nodes),
      ...MAY_BE_REFUSED,
    },
  ]),
];
