import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { App, type CardServices } from '@/entrypoints/card/App';
import type { Answer, CardTask, Protocol } from '@/messaging/protocol';
import { lookUpAnswer, pageAnswer, quotationAnswer, version } from '@/tests/components/samples';
import { button, click, complaints, element, show, textOf } from '@/tests/components/show';
import type { LookUpAnswer, PageAnswer } from '@/text/answer';

const WORDS = 'We will never raise fares.';
const NOTHING = lookUpAnswer({ quotations: [quotationAnswer([])] });
const FOUND = lookUpAnswer({ quotations: [quotationAnswer([version()])] });

const good = <T,>(value: T): Answer<T> => ({ ok: true, value });

interface Given extends Partial<CardTask> {
  readonly lookUp?: Answer<LookUpAnswer> | 'never';
  readonly page?: Answer<PageAnswer>;
  readonly engine?: string | null;
  readonly inTab?: boolean;
}

async function card({
  words = WORDS,
  tabId = 7,
  problem = null,
  lookUp = good(FOUND),
  page = good(pageAnswer()),
  engine = null,
  inTab = false,
}: Given = {}) {
  const answers = new Map<string, unknown>([
    ['look-up', lookUp],
    ['read-page', page],
    ['search-words', good({ phrase: WORDS, rarest: ['raise', 'fares'] })],
  ]);
  const asked = vi.fn<(type: keyof Protocol, argument: unknown) => void>();
  const [close, keep, openPanel] = [vi.fn(), vi.fn(), vi.fn()];
  const services: CardServices = {
    ask: (type, argument) => {
      asked(type, argument);
      const answer = answers.get(type) ?? 'never';
      return answer === 'never'
        ? new Promise(() => {})
        : Promise.resolve(answer as Protocol[typeof type]['answer']);
    },
    activeTabId: async () => tabId,
    engine: { read: async () => engine, keep },
    openPanel,
    close: inTab ? null : close,
  };
  const root = await show(<App services={services} task={{ words, tabId, problem }} />);
  await settle();
  return { root, asked, close, keep, openPanel };
}

/** Lets questions be answered that answers lead to: each comes with an effect of its own. */
async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const links = (root: HTMLElement): string[] =>
  [...root.querySelectorAll<HTMLAnchorElement>('section a[target]')].map(({ href }) => href);
const pressEscape = (target: EventTarget): Promise<void> =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });

describe('opened for selected words', () => {
  test('the card looks them up, reads no page, and shows who prints them', async () => {
    const { root, asked } = await card();
    expect(asked.mock.calls.map(([type]) => type)).toEqual(['look-up']);
    expect(asked).toHaveBeenCalledWith('look-up', { text: WORDS });
    expect(textOf(element(root, 'h2'))).toContain('1 quotation');
    expect(await complaints(root)).toEqual([]);
  });

  test('it shows them while they are looked up', async () => {
    const { root } = await card({ lookUp: 'never' });
    expect(textOf(element(root, 'blockquote'))).toBe(WORDS);
    expect(textOf(element(root, '[role="status"]'))).not.toBe('');
  });

  test('the page they stand on is read when the reader says so', async () => {
    const { root, asked } = await card();
    await click(button(root, 'The quotations of this page'));
    await settle();
    expect(asked).toHaveBeenCalledWith('read-page', { tabId: 7 });
    expect(textOf(element(root, 'h1'))).toBe(pageAnswer().headline);
  });

  test('going back from other words reads no page either', async () => {
    const { root, asked } = await card();
    await click(button(root, 'Look up other words'));
    const box = element(root, 'textarea') as HTMLTextAreaElement;
    box.value = 'Other words than these.';
    await click(button(element(root, 'form'), 'Look up'));
    await click(button(root, 'Back'));
    await settle();
    expect(asked.mock.calls.map(([type]) => type)).not.toContain('read-page');
    expect(asked.mock.calls.filter(([type]) => type === 'look-up').map(([, argument]) => argument)).toEqual([
      { text: WORDS },
      { text: 'Other words than these.' },
      { text: WORDS },
    ]);
  });
});

