import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { App } from '@/entrypoints/popup/App';
import type { ReadingServices } from '@/components/reading/reading-services';
import { type Answer, PROBLEMS, type Problem, type Protocol, type SavedIds } from '@/messaging/protocol';
import type { AllVersionsAnswer, LookUpAnswer, MarkAnswer, PageAnswer } from '@/text/answer';
import type { ToldAnswer } from '@/text/told-answer';
import type { CollationAnswer } from '@/text/collation-answer';
import { comparison, lookUpAnswer, pageAnswer, quotationAnswer, version } from '@/tests/components/samples';
import { button, click, complaints, element, show, textOf } from '@/tests/components/show';

interface Given {
  readonly tabId?: number | null;
  readonly page?: Answer<PageAnswer> | 'never';
  readonly selection?: Answer<PageAnswer> | 'never';
  readonly lookUp?: Answer<LookUpAnswer> | 'never';
  readonly collation?: Answer<CollationAnswer> | 'never';
  readonly all?: Answer<AllVersionsAnswer> | 'never';
  /** What everything is answered that the reader says of texts. */
  readonly marks?: Answer<MarkAnswer> | 'never';
  readonly told?: Answer<ToldAnswer> | 'never';
  readonly saved?: Answer<SavedIds> | 'never';
}

const good = <T,>(value: T): Answer<T> => ({ ok: true, value });
const ALONE = quotationAnswer([], { id: 'q2', text: 'Nobody asked us.' });

const NONE: AllVersionsAnswer = { found: 0, wordings: [] };

async function popup({
  tabId = 7,
  page = good(pageAnswer()),
  selection = good(pageAnswer({ selection: true })),
  lookUp = good(lookUpAnswer()),
  collation = 'never',
  all = good(NONE),
  marks = 'never',
  told = good({ sentences: [] }),
  saved = good({ ids: ['0123456789abcdef-202603061000'] }),
}: Given = {}) {
  const answers = {
    'read-page': page,
    'read-selection': selection,
    'look-up': lookUp,
    collate: collation,
    'all-versions': all,
    context: good({ kind: 'gone' }),
    told,
    correct: marks,
    'undo-correction': marks,
    'mark-source': marks,
    'unmark-source': marks,
    'save-record': page,
    outlets: good({ outlets: [] }),
    'selected-words': { ok: false, problem: 'nothing-selected' } as const,
    'save-comparison': saved,
    'save-page': saved,
    'remove-comparison': saved,
    'restore-comparison': saved,
    'comment-comparison': 'never',
    'read-open-tab': 'never',
    'open-panel': 'never',
    'page-opened': 'never',
    'search-words': 'never',
    'show-in-page': 'never',
    'card-task': 'never',
    'close-card': 'never',
  } as const;
  const asked = vi.fn<(type: keyof Protocol, argument: unknown) => void>();
  const services: ReadingServices = {
    ask: (type, argument) => {
      asked(type, argument);
      const answer = answers[type];
      return answer === 'never'
        ? new Promise(() => {})
        : Promise.resolve(answer as Protocol[typeof type]['answer']);
    },
    activeTabId: async () => tabId,
  };
  const root = await show(<App services={services} />);
  return { root, asked };
}

const status = (root: HTMLElement): string => textOf(element(root, '[role="status"]'));
const headings = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('h1,h2,h3')].map((one) => `${one.tagName} ${textOf(one)}`);

async function paste(root: HTMLElement, text: string): Promise<void> {
  const area = element(root, 'textarea') as HTMLTextAreaElement;
  await act(async () => {
    area.value = text;
  });
  await click(button(element(root, 'form'), 'Look up'));
}

describe('the popup while it reads', () => {
  test('says so at once, to eyes and ears', async () => {
    const { root } = await popup({ page: 'never' });
    expect(textOf(element(root, 'main'))).toBe('Reading this page…');
    expect(status(root)).toBe('Reading this page…');
    expect(await complaints(root)).toEqual([]);
  });

  test('asks for the tab under it, once', async () => {
    const { asked } = await popup({ tabId: 42 });
    expect(asked.mock.calls.filter(([type]) => type === 'read-page')).toEqual([['read-page', { tabId: 42 }]]);
  });

  test('does not ask about a tab the browser does not name', async () => {
    const { root, asked } = await popup({ tabId: null });
    expect(asked).not.toHaveBeenCalled();
    expect(textOf(element(root, 'h1'))).toBe('The browser did not let Sic read this page');
  });
});

