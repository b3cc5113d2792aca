import { expect, test } from 'vitest';
import { filesOf, runBatch } from './run-batch';

const PATIENCE = 120_000;
const SAID = 'Nobody wants to see a loaded gravel lorry slide backwards into the harbour of Orrin';
const STORY = [
  "The slipway on the island has sunk by a hand's breadth since the summer, two surveys say.",
  'The ferry company moved its night boats to the mainland quay last week without a word.',
  'Divers found cracks in eleven of the forty concrete blocks under the ramp.',
  'Repairs would cost more than the island collects from visitors in three years.',
];

interface Line {
  readonly utterance: string;
  readonly texts: number;
  readonly readings: readonly {
    readonly text: string;
    readonly witnesses: readonly {
      readonly witness: number;
      readonly article: string;
      readonly story: string;
      readonly standing: string;
    }[];
  }[];
  readonly base: number;
  readonly text: string;
  readonly places: readonly {
    readonly start: number;
    readonly end: number;
    readonly readings: readonly {
      readonly forms: readonly { readonly text: string; readonly witnesses: readonly number[] }[];
      readonly kinds: readonly string[];
    }[];
    readonly notQuoted: readonly number[];
  }[];
}

function line(id: string, said: string, story: readonly string[]): string {
  const text = [...story, `“${said},” said Mara Oduya, who chairs the board.`].join('\n\n');
  return JSON.stringify({ id, url: `https://${id}.example/ferry`, outlet: id, language: 'en', text });
}

async function collated(lines: readonly string[]) {
  const at = filesOf({ 'articles.jsonl': lines.join('\n') });
  const outcome = await runBatch(['collate', at('articles.jsonl')]);
  expect(outcome.stderr).toBe('');
  return outcome.lines as unknown as readonly Line[];
}

const copies = Array.from({ length: 5 }, (_, i) => line(`copy${i}`, SAID, STORY));
const odd = line('odd', SAID.replace('loaded', 'heavy'), STORY);
const own = ['p', 'q'].map((id) => line(id, SAID, [`A reporter of ${id} went to the island to see it all.`]));

test('an utterance is one line; copies of a story count once, and the copy with another word stands apart', {
  timeout: PATIENCE,
}, async () => {
  const lines = await collated([...copies, odd, ...own]);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.texts).toBe(3);
  const apart = lines[0]?.readings.map(({ text, witnesses }) => [text.includes('heavy'), witnesses.length]);
  expect(apart).toEqual([
    [false, 7],
    [true, 1],
  ]);
  expect(lines[0]?.readings[1]?.witnesses[0]?.story).toBe('copy0');
});

test('the name of an utterance stays when articles come in another order or are added', {
  timeout: PATIENCE,
}, async () => {
  const dated = (id: string, day: string) =>
    JSON.stringify({ ...JSON.parse(line(id, SAID, STORY.slice(0, 1))), publishedAt: day });
  const [early, late, later] = [
    dated('a', '2026-01-02'),
    dated('b', '2026-01-03'),
    dated('c', '2026-01-04'),
  ] as const;
  const names = await Promise.all([
    collated([early, late]),
    collated([late, early]),
    collated([later, early, late]),
  ]);
  expect(new Set(names.map(([first]) => first?.utterance)).size).toBe(1);
});

test('all printings are lined up along one, with the readings at each place and who prints them', {
  timeout: PATIENCE,
}, async () => {
  const told = line('told', 'We said nothing', [
    `${SAID.replace('wants', 'wanted')}, the chair told the board.`,
  ]);
  const [first] = await collated([...copies, odd, told]);
  const witnesses = first?.readings.flatMap((reading) => reading.witnesses) ?? [];
  const named = new Map(witnesses.map(({ witness, article }) => [witness, article]));
  expect(named.size).toBe(witnesses.length);
  expect(first?.places).toHaveLength(1);
  const [place] = first?.places ?? [];
  expect(first?.text.slice(place?.start, place?.end).trim()).toBe('loaded');
  const readings = place?.readings.map(({ forms, kinds }) => ({
    text: forms[0]?.text.trim(),
    kinds,
    articles: forms.flatMap((form) => form.witnesses.map((witness) => named.get(witness))),
  }));
  expect(readings).toEqual([
    { text: 'loaded', kinds: [], articles: ['copy0', 'copy1', 'copy2', 'copy3', 'copy4'] },
    { text: 'heavy', kinds: ['substitution'], articles: ['odd'] },
  ]);
  expect(witnesses.find(({ article }) => article === 'told')?.standing).toBe('own-words');
});