describe('when nobody prints the words', () => {
  test('the card shows them and says so, with what helps', async () => {
    const { root, asked } = await card({ lookUp: good(NOTHING) });
    expect(textOf(element(root, 'blockquote'))).toBe(WORDS);
    await click(button(root, 'Save this article'));
    expect(asked).toHaveBeenCalledWith('read-page', { tabId: 7 });
  });

  test('the web is searched by plain links, for the words and for the rarest of them', async () => {
    const { root } = await card({ lookUp: good(NOTHING) });
    expect(links(root)).toEqual([
      `https://duckduckgo.com/?q=${encodeURIComponent(`"${WORDS}"`)}`,
      'https://duckduckgo.com/?q=raise%20fares',
    ]);
    for (const link of root.querySelectorAll('section a'))
      expect(link.getAttribute('rel')).toContain('noreferrer');
    expect(textOf(element(root, 'section'))).toContain('duckduckgo.com');
    expect(await complaints(root)).toEqual([]);
  });

  test('with the engine the reader chose, now or before', async () => {
    const { root, keep } = await card({ lookUp: good(NOTHING), engine: 'startpage' });
    expect(links(root)[0]).toContain('https://www.startpage.com/');
    const select = element(root, 'select') as HTMLSelectElement;
    await act(async () => {
      select.value = 'bing';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(links(root)[0]).toContain('https://www.bing.com/');
    expect(keep).toHaveBeenCalledExactlyOnceWith('bing');
  });

  test.each(['', 'javascript:alert(1)', 'unknown'])('an engine kept as %j is none', async (engine) => {
    const { root } = await card({ lookUp: good(NOTHING), engine });
    expect(links(root)[0]).toContain('https://duckduckgo.com/');
  });
});

describe('opened with nothing selected', () => {
  test('the card lists the quotations of the page, and takes other words', async () => {
    const { root, asked } = await card({ words: null });
    expect(asked.mock.calls[0]).toEqual(['read-page', { tabId: 7 }]);
    expect(asked.mock.calls.map(([type]) => type)).not.toContain('look-up');
    expect(textOf(element(root, 'h1'))).toBe(pageAnswer().headline);
    expect(root.querySelector('textarea')).not.toBeNull();
  });

  test('a page without an article is said to have none, and other words can be looked up', async () => {
    const { root } = await card({ words: null, page: { ok: false, problem: 'no-article' } });
    expect(textOf(element(root, 'h1'))).not.toBe('');
    expect(root.querySelector('textarea')).not.toBeNull();
    // There is no selection to capture.
    const buttons = [...root.querySelectorAll('main button')].map(textOf);
    expect(buttons).toEqual(['Look up', 'Save this text as the record…']);
  });
});

describe('in a tab of its own', () => {
  test('the card says why, and takes words', async () => {
    const { root, asked } = await card({ words: null, tabId: null, problem: 'pdf', inTab: true });
    expect(asked).not.toHaveBeenCalled();
    expect(textOf(element(root, 'h1'))).not.toBe('');
    expect(root.querySelector('textarea')).not.toBeNull();
  });

  test('it looks the words up that the browser named, and offers no page', async () => {
    const { root } = await card({ tabId: null, problem: 'pdf', inTab: true, lookUp: good(NOTHING) });
    expect(textOf(element(root, 'blockquote'))).toBe(WORDS);
    expect(root.textContent).not.toContain('Save this article');
    expect(root.querySelector('header button[title]')).toBeNull();
  });
});

describe('the panel goes on', () => {
  test('with the words', async () => {
    const { root, openPanel } = await card();
    await click(button(root, 'Side panel'));
    expect(openPanel).toHaveBeenCalledExactlyOnceWith({ kind: 'look-up', text: WORDS });
  });

  test('with the page', async () => {
    const { root, openPanel } = await card({ words: null });
    await click(button(root, 'Side panel'));
    expect(openPanel).toHaveBeenCalledExactlyOnceWith({ kind: 'read-page' });
  });

  test('with the open tabs, when nobody prints the words', async () => {
    const { root, openPanel } = await card({ lookUp: good(NOTHING) });
    await click(button(root, 'Compare my open tabs'));
    expect(openPanel).toHaveBeenCalledExactlyOnceWith({ kind: 'compare-tabs' });
  });
});

describe('the card closes', () => {
  test('by its button', async () => {
    const { root, close } = await card();
    await click(element(root, 'header button[title]'));
    expect(close).toHaveBeenCalledOnce();
  });

  test('at Escape, wherever the focus is inside it', async () => {
    const { root, close } = await card();
    await pressEscape(element(root, 'summary'));
    expect(close).toHaveBeenCalledOnce();
  });

  test('but not at the Escape that closes something inside it', async () => {
    const { root, close } = await card();
    await click(button(root, 'Look up other words'));
    await pressEscape(element(root, 'textarea'));
    expect(root.querySelector('textarea')).toBeNull();
    expect(close).not.toHaveBeenCalled();
  });
});

test.each(['no-answer', 'corpus-in-use', 'too-few-words'] as const)(
  'a look-up that fails with %s is said in a sentence',
  async (problem) => {
    const { root } = await card({ lookUp: { ok: false, problem } });
    expect(textOf(element(root, 'h2')).length).toBeGreaterThan(10);
    expect(await complaints(root)).toEqual([]);
  },
);
