/** @file What the reader says in the popup, from the click to what stands there after. */
import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { App } from '@/entrypoints/popup/App';
import type { ReadingServices } from '@/components/reading/reading-services';
import type { Answer, MessageType, Protocol } from '@/messaging/protocol';
import type { LookUpAnswer, MarkAnswer, PageAnswer, QuotationAnswer } from '@/text/answer';
import type { OutletChoice } from '@/text/outlets-answer';
import type { Claim, ReaderMark } from '@/text/reader-mark';
import { lookUpAnswer, pageAnswer, quotation, quotationAnswer, version } from '@/tests/components/samples';
import { button, click, complaints, disclose, element, open, show, textOf } from '@/tests/components/show';

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
  /** What is selected on the page under the popup. */
  readonly selected?: string | null;
  readonly outlets?: readonly OutletChoice[];
  /** What is answered to a transcription that is to be saved. */
  readonly record?: Answer<PageAnswer>;
  /** Likewise to look-ups. */
  readonly lookUps?: readonly LookUpAnswer[];
}

async function popup({
  page = SHOWN,
  marks = [],
  lookUps = [],
  selected = null,
  outlets = [],
  record = { ok: false, problem: 'too-few-words' },
}: Given) {
  const asked = vi.fn<(type: MessageType, argument: unknown) => void>();
  const [nextMark, nextLookUp] = [marks.values(), lookUps.values()];
  const answer = (type: MessageType): unknown => {
    if (type === 'read-page') return { ok: true, value: page };
    if (type === 'selected-words')
      return selected === null
        ? { ok: false, problem: 'nothing-selected' }
        : { ok: true, value: { text: selected } };
    if (type === 'outlets') return { ok: true, value: { outlets } };
    if (type === 'save-record') return record;
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

/** What was asked last; what the page tells is asked for behind every answer. */
const said = (asked: Awaited<ReturnType<typeof popup>>['asked']) =>
  asked.mock.calls.filter(([type]) => type !== 'told').at(-1);

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
  await disclose(button(element(root, 'details details'), 'Correct Sic'));
  await choose(root, choice);
}

describe('a version said to be another quotation', () => {
  const marks = [good({ mark: NOT_SAME, page: HIDDEN }), good({ mark: null, page: SHOWN })];

  test('is asked for the page on screen', async () => {
    const { root, asked } = await popup({ marks });
    await correct(root, 'Not the same quotation');
    expect(said(asked)).toEqual(['correct', { correction: { what: 'not-same', here, there }, shown: PAGE }]);
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
    expect(said(asked)).toEqual(['undo-correction', { id: NOT_SAME.id, shown: PAGE }]);
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
  await disclose(button(root, 'Sic missed a quotation'));
  const box = element(root, 'textarea') as HTMLTextAreaElement;
  box.value = 'Never asked.';
  await act(async () => {
    box.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await settle();
  expect(said(asked)?.[1]).toMatchObject({ correction: { what: 'missed' }, shown: PAGE });
  expect(textOf(root)).toContain('added by you');
  expect(document.activeElement).toBe(button(root, 'Undo'));
});

test('words selected on the page are taken, and only confirmed', async () => {
  const { root, asked } = await popup({
    selected: 'Never asked.',
    marks: [good({ mark: MISSED, page: pageAnswer() })],
  });
  await disclose(button(root, 'Sic missed a quotation'));
  await settle();
  expect((element(root, 'textarea') as HTMLTextAreaElement).value).toBe('Never asked.');
  const add = button(root, 'Add to the list');
  expect(document.activeElement).toBe(add);
  expect(await complaints(root)).toEqual([]);
  await choose(root, 'Add to the list');
  const here = { page: PAGE, words: 'Never asked.' };
  expect(said(asked)).toEqual(['correct', { correction: { what: 'missed', here }, shown: PAGE }]);
});

test('what a page tells is asked for again once the reader has corrected something', async () => {
  const { root, asked } = await popup({ marks: [good({ mark: NOT_SAME, page: HIDDEN })] });
  const toldTimes = () => asked.mock.calls.filter(([type]) => type === 'told').length;
  await vi.waitFor(() => expect(toldTimes()).toBe(1));
  await correct(root, 'Not the same quotation');
  await vi.waitFor(() => expect(toldTimes()).toBe(2));
});

describe('two outlets that are one', () => {
  const GULLS = found({ versions: [{ ...GULL, outletKey: 'gull.example' }] });
  const page = pageAnswer({ outletKey: 'ledger.example', quotations: [GULLS, OTHER] });
  const outlets = [
    { domain: 'gull.example', name: 'The Gull' },
    { domain: 'ledger.example', name: 'The Morning Ledger' },
    { domain: 'tern.example', name: 'tern.example' },
  ];
  const claim = { what: 'outlet', domain: 'gull.example', of: 'ledger.example', name: null } as const;

  test('are joined from the menu of a version, the outlet on screen proposed', async () => {
    const joined = mark(claim);
    const { root, asked } = await popup({ page, outlets, marks: [good({ mark: joined, page })] });
    await correct(root, 'This is the same outlet as');
    const list = element(root, 'select') as HTMLSelectElement;
    expect([...list.options].map(textOf)).toEqual(['The Morning Ledger (ledger.example)', 'tern.example']);
    expect(list.value).toBe('ledger.example');
    expect(await complaints(root)).toEqual([]);
    await choose(root, 'Count them as one');
    expect(said(asked)).toEqual(['correct', { correction: claim, shown: PAGE }]);
  });

  test('are joined from under the page, by a name of the reader’s', async () => {
    const { root, asked } = await popup({ page, outlets, marks: [good({ mark: mark(claim), page })] });
    const panel = await disclose(button(element(root, 'main > div'), 'This is the same outlet as'));
    (element(panel, 'input') as HTMLInputElement).value = ' The Ledger group ';
    await choose(panel, 'Count them as one');
    const correction = { ...claim, domain: 'ledger.example', of: 'gull.example', name: 'The Ledger group' };
    expect(said(asked)).toEqual(['correct', { correction, shown: PAGE }]);
  });

  test('are named where they can be parted again', async () => {
    const named = mark({ ...claim, name: 'The Ledger group' });
    const { root, asked } = await popup({
      page: { ...page, changed: [named] },
      outlets,
      marks: [good({ mark: null, page })],
    });
    expect(textOf(root)).toContain('are one outlet, ');
    await choose(element(root, '[data-mark="outlet"]'), 'Undo');
    expect(said(asked)).toEqual(['undo-correction', { id: named.id, shown: PAGE }]);
    expect(root.querySelector('[data-mark="outlet"]')).toBeNull();
  });
});

describe('a transcription of the reader’s', () => {
  async function form(given: Given) {
    const shown = await popup(given);
    await click(button(shown.root, 'Look up a quotation'));
    (element(shown.root, 'textarea') as HTMLTextAreaElement).value = 'We may not sell it.';
    await disclose(button(shown.root, 'Save this text as the record'));
    return shown;
  }

  test('is saved as the record and shown as a page', async () => {
    const source = mark({ what: 'source', page: 'words:1', by: 'Una Frost' });
    const record = pageAnswer({ identity: 'words:1', headline: null, outlet: 'Maria Bell', source });
    const { root, asked } = await form({ record: { ok: true, value: record } });
    expect(await complaints(root)).toEqual([]);
    for (const [at, text] of ['Maria Bell', '2026-03-05', ' '].entries()) {
      const box = [...root.querySelectorAll('input')][at];
      if (box !== undefined) box.value = text;
    }
    await choose(root, 'Save as the record');
    const sent = { text: 'We may not sell it.', speaker: 'Maria Bell', saidAt: '2026-03-05', by: null };
    expect(said(asked)).toEqual(['save-record', sent]);
    expect(textOf(element(root, 'h1'))).toBe('Maria Bell');
    expect(textOf(root)).toContain('The record, marked by');
    await click(button(root, 'Back'));
    expect(textOf(element(root, 'h1'))).toBe('Harbour stays, says mayor');
  });

  test('of too few words stays in the box, with the reason', async () => {
    const { root } = await form({});
    await choose(root, 'Save as the record');
    expect(textOf(element(root, '[role="alert"]'))).not.toBe('');
    expect((element(root, 'textarea') as HTMLTextAreaElement).value).toBe('We may not sell it.');
  });
});

test('the record is marked and unmarked by its page', async () => {
  const source = mark({ what: 'source', page: PAGE, by: null });
  const marks = [
    good({ mark: source, page: pageAnswer({ source }) }),
    good({ mark: null, page: pageAnswer() }),
  ];
  const { root, asked } = await popup({ page: pageAnswer(), marks });
  await disclose(button(root, 'Mark this text as the record'));
  await choose(root, 'without a name');
  expect(said(asked)).toEqual(['mark-source', { page: PAGE, by: null, shown: PAGE }]);
  expect(textOf(root)).toContain('The record, marked by you on 6 Mar 2026. Unmark');
  await choose(root, 'Unmark');
  expect(said(asked)).toEqual(['unmark-source', { page: PAGE, shown: PAGE }]);
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
