/** @file What the reader says in the popup, from the click to what stands there after. */
import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { App } from '@/entrypoints/popup/App';
import type { ReadingServices } from '@/components/reading/reading-services';
import type { Answer, MessageType, Protocol } from '@/messaging/protocol';
import type { LookUpAnswer, MarkAnswer, PageAnswer, QuotationAnswer } from '@/text/answer';
import type { Claim, ReaderMark } from '@/text/reader-mark';
import { lookUpAnswer, pageAnswer, quotation, quotationAnswer, version } from '@/tests/components/samples';
import { button, click, complaints, element, open, show, textOf } from '@/tests/components/show';

const PAGE = pageAnswer().identity;
const here = { page: PAGE, words: 'We may not sell the harbour.' };
const there = { page: 'https://gull.example/mayor', words: 'We will not sell the harbour.' };
const GULL = version({ printed: there });

const mark = (claim: Claim): ReaderMark => ({
  version: 1,
  id: `${claim.what}-1`,
  madeAt: '2026-03-06T09:00:00.000Z',
  claim,
});
const NOT_SAME = mark({ what: 'not-same', here, there });
const MISSED = mark({ what: 'missed', here: { page: PAGE, words: 'Never asked.' } });

const found = (given: Partial<QuotationAnswer> = {}): QuotationAnswer => ({
  ...quotationAnswer([GULL]),
  printed: here,
  ...given,
});
const OTHER: QuotationAnswer = quotationAnswer([version({ outlet: 'The Tern' })], {
  id: 'q9',
  text: 'The tide was low.',
});
const SHOWN = pageAnswer({ quotations: [found(), OTHER] });
const HIDDEN = pageAnswer({
  saved: 'known',
  quotations: [OTHER, found({ versions: [], found: 0, hidden: [{ ...GULL, changed: [NOT_SAME] }] })],
});

interface Given {
  readonly page?: PageAnswer;
  /** What is answered to what the reader says, one after the other. */
  readonly marks?: readonly Answer<MarkAnswer>[];
  /** Likewise to look-ups. */
  readonly lookUps?: readonly LookUpAnswer[];
}

async function popup({ page = SHOWN, marks = [], lookUps = [] }: Given) {
  const asked = vi.fn<(type: MessageType, argument: unknown) => void>();
  const [nextMark, nextLookUp] = [marks.values(), lookUps.values()];
  const answer = (type: MessageType): unknown => {
    if (type === 'read-page') return { ok: true, value: page };
    if (type === 'told') return { ok: true, value: { sentences: [] } };
    if (type === 'look-up') return { ok: true, value: nextLookUp.next().value };
    return nextMark.next().value;
  };
  const services: ReadingServices = {
    ask: async (type, argument) => {
      asked(type, argument);
      return answer(type) as Protocol[typeof type]['answer'];
    },
    activeTabId: async () => 7,
  };
  const root = await show(<App services={services} />);
  await settle();
  await open(element(root, 'details'));
  return { root, asked };
}

const good = (value: MarkAnswer): Answer<MarkAnswer> => ({ ok: true, value });
const told = (root: HTMLElement): string =>
  [...root.querySelectorAll('[role="status"]')].map(textOf).join(' ');

/** Waits until all that was asked has been answered and is on screen. */
const settle = (): Promise<void> => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Clicks, and waits for what the background says to it. */
async function choose(root: HTMLElement, label: string): Promise<void> {
  await click(button(root, label));
  await settle();
}

/** The menu of the version that stands open. */
async function correct(root: HTMLElement, choice: string): Promise<void> {
  await open(element(root, 'details details'));
  await click(button(element(root, 'details details'), 'Correct Sic'));
  await choose(root, choice);
}

describe('a version said to be another quotation', () => {
  const marks = [good({ mark: NOT_SAME, page: HIDDEN }), good({ mark: null, page: SHOWN })];

  test('is asked for the page on screen', async () => {
    const { root, asked } = await popup({ marks });
    await correct(root, 'Not the same quotation');
    expect(asked.mock.lastCall).toEqual([
      'correct',
      { correction: { what: 'not-same', here, there }, shown: PAGE },
    ]);
  });

  test('goes, and stands where it can be taken back, with the focus on that', async () => {
    const { root } = await popup({ marks });
    await correct(root, 'Not the same quotation');
    expect(textOf(root)).toContain('1 hidden by you');
    expect(document.activeElement).toBe(button(root, 'Undo'));
    expect(button(root, 'Undo').closest('details:not([open])')).toBeNull();
    expect(told(root)).toContain('It can be undone');
    expect(await complaints(root)).toEqual([]);
  });

  test('leaves what was said of the page’s saving', async () => {
    const { root } = await popup({ marks });
    await correct(root, 'Not the same quotation');
    expect(textOf(element(root, 'header'))).toMatch(/Saved$/);
  });

  test('comes back', async () => {
    const { root, asked } = await popup({ marks });
    await correct(root, 'Not the same quotation');
    await choose(root, 'Undo');
    expect(asked.mock.lastCall).toEqual(['undo-correction', { id: NOT_SAME.id, shown: PAGE }]);
    expect(textOf(root)).not.toContain('hidden by you');
    expect(told(root)).toContain('Taken back.');
    expect(document.activeElement).not.toBe(document.body);
  });
});