describe('the popup on a page', () => {
  test('names the article and shows first what others print too', async () => {
    const { root } = await popup();
    expect(textOf(element(root, 'header'))).toContain('The Morning Ledger ledger.example 5 Mar 2026');
    expect(headings(root)).toEqual(['H1 Harbour stays, says mayor', 'H2 1 quotation with other versions']);
    expect(textOf(root)).toContain('1 quotation without another version');
    expect(status(root)).toBe('1 quotation with other versions');
  });

  test('moves the focus to the first result', async () => {
    const { root } = await popup();
    expect(document.activeElement).toBe(element(root, 'section summary'));
  });

  test.each<[saved: PageAnswer['saved'], said: string]>([
    ['new', 'Saved'],
    ['known', 'Already among your saved articles'],
    ['revision', 'This page has other words than the copy you saved before. Both are kept.'],
    ['not-saved', 'Not saved: there is no room left on this device'],
  ])('a %s article: "%s"', async (saved, said) => {
    const { root } = await popup({ page: good(pageAnswer({ saved })) });
    expect(textOf(element(root, 'header'))).toContain(said);
  });

  test.each<[given: Partial<PageAnswer>, said: readonly string[], unsaid: readonly string[]]>([
    [{}, [], ['Only the beginning', 'more pages', 'Selected text']],
    [{ truncated: true }, ['Only the beginning of this article could be read'], ['more pages']],
    [{ morePages: true }, ['This article has more pages.'], ['Only the beginning']],
    [
      { truncated: true, morePages: true },
      ['Only the beginning of this article could be read', 'more pages'],
      [],
    ],
    [{ selection: true, morePages: true }, ['Selected text, not the whole article'], ['more pages']],
  ])('says how much of the article was read: %j', async (given, said, unsaid) => {
    const { root } = await popup({ page: good(pageAnswer(given)) });
    const head = textOf(element(root, 'header'));
    for (const sentence of said) expect(head).toContain(sentence);
    for (const sentence of unsaid) expect(head).not.toContain(sentence);
    expect(await complaints(root)).toEqual([]);
  });

  test('does without headline, date and language', async () => {
    const bare = pageAnswer({ headline: null, publishedAt: null, language: null });
    const { root } = await popup({ page: good(bare) });
    expect(textOf(element(root, 'h1'))).toBe('The Morning Ledger');
    expect(root.querySelector('header time')).toBeNull();
  });

  test.each<[told: string, given: Partial<PageAnswer>, title: string]>([
    [
      'nothing matches among many',
      { quotations: [ALONE] },
      'No other version among your 12 saved articles from 5 outlets',
    ],
    [
      'nothing matches among few',
      { quotations: [ALONE], others: { articles: 2, outlets: 1 } },
      'No other version among your 2 saved articles from 1 outlet',
    ],
    [
      'nothing matches in the only other article',
      { quotations: [ALONE], others: { articles: 1, outlets: 1 } },
      'No other version in your one other saved article',
    ],
    [
      'the first article is saved',
      { quotations: [ALONE], others: { articles: 0, outlets: 0 } },
      'This is the first article you saved, so there is nothing to compare it with yet',
    ],
    [
      'the only article is read again',
      { quotations: [ALONE], others: { articles: 0, outlets: 0 }, saved: 'known' },
      'This is the only article you saved, so there is nothing to compare it with yet',
    ],
    ['nobody is quoted', { quotations: [] }, 'No quotations found in this article'],
  ])('when %s, says exactly that', async (_, given, title) => {
    const { root } = await popup({ page: good(pageAnswer(given)) });
    expect(textOf(element(root, 'h2'))).toBe(title);
    expect(status(root)).toBe(title);
    expect(await complaints(root)).toEqual([]);
  });

  test('tells a new reader what to do next', async () => {
    const first = pageAnswer({ quotations: [ALONE], others: { articles: 0, outlets: 0 } });
    const { root } = await popup({ page: good(first) });
    expect(textOf(root)).toContain('Its quotation is saved');
    expect([...root.querySelectorAll('ol li')].map(textOf)).toHaveLength(2);
  });

  test('has no fault that axe finds', async () => {
    const { root } = await popup();
    expect(await complaints(root)).toEqual([]);
  });
});

