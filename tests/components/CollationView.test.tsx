import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { CollationView } from '@/components/CollationView';
import { NamesHiddenContext } from '@/components/hidden-names';
import type { CollationAnswer } from '@/text/collation-answer';
import { collationAnswer, type Printed, THREE } from './collation-samples';
import { button, click, complaints, element, open, show, textOf } from './show';

const nothing = () => {};
const view = (answer: CollationAnswer, onBase: (id: string) => void = nothing) =>
  show(<CollationView answer={answer} onBase={onBase} />);

/** The table as rows of texts, heads included. */
const rows = (root: HTMLElement): string[][] =>
  [...root.querySelectorAll('tr')].map((row) => [...row.children].map(textOf));

async function choose(root: HTMLElement, label: string): Promise<void> {
  const found = [...root.querySelectorAll('label')].find((one) => textOf(one) === label);
  const input = found?.querySelector('input');
  if (input === null || input === undefined) throw new Error(`No choice "${label}"`);
  await click(input);
}

describe('all versions side by side', () => {
  test('are a table of outlets and places', async () => {
    const root = await view(collationAnswer(THREE));
    expect(rows(root)).toEqual([
      [
        'Printed in',
        'The old bridge will be…',
        '…closed to lorries ‸(between these words) before the winter…',
      ],
      ['The Morning Ledger 5 Mar 2026 on screenthe others are compared with this', 'old', 'nothing'],
      ['The Gull 4 Mar 2026', 'stone', 'and buses'],
      ['The Herald 6 Mar 2026quotes lesscredited to Ivo Brandt', 'old', 'not quoted here'],
    ]);
  });

  test('have heads for rows and columns, a name, and a place for the keyboard to scroll from', async () => {
    const root = await view(collationAnswer(THREE));
    expect([...root.querySelectorAll('thead th')].every((one) => one.getAttribute('scope') === 'col')).toBe(
      true,
    );
    expect(root.querySelectorAll('tbody th[scope="row"]')).toHaveLength(3);
    expect(textOf(element(root, 'caption'))).toBe('Wordings by outlet');
    expect(element(root, 'section[tabindex="0"]').getAttribute('aria-label')).toBe('Wordings by outlet');
  });

  test('say first how many there are, where they differ, and the earliest date', async () => {
    const root = await view(collationAnswer(THREE));
    expect(textOf(element(root, 'h1 + p'))).toBe(
      '3 versions. Their wordings differ at 2 places. Earliest date among your saved articles, as the pages give it: 4 Mar 2026, The Gull.',
    );
  });

  test('give the focus to their heading', async () => {
    const root = await view(collationAnswer(THREE));
    expect(document.activeElement).toBe(element(root, 'h1'));
  });

  test('are a list as well: place by place, wording by wording', async () => {
    const root = await view(collationAnswer(THREE));
    await choose(root, 'List');
    expect(root.querySelector('table')).toBeNull();
    expect(
      [...root.querySelectorAll('ol > li')].map((place) => [
        textOf(element(place, 'p')),
        ...[...place.querySelectorAll(':scope > ul > li')].map(textOf),
      ]),
    ).toEqual([
      [
        'The old bridge will be…',
        'oldThe Morning Ledger 5 Mar 2026 on screenThe Herald 6 Mar 2026',
        'stoneThe Gull 4 Mar 2026',
      ],
      [
        '…closed to lorries ‸(between these words) before the winter…',
        'nothingThe Morning Ledger 5 Mar 2026 on screen',
        'and busesThe Gull 4 Mar 2026',
        'not quoted hereThe Herald 6 Mar 2026',
      ],
    ]);
  });

  test('can be compared with any of them', async () => {
    const onBase = vi.fn();
    const root = await view(collationAnswer(THREE), onBase);
    const select = element(root, 'select') as HTMLSelectElement;
    expect(select.value).toBe('The Morning Ledger');
    expect([...select.options].map(textOf)).toEqual([
      'The Gull · 4 Mar 2026',
      'The Morning Ledger · 5 Mar 2026 · on screen',
      'The Herald · 6 Mar 2026',
    ]);
    await act(async () => {
      select.value = 'The Gull';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(onBase.mock.calls).toEqual([['The Gull']]);
  });

  test('hide outlets’ names wherever they stand', async () => {
    const root = await show(
      <NamesHiddenContext.Provider value={true}>
        <CollationView answer={collationAnswer(THREE)} onBase={nothing} />
      </NamesHiddenContext.Provider>,
    );
    expect([...root.querySelectorAll('option')].map(textOf)).toEqual([
      'Outlet A · 4 Mar 2026',
      'the text on screen · 5 Mar 2026',
      'Outlet B · 6 Mar 2026',
    ]);
    expect(rows(root)[1]?.[0]).toBe('the text on screen 5 Mar 2026the others are compared with this');
    await choose(root, 'List');
    for (const name of Object.keys(THREE))
      expect(root.innerHTML.replaceAll(/value="[^"]*"/g, '')).not.toContain(name);
  });

  test('keep small differences folded, with their count', async () => {
    const root = await view(
      collationAnswer({
        a: { text: 'We will organise the harbour, and the old mill, before winter.', here: true },
        b: { text: 'We will organize the harbour and the new mill, before winter.' },
      }),
    );
    expect(rows(root)[0]).toEqual(['Printed in', '…harbour, and the old mill, before winter.']);
    await click(button(root, 'Spelling, capitals and small marks (2 hidden)'));
    expect(rows(root)[0]).toHaveLength(4);
  });

  test('say so when all agree', async () => {
    const { text } = THREE['The Gull'] ?? { text: '' };
    const root = await view(collationAnswer({ a: { text, here: true }, b: { text }, c: { text } }));
    expect(textOf(root)).toContain('Word for word the same in what they quote.');
    expect(rows(root)).toHaveLength(2);
  });

  test('say nothing alike where only one text quotes', async () => {
    const { text } = THREE['The Gull'] ?? { text: '' };
    const root = await view(collationAnswer({ a: { text, here: true }, b: { text, narration: true } }));
    expect(textOf(root)).not.toContain('Word for word the same');
  });

  test('name copies of one story as one text that opens to its outlets', async () => {
    const text = THREE['The Gull']?.text ?? '';
    const copies = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`Paper ${at}`, { text, textId: 'wire' }] as const),
    );
    const root = await view(collationAnswer({ ...THREE, ...copies }));
    const story = [...root.querySelectorAll('details')].find((one) =>
      textOf(one).startsWith('One story, in 12 outlets'),
    );
    if (story === undefined) throw new Error('No story');
    await open(story);
    expect(story.querySelectorAll('li')).toHaveLength(12);
    expect(textOf(root)).toContain(
      '15 versions, but only 4 different texts: the rest are copies of one story.',
    );
  });

  test('call copies by the agency that all of them credit', async () => {
    const text = THREE['The Gull']?.text ?? '';
    const copy = { text, textId: 'wire' };
    const answer = collationAnswer({ ...THREE, 'Paper 0': copy, 'Paper 1': copy });
    const credited = (papers: readonly string[]) =>
      answer.witnesses.map((one) => (papers.includes(one.id) ? { ...one, agency: 'AP' } : one));
    const named = async (papers: readonly string[]) =>
      textOf(await view({ ...answer, witnesses: credited(papers) }));
    expect(await named(['Paper 0', 'Paper 1'])).toContain('AP story, in 2 outlets');
    expect(await named(['Paper 0'])).toContain('One story, in 2 outlets');
  });

  test('keep what is told in an outlet’s own words, and what cannot be lined up, whole beside the table', async () => {
    const root = await view(
      collationAnswer({
        ...THREE,
        told: { text: 'The old bridge would be closed to lorries before the storms came.', narration: true },
        other: { text: 'Lorries!' },
      }),
    );
    expect([...root.querySelectorAll('h2')].map(textOf)).toEqual([
      'In the outlet’s own words',
      'Too few words in common to be lined up',
    ]);
    expect(textOf(root)).toContain('The old bridge would be closed to lorries before the storms came.');
    expect(rows(root)).toHaveLength(4);
  });

  test('link each other article, opened at the words, unless names are hidden', async () => {
    const said = {
      ...THREE,
      'The Gull': {
        ...THREE['The Gull'],
        text: THREE['The Gull']?.text ?? '',
        url: 'https://gull.example/quay',
      },
      'The Herald': { text: 'The old bridge will be closed', url: 'javascript:alert(1)' },
    };
    const links = (root: HTMLElement): (string | null)[] =>
      [...root.querySelectorAll('a')].map((one) => one.getAttribute('href'));
    const root = await view(collationAnswer(said));
    expect(links(root)).toHaveLength(1);
    expect(links(root)[0]).toMatch(/^https:\/\/gull\.example\/quay#:~:text=The%20stone%20bridge/);
    expect(textOf(element(root, 'a'))).toBe('The Gull (opens in a new tab)');
    const hidden = await show(
      <NamesHiddenContext.Provider value={true}>
        <CollationView answer={collationAnswer(said)} onBase={nothing} />
      </NamesHiddenContext.Provider>,
    );
    expect(links(hidden)).toEqual([]);
  });

  test.each(['Table', 'List'])(
    'say which words moved, and why other words are no wonder: %s',
    async (shape) => {
      const moved = 'Before the winter storms the old bridge will be closed to lorries.';
      const root = await view(
        collationAnswer({ ...THREE, 'The Echo': { text: moved, basis: 'two translations' } }),
      );
      await choose(root, shape);
      expect(textOf(root)).toContain('in another order: “Before the winter storms”');
      expect(textOf(root)).toContain('two translations');
      expect(textOf(root)).toContain('(words in another order)');
    },
  );

  test('tell how many are not listed', async () => {
    expect(textOf(await view(collationAnswer(THREE, null, 7)))).toContain(
      '7 more were found and are not listed',
    );
  });

  test.each<{ what: string; said: Record<string, Printed> }>([
    {
      what: 'markup',
      said: {
        a: { text: '<img src=x onerror=alert(1)> we will never go', here: true },
        b: { text: '<b>we</b> will not go' },
      },
    },
    { what: 'no words', said: { a: { text: '', here: true }, b: { text: '' } } },
    {
      what: 'broken letters',
      said: { a: { text: 'we \ud800 go to \0 town again', here: true }, b: { text: 'we go to town again' } },
    },
  ])('show $what as the text it is', async ({ said }) => {
    const root = await view(collationAnswer(said));
    expect(root.querySelectorAll('img, b')).toHaveLength(0);
  });

  test.each(['Table', 'List'])('give axe nothing to complain of: %s', async (shape) => {
    const thirty = Object.fromEntries(
      Array.from(
        { length: 30 },
        (_, at) => [`Paper ${at}`, { text: `${THREE['The Gull']?.text} ${at}` }] as const,
      ),
    );
    const root = await view(collationAnswer({ ...THREE, ...thirty }));
    await choose(root, shape);
    expect(await complaints(root)).toEqual([]);
  });
});