test('what cannot be kept is told where it was said, and nothing changes', async () => {
  const { root } = await popup({ marks: [{ ok: false, problem: 'corpus-full' }] });
  await correct(root, 'Not the same quotation');
  expect(textOf(element(root, '[role="alert"]'))).toContain('There is no room left');
  expect(textOf(root)).not.toContain('hidden by you');
});

test('a page that is not saved keeps its answer', async () => {
  const { root } = await popup({ marks: [good({ mark: NOT_SAME, page: null })] });
  await correct(root, 'Not the same quotation');
  expect(textOf(root)).toContain('The Gull');
});

test('a missed quotation appears, with the focus on the way back', async () => {
  const added: QuotationAnswer = {
    quotation: quotation({ id: 'r4-9', text: 'Never asked.', speaker: null, speakerAsWritten: null }),
    versions: [],
    found: 0,
    changed: [MISSED],
  };
  const page = pageAnswer({ quotations: [...SHOWN.quotations, added] });
  const { root, asked } = await popup({ marks: [good({ mark: MISSED, page })] });
  await click(button(root, 'Sic missed a quotation'));
  const box = element(root, 'textarea') as HTMLTextAreaElement;
  box.value = 'Never asked.';
  await act(async () => {
    box.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await settle();
  expect(asked.mock.lastCall?.[1]).toMatchObject({ correction: { what: 'missed' }, shown: PAGE });
  expect(textOf(root)).toContain('added by you');
  expect(document.activeElement).toBe(button(root, 'Undo'));
});

test('the record is marked and unmarked by its page', async () => {
  const source = mark({ what: 'source', page: PAGE, by: null });
  const marks = [
    good({ mark: source, page: pageAnswer({ source }) }),
    good({ mark: null, page: pageAnswer() }),
  ];
  const { root, asked } = await popup({ page: pageAnswer(), marks });
  await click(button(root, 'Mark this text as the record'));
  await choose(root, 'without a name');
  expect(asked.mock.lastCall).toEqual(['mark-source', { page: PAGE, by: null, shown: PAGE }]);
  expect(textOf(root)).toContain('The record, marked by you on 6 Mar 2026. Unmark');
  await choose(root, 'Unmark');
  expect(asked.mock.lastCall).toEqual(['unmark-source', { page: PAGE, shown: PAGE }]);
  expect(textOf(root)).toContain('Mark this text as the record');
});

test('pasted words are looked up once more', async () => {
  const pasted = { page: '', words: here.words };
  const lookUps = [
    lookUpAnswer({ quotations: [found({ printed: pasted })] }),
    lookUpAnswer({
      quotations: [
        found({ printed: pasted, versions: [], found: 0, hidden: [{ ...GULL, changed: [NOT_SAME] }] }),
      ],
    }),
  ];
  const { root, asked } = await popup({ marks: [good({ mark: NOT_SAME, page: null })], lookUps });
  await click(button(root, 'Look up'));
  const box = element(root, 'textarea') as HTMLTextAreaElement;
  box.value = here.words;
  await click(button(element(root, 'form'), 'Look up'));
  await settle();
  await correct(root, 'Not the same quotation');
  expect(asked.mock.calls.slice(-2).map(([type]) => type)).toEqual(['correct', 'look-up']);
  expect(asked.mock.calls.at(-2)?.[1]).toMatchObject({ correction: { here: pasted } });
  expect(textOf(element(root, 'main'))).toContain('1 hidden by you');
});

describe('against the record', () => {
  const source = mark({ what: 'source', page: there.page, by: null });
  const record = { ...GULL, source, againstSource: { record: 'this-version' } as const };
  const tern = version({
    outlet: 'The Tern',
    againstSource: { record: 'another-version', outlet: 'The Gull' },
  });

  test('a version is said to change words, and the legend names the record', async () => {
    const page = pageAnswer({ quotations: [found({ versions: [record, tern], found: 2 })] });
    const { root } = await popup({ page });
    const [ofRecord, ofTern] = [...root.querySelectorAll<HTMLElement>('details details')];
    if (ofRecord === undefined || ofTern === undefined) throw new Error('two versions are shown');
    await open(ofRecord);
    await open(ofTern);
    expect(textOf(ofRecord)).toContain('the record, marked by you');
    expect(textOf(ofRecord)).toContain('The text on screen changes “may not” to “will not”');
    expect(textOf(ofTern)).toContain('held against the record');
    expect(textOf(ofTern)).toContain('The Tern changes “may not” to “will not”');
    expect(textOf(ofTern)).toContain('only in the record');
    expect(await complaints(root)).toEqual([]);
  });

  test('without one, nothing is said to be changed', async () => {
    const { root } = await popup({});
    await open(element(root, 'details details'));
    expect(textOf(root)).not.toMatch(/changes|leaves out|adds/);
  });
});