describe('the popup where nothing can be read', () => {
  test.each(PROBLEMS)('%s: says why, what to do, and offers the paste box', async (problem) => {
    const { root } = await popup({ page: { ok: false, problem } });
    const [why, help] = [textOf(element(root, 'h1')), textOf(element(root, 'main p'))];
    expect(why.length).toBeGreaterThan(10);
    expect(help.length).toBeGreaterThan(10);
    expect(status(root)).toBe(why);
    expect(root.querySelector('textarea')).not.toBeNull();
  });

  test('looks pasted words up from there and leads back', async () => {
    const { root, asked } = await popup({ page: { ok: false, problem: 'pdf' } });
    await paste(root, 'We may not sell the harbour.');
    expect(asked).toHaveBeenLastCalledWith('look-up', { text: 'We may not sell the harbour.' });
    expect(headings(root)).toEqual(['H1 Look up a quotation', 'H2 1 quotation with other versions']);
    await click(button(root, 'Back'));
    expect(textOf(element(root, 'h1'))).toBe('This is a PDF');
  });

  test('never leaves the focus nowhere', async () => {
    const { root } = await popup({ page: { ok: false, problem: 'pdf' }, lookUp: 'never' });
    await paste(root, 'We may not sell the harbour.');
    expect(document.activeElement).toBe(element(root, 'textarea'));
    button(root, 'Back').focus();
    await click(button(root, 'Back'));
    expect(document.activeElement).toBe(element(root, 'main'));
  });

  test('has no fault that axe finds', async () => {
    const { root } = await popup({ page: { ok: false, problem: 'no-article' } });
    expect(await complaints(root)).toEqual([]);
  });
});

describe('the words selected on a page', () => {
  const CAPTURE = 'Capture the selected text';

  test.each<Problem>(['no-article', 'list-page', 'video-page', 'page-too-large'])(
    'can be captured where %s is told',
    async (problem) => {
      const { root, asked } = await popup({ page: { ok: false, problem } });
      await click(button(root, CAPTURE));
      expect(asked).toHaveBeenCalledWith('read-selection', { tabId: 7 });
      expect(textOf(element(root, 'header'))).toContain('Selected text, not the whole article');
      expect(status(root)).toBe('1 quotation with other versions');
      expect(await complaints(root)).toEqual([]);
    },
  );

  test.each<Problem>(['browser-page', 'store-page', 'no-access', 'corpus-full', 'framed-article'])(
    'are not offered where nothing can be read (%s)',
    async (problem) => {
      const { root } = await popup({ page: { ok: false, problem } });
      expect(textOf(root)).not.toContain(CAPTURE);
    },
  );

  test('can be captured beside an article too, and the way back leads to it', async () => {
    const { root } = await popup();
    await click(button(element(root, 'footer'), CAPTURE));
    expect(textOf(element(root, 'header'))).toContain('Selected text, not the whole article');
    await click(button(root, 'Back'));
    expect(textOf(element(root, 'header'))).not.toContain('Selected text');
    expect(textOf(element(root, 'h1'))).toBe('Harbour stays, says mayor');
  });

  test('are waited for, and it is said', async () => {
    const { root } = await popup({ page: { ok: false, problem: 'list-page' }, selection: 'never' });
    await click(button(root, CAPTURE));
    expect(status(root)).toBe('Capturing the selected text…');
    expect(root.querySelector('footer')).toBeNull();
    expect(document.activeElement).toBe(element(root, 'main'));
  });

  test('must have been selected: else it is said how', async () => {
    const { root } = await popup({ selection: { ok: false, problem: 'nothing-selected' } });
    await click(button(root, CAPTURE));
    expect(textOf(element(root, 'h1'))).toBe('Nothing is selected on this page');
    expect(textOf(element(root, 'main'))).toContain('select the words on the page');
    expect(await complaints(root)).toEqual([]);
    await click(button(root, 'Back'));
    expect(textOf(element(root, 'h1'))).toBe('Harbour stays, says mayor');
  });

  test('that hold no quotation are told as such', async () => {
    const none = good(pageAnswer({ selection: true, quotations: [] }));
    const { root } = await popup({ page: { ok: false, problem: 'list-page' }, selection: none });
    await click(button(root, CAPTURE));
    expect(headings(root)).toContain('H2 No quotations found in the selected text');
    expect(textOf(root)).toContain('Select a quotation with its marks');
  });
});

