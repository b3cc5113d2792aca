import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ContextService, ContextServiceContext } from '@/components/context-service';
import { NamesHiddenContext } from '@/components/hidden-names';
import { OutletHereContext } from '@/components/outlet-here';
import { PageHereContext } from '@/components/page-here';
import { VersionList } from '@/components/VersionList';
import type { QuotationAnswer, VersionAnswer } from '@/text/answer';
import { heard } from './heard';
import { button, click, complaints, element, open, show, textOf } from './show';
import { comparison, difference, quotationAnswer, version } from './samples';

/** Two places that weigh and a capital that does not; the attribution breaks the text on screen. */
const THREE = comparison({
  overlap: 'contained',
  differences: [
    difference({ a: 'may', b: 'will' }),
    difference({ kind: 'case', a: 'The', b: 'the' }),
    difference({ kind: 'omission', a: 'old ', b: '', weighty: true }),
  ],
  pieces: [
    { type: 'same', text: 'We ', difference: null },
    { type: 'only-a', text: 'may', difference: 0 },
    { type: 'only-b', text: 'will', difference: 0 },
    { type: 'same', text: ' not sell. ', difference: null, breaks: [{ at: 10, side: 'a' }] },
    { type: 'only-a', text: 'The', difference: 1 },
    { type: 'only-b', text: 'the', difference: 1 },
    { type: 'same', text: ' ', difference: null },
    { type: 'same', text: 'boats in the ', difference: null },
    { type: 'only-a', text: 'old ', difference: 2 },
    { type: 'same', text: 'harbour stay', difference: null },
    { type: 'around-b', text: ', but not for long.', difference: null },
  ],
});

const HERE = { page: 'https://ledger.example/a', words: 'We may not sell.' };
const THERE = { page: 'https://gull.example/mayor', words: 'We will not sell.' };
const ANSWER: QuotationAnswer = {
  ...quotationAnswer([], {
    text: 'We may not sell. The boats in the old harbour stay',
    segments: [
      { start: 10, end: 26 },
      { start: 50, end: 83 },
    ],
  }),
  printed: HERE,
};

const gull = (given: Partial<VersionAnswer> = {}): VersionAnswer =>
  version({
    comparison: THREE,
    segments: ['We will not sell. the boats in the harbour stay, but not for long.'],
    printed: THERE,
    ...given,
  });

const around: ContextService = async ({ page }) =>
  page === HERE.page
    ? { kind: 'text', before: 'It rained. “', after: '” She sat down.' }
    : { kind: 'text', before: 'Bell said: “', after: '' };

interface Given {
  readonly versions?: readonly VersionAnswer[];
  readonly hidden?: boolean;
  readonly ask?: ContextService | null;
}

async function shown({
  versions = [gull()],
  hidden = false,
  ask = around,
}: Given = {}): Promise<HTMLElement> {
  const page = { headline: 'Harbour stays', url: 'https://ledger.example/a', publishedAt: '2026-03-05' };
  return show(
    <NamesHiddenContext.Provider value={hidden}>
      <ContextServiceContext.Provider value={ask}>
        <OutletHereContext.Provider value="The Morning Ledger">
          <PageHereContext.Provider value={page}>
            <VersionList answer={{ ...ANSWER, versions, found: versions.length }} languageHere="en" />
          </PageHereContext.Provider>
        </OutletHereContext.Provider>
      </ContextServiceContext.Provider>
    </NamesHiddenContext.Provider>,
  );
}

const VIEWS = ['running', 'side-by-side', 'changes'] as const;
/** What tells that a view is there; all but the running text are loaded when they are first chosen. */
const SIGN = { running: '[data-wording]', 'side-by-side': '[data-side-by-side]', changes: 'ol' } as const;

async function choose(root: HTMLElement, view: (typeof VIEWS)[number]): Promise<void> {
  await click(element(root, `input[value="${view}"]`));
  await loaded(root, SIGN[view]);
}

/** Waits until something that is loaded later is there. */
async function loaded(root: HTMLElement, selector: string): Promise<void> {
  await vi.waitFor(async () => {
    await act(async () => {});
    element(root, selector);
  });
}

async function askAround(root: HTMLElement): Promise<void> {
  await click(button(root, 'Sentences around'));
  await loaded(root, '[aria-busy="false"]');
}

async function press(key: string, init: KeyboardEventInit = {}): Promise<void> {
  const target = document.activeElement ?? document.body;
  await act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  });
}

const focused = (): string => textOf(document.activeElement ?? document.body);
const statuses = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('[role="status"]')].map(textOf).filter((text) => text !== '');

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the three views', () => {
  test('the running text is what a reader sees first, each segment in its marks', async () => {
    const root = await shown();
    expect(element(root, 'input:checked').getAttribute('value')).toBe('running');
    const text = element(root, '[data-wording]');
    expect([...text.querySelectorAll('del')].map(textOf)).toEqual(['may', 'old']);
    expect(text.querySelectorAll('[class*="break"]')).toHaveLength(1);
  });

  test('side by side, each side has its own words and only its own marked', async () => {
    const root = await shown();
    await choose(root, 'side-by-side');
    const columns = [...root.querySelectorAll('p[lang="en"]')];
    const marked = columns.map((cell) => [...cell.querySelectorAll('mark')].map(textOf).join());
    expect(columns.map(textOf)).toEqual([
      'We may not sell.',
      'We will not sell.',
      'The boats in the old harbour stay',
      'the boats in the harbour stay',
      ', but not for long.',
    ]);
    expect(marked).toEqual(['may', 'will', 'old', '', '']);
    expect(root.querySelector('del')).toBeNull();
  });

  test('names the side before its words, for ears and where both stand below one another', async () => {
    const root = await shown();
    await choose(root, 'side-by-side');
    const text = textOf(element(root, '[data-side-by-side]'));
    expect(text).toContain('the text on screen: We may not sell.');
    expect(text).toContain('The Gull: We will not sell.');
    expect(text).toContain('nothing here');
  });

  test('differences only, each with a few words round it', async () => {
    const root = await shown();
    await choose(root, 'changes');
    expect([...root.querySelectorAll('ol > li')].map(textOf)).toEqual([
      'We may will not sell.',
      'The boats in the old harbour stay',
    ]);
  });

  test('the view chosen holds for every version, and for those opened later', async () => {
    const root = await shown({ versions: [gull(), gull({ outlet: 'The Tern', domain: 'tern.example' })] });
    const [first, second] = [...root.querySelectorAll('details')];
    if (first !== undefined) await open(first);
    await choose(root, 'changes');
    if (second !== undefined) await open(second);
    await loaded(root, 'li + li ol');
    expect(root.querySelectorAll('ol')).toHaveLength(2);
    await click([...root.querySelectorAll<HTMLElement>('input[value="running"]')][1] ?? root);
    expect(root.querySelectorAll('ol')).toHaveLength(0);
  });

  test('there is nothing to choose where nothing differs', async () => {
    const root = await shown({ versions: [gull({ comparison: comparison() })] });
    expect(root.querySelector('input')).toBeNull();
  });

  test('hostile words stay words in every view', async () => {
    const hostile = comparison({
      differences: [difference()],
      pieces: [{ type: 'only-b', text: '<img src=x onerror=alert(1)>', difference: 0 }],
    });
    const root = await shown({ versions: [gull({ comparison: hostile, segments: ['<img src=x>'] })] });
    for (const view of VIEWS) {
      await choose(root, view);
      expect(root.querySelector('img')).toBeNull();
      expect(textOf(root)).toContain('<img src=x onerror=alert(1)>');
    }
  });

  test.each(VIEWS)('axe finds no fault in %s, with all that opens', async (view) => {
    const root = await shown();
    await choose(root, view);
    await click(button(root, 'List the differences'));
    await askAround(root);
    await click(button(root, 'Keys'));
    expect(await complaints(root)).toEqual([]);
  });
});