describe('looking words up', () => {
  async function lookedUp(lookUp: Given['lookUp'], text = 'We may not') {
    const { root, asked } = await popup({ lookUp: lookUp ?? 'never' });
    await click(button(root, 'Look up a quotation'));
    const focused = document.activeElement;
    await paste(root, text);
    return { root, asked, focused };
  }

  test('opens with the focus in the box and shows the answer below it', async () => {
    const { root, focused } = await lookedUp(good(lookUpAnswer()));
    expect(focused).toBe(element(root, 'textarea'));
    expect(textOf(element(root, 'section ins'))).toBe('will not');
    expect(document.activeElement).toBe(element(root, 'section summary'));
    expect(await complaints(root)).toEqual([]);
  });

  test('says that it is looking, and keeps the words in the box', async () => {
    const { root } = await lookedUp('never');
    expect(status(root)).toBe('Looking it up…');
    expect((element(root, 'textarea') as HTMLTextAreaElement).value).toBe('We may not');
  });

  test.each<[told: string, answer: LookUpAnswer, title: string]>([
    [
      'nobody prints it',
      lookUpAnswer({ quotations: [ALONE] }),
      'No other version among your 12 saved articles from 5 outlets',
    ],
    [
      'nothing is saved yet',
      lookUpAnswer({ quotations: [], others: { articles: 0, outlets: 0 } }),
      'You have no saved articles yet, so there is nothing to look this up in',
    ],
  ])('says so when %s', async (_, answer, title) => {
    const { root } = await lookedUp(good(answer));
    expect(textOf(element(root, 'h2'))).toBe(title);
  });

  test('says why it failed', async () => {
    const { root } = await lookedUp({ ok: false, problem: 'corpus-unavailable' });
    expect(textOf(element(root, 'h2'))).toBe('Your saved articles cannot be opened');
  });

  test.each(['', '  \n '])('does not ask about no words at all (%j)', async (text) => {
    const { root, asked } = await lookedUp('never', text);
    expect(asked).not.toHaveBeenCalledWith('look-up', expect.anything());
    expect(textOf(element(root, 'h2'))).toBe('There are no words to look up');
  });
});

describe('what the page tells and others quote', () => {
  const SENTENCE = 'The harbour would not be sold this year.';
  /** Until what happens after the first paint has happened. */
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  const asking = (asked: Awaited<ReturnType<typeof popup>>['asked']) =>
    vi.waitFor(async () => {
      await settled();
      expect(asked).toHaveBeenCalledWith('told', expect.anything());
    });
  const told: ToldAnswer = {
    sentences: [
      {
        text: SENTENCE,
        versions: [
          version({
            outlet: 'The Tern',
            speaker: 'Maria Bell',
            comparison: comparison({ voice: 'paraphrase', attribution: 'unknown' }),
          }),
        ],
        found: 1,
      },
    ],
  };

  test('stands after the quotations, in a group of its own that they do not count', async () => {
    const { root, asked } = await popup({ told: good(told) });
    await asking(asked);
    expect(asked.mock.calls.map(([type]) => type)).toEqual(['read-page', 'told']);
    expect(asked).toHaveBeenLastCalledWith('told', { page: pageAnswer().identity });
    expect(headings(root).slice(1)).toEqual([
      'H2 1 quotation with other versions',
      'H2 1 sentence here, outside quotation marks, is quoted elsewhere',
    ]);
    const group = textOf(element(root, '[data-told]'));
    expect(group).toContain(SENTENCE);
    expect(group).toContain('between quotation marks there');
    expect(group).not.toContain('in the outlet’s own words');
    expect(group).toContain('Maria Bell');
    expect(await complaints(root)).toEqual([]);
  });

  test.each<[string, Answer<ToldAnswer> | 'never']>([
    ['while nothing is known', 'never'],
    ['where there is nothing', good({ sentences: [] })],
    ['where that went wrong', { ok: false, problem: 'corpus-in-use' }],
  ])('is left out %s', async (_when, answer) => {
    const { root, asked } = await popup({ told: answer });
    await asking(asked);
    expect(root.querySelector('[data-told]')).toBeNull();
    expect(headings(root)).toContain('H2 1 quotation with other versions');
  });

  test.each<[string, PageAnswer]>([
    ['nothing else is saved', pageAnswer({ others: { articles: 0, outlets: 0 } })],
    ['the page is not saved', pageAnswer({ saved: 'not-saved' })],
  ])('is not asked for where %s', async (_where, page) => {
    const { asked } = await popup({ page: good(page), told: good(told) });
    await settled();
    expect(asked.mock.calls.map(([type]) => type)).not.toContain('told');
  });
});