describe('steps', () => {
  test.each(VIEWS)('go from difference to difference, told and with the focus: %s', async (view) => {
    const root = await shown();
    await choose(root, view);
    await click(button(root, 'Next difference'));
    expect(focused()).toContain('may');
    expect(statuses(root)).toEqual(['difference 1 of 2: “may” here, “will” in The Gull']);
    await click(button(root, 'Next difference'));
    expect(focused()).toBe('old');
    expect(statuses(root)).toEqual(['difference 2 of 2: “old” only here; no dots in The Gull']);
    await click(button(root, 'Next difference'));
    expect(focused()).toContain('may');
    await click(button(root, 'Previous difference'));
    expect(focused()).toBe('old');
  });

  test('keys do what the buttons do, while the focus is among the versions', async () => {
    const root = await shown();
    element(root, 'summary').focus();
    await press('n');
    element(root, 'input').focus();
    await press('j');
    expect(focused()).toContain('may');
    await press('k');
    expect(focused()).toBe('old');
  });

  test('n and p go from version to version and stop at the ends', async () => {
    const root = await shown({ versions: [gull(), gull({ outlet: 'The Tern', domain: 'tern.example' })] });
    element(root, 'summary').focus();
    await press('n');
    expect(focused()).toContain('The Tern');
    await press('n');
    expect(focused()).toContain('The Tern');
    await press('p');
    expect(focused()).toContain('The Gull');
  });

  test('a keyboard of another alphabet steps by the place of the key', async () => {
    const root = await shown({ versions: [gull(), gull({ outlet: 'The Tern', domain: 'tern.example' })] });
    element(root, 'summary').focus();
    await press('т', { code: 'KeyN' });
    expect(focused()).toContain('The Tern');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    'keys of the browser stay its own: %j',
    async (init) => {
      const root = await shown({ versions: [gull(), gull({ outlet: 'The Tern', domain: 'tern.example' })] });
      element(root, 'summary').focus();
      await press('n', init);
      expect(focused()).toContain('The Gull');
    },
  );

  test('a question mark tells the keys', async () => {
    const root = await shown();
    element(root, 'summary').focus();
    await press('?');
    expect(textOf(root)).toContain('n and p: next and previous version');
    expect(button(root, 'Keys').getAttribute('aria-expanded')).toBe('true');
  });

  test('one difference needs no steps', async () => {
    const root = await shown({ versions: [version({ segments: [] })] });
    expect(textOf(root)).not.toContain('Next difference');
  });
});

describe('the sentences around', () => {
  test('are asked for when the reader asks, never before', async () => {
    const ask = vi.fn(around);
    const root = await shown({ ask });
    expect(ask).not.toHaveBeenCalled();
    await askAround(root);
    expect(ask.mock.calls.map(([whose]) => whose)).toEqual([HERE, THERE]);
    expect([...root.querySelectorAll('blockquote')].map(textOf)).toEqual([
      'It rained. “the words compared” She sat down.',
      'Bell said: “the words compared',
    ]);
    await click(button(root, 'Hide the sentences around'));
    expect(root.querySelector('blockquote')).toBeNull();
  });

  test.each<[because: string, answer: Awaited<ReturnType<ContextService>>, said: string]>([
    [
      'nothing stands there',
      { kind: 'text', before: '', after: '' },
      'Nothing stands before or after these words',
    ],
    ['they are the headline', { kind: 'headline' }, 'These words stand in the headline'],
    ['the page changed', { kind: 'gone' }, 'No saved copy of the page prints these words any more'],
    ['the background does not answer', null, 'They could not be looked up'],
  ])('say so when %s', async (_because, answer, said) => {
    const root = await shown({ ask: async () => answer });
    await askAround(root);
    expect(textOf(element(root, '[data-context]'))).toContain(said);
  });

  test('are not offered where nobody can be asked', async () => {
    expect(textOf(await shown({ ask: null }))).not.toContain('Sentences around');
  });

  test('let the link find short words', async () => {
    const root = await shown({ versions: [gull({ segments: ['Never'] })] });
    expect(element(root, 'a').getAttribute('href')).toBe('https://gull.example/mayor');
    await askAround(root);
    expect(element(root, 'a').getAttribute('href')).toContain('#:~:text=Bell%20said%3A%20%E2%80%9C-,Never');
  });
});

describe('copies', () => {
  /** Stands in for the browser's clipboard. */
  function clipboard(write: (items: unknown[]) => Promise<void>) {
    class Item {
      constructor(readonly forms: Record<string, Blob>) {}
    }
    vi.stubGlobal('ClipboardItem', Item);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { write } });
  }

  /** What was written, by type. */
  async function copied(root: HTMLElement, form: string): Promise<Record<string, string>> {
    const texts: Record<string, string> = {};
    clipboard(async ([item]) => {
      const { forms } = item as { forms: Record<string, Blob> };
      for (const [type, blob] of Object.entries(forms)) texts[type] = await blob.text();
    });
    await click(button(root, form));
    await vi.waitFor(() => expect(textOf(root)).toContain('Copied'));
    return texts;
  }

  test('hold both texts in their marks, with outlet, date and link, and what differs', async () => {
    const texts = await copied(await shown(), 'plain text');
    expect(Object.keys(texts)).toEqual(['text/plain']);
    expect(texts['text/plain']?.split('\n')).toEqual([
      '“We may not sell.” “The boats in the old harbour stay”',
      'The Morning Ledger, Harbour stays, 5 Mar 2026',
      expect.stringMatching(/^https:\/\/ledger\.example\/a#:~:text=We%20may%20not%20sell,/),
      '',
      '“We will not sell. the boats in the harbour stay, but not for long.”',
      'The Gull, Mayor rules out sale, 4 Mar 2026',
      expect.stringMatching(/^https:\/\/gull\.example\/mayor#:~:text=/),
      '',
      'The Morning Ledger: “may”; The Gull: “will”',
      'The Morning Ledger: “old”; The Gull: nothing',
    ]);
  });

  test('formatted, hold HTML and the plain form', async () => {
    const texts = await copied(await shown(), 'formatted');
    expect(Object.keys(texts).sort()).toEqual(['text/html', 'text/plain']);
    expect(texts['text/html']).toContain('<blockquote');
  });

  test('have no marks round what an outlet tells as its own', async () => {
    const own = { ...THREE, voice: 'paraphrase' as const };
    const texts = await copied(await shown({ versions: [gull({ comparison: own })] }), 'Markdown');
    expect(texts['text/plain']).toContain('> We will not sell');
  });

  test('name no outlet while names are hidden', async () => {
    const texts = await copied(await shown({ hidden: true }), 'plain text');
    expect(texts['text/plain']).toContain('Outlet A, 4 Mar 2026');
    expect(texts['text/plain']).not.toMatch(/Gull|Ledger|Mayor|Harbour stays|https:/);
  });

  test('say so when the browser does not let us', async () => {
    clipboard(() => Promise.reject(new Error('not allowed')));
    const root = await shown();
    await click(button(root, 'Markdown'));
    await vi.waitFor(() => expect(statuses(root)).toEqual(['The browser did not let Sic copy']));
  });
});

describe('hidden names', () => {
  test('leave neither name, headline, domain nor link, in any view', async () => {
    const root = await shown({ hidden: true });
    await askAround(root);
    await click(button(root, 'List the differences'));
    for (const view of VIEWS) {
      await choose(root, view);
      expect(root.innerHTML).not.toMatch(/Gull|gull\.example|Mayor rules|Ledger|ledger\.example/);
      expect(textOf(root)).toContain('Outlet A');
    }
  });
});

/** Written by hand, before the views were: what somebody hears who reads from top to bottom. */
const HEARD = [
  'open: The Gull 4 Mar 2026 2 differences 1 may touch the sense, quotes more, the longer one goes on “but not for long.”',
  'link: Mayor rules out sale (opens in a new tab)',
  'gull.example, one starts or stops inside a sentence',
  '2 differences',
  '“old” only here; no dots in The Gull (may touch the sense)',
  '“may” here, “will” in The Gull',
  'How to show both texts',
];
const TOOLS = [
  'button: Previous difference',
  'button: Next difference',
  'button: Spelling, capitals and small marks (1 hidden)',
  'button: List the differences',
  'button: Sentences around',
  'Copy both versions',
  'button: formatted',
  'button: plain text',
  'button: Markdown',
  'button: Keys',
];

describe('what is heard', () => {
  test('of the running text: how many differences, one sentence each, then the text', async () => {
    const root = await shown();
    expect(heard(root)).toEqual([
      ...HEARD,
      'radio, chosen: As one text',
      'radio: Side by side',
      'radio: Differences only',
      'We may will not sell. The boats in the old harbour stay',
      'In The Gull only: but not for long.',
      ...TOOLS,
    ]);
  });

  test('of both texts side by side: sentence by sentence, each side by its name', async () => {
    const root = await shown();
    await choose(root, 'side-by-side');
    expect(heard(root)).toEqual([
      ...HEARD,
      'radio: As one text',
      'radio, chosen: Side by side',
      'radio: Differences only',
      'the text on screen:',
      'We may not sell.',
      'The Gull:',
      'We will not sell.',
      'the text on screen:',
      'The boats in the old harbour stay',
      'The Gull:',
      'the boats in the harbour stay',
      'the text on screen: nothing here',
      'The Gull:',
      ', but not for long.',
      ...TOOLS,
    ]);
  });

  test('of the differences alone: each with the words round it', async () => {
    const root = await shown();
    await choose(root, 'changes');
    expect(heard(root).slice(HEARD.length + 3, -TOOLS.length)).toEqual([
      'We may will not sell.',
      'The boats in the old harbour stay',
    ]);
  });
});
