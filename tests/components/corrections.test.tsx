import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { againstRecord } from '@/components/against-record';
import { PageMarks } from '@/components/PageMarks';
import { QuotationMarks } from '@/components/QuotationMarks';
import { type ReaderActions, ReaderActionsContext } from '@/components/reader-actions';
import { VersionMarks } from '@/components/VersionMarks';
import { recordSentence } from '@/components/record-sentence';
import type { Comparison, DifferenceKind } from '@/text/comparison/comparison';
import type { Claim, ReaderMark } from '@/text/reader-mark';
import type { ComponentChildren } from 'preact';
import { english } from './read-catalogue';
import { comparison, difference, pageAnswer, quotationAnswer, version } from './samples';
import { button, click, complaints, disclose, element, show, textOf } from './show';

const here = { page: 'https://ledger.example/harbour', words: 'We may not sell the harbour.' };
const there = { page: 'https://gull.example/mayor', words: 'We will not sell the harbour.' };

const mark = (claim: Claim): ReaderMark => ({
  version: 1,
  id: `${claim.what}-1`,
  madeAt: '2026-03-06T09:00:00.000Z',
  claim,
});

const NOT_SAME = mark({ what: 'not-same', here, there });

/** Shows a view under what the reader can say, and gives what was said. */
async function shown(children: ComponentChildren, given: Partial<ReaderActions> = {}) {
  const actions = {
    correct: vi.fn(given.correct ?? (async () => null)),
    markSource: vi.fn(given.markSource ?? (async () => null)),
    takeBack: vi.fn(given.takeBack ?? (async () => null)),
    justMade: given.justMade ?? null,
  };
  const root = await show(
    <ReaderActionsContext.Provider value={actions}>{children}</ReaderActionsContext.Provider>,
  );
  return { root, actions };
}

const OF_VERSION = <VersionMarks version={version({ printed: there })} here={here} />;
const OF_QUOTATION = <QuotationMarks answer={{ ...quotationAnswer(), printed: here }} />;

const choices = (root: HTMLElement): string[] => [...root.querySelectorAll('li button')].map(textOf);

async function type(root: HTMLElement, selector: string, text: string): Promise<void> {
  const box = element(root, selector) as HTMLInputElement;
  await act(async () => {
    box.value = text;
  });
}

async function submit(root: HTMLElement): Promise<void> {
  await act(async () => {
    element(root, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}

describe('the menu of a version', () => {
  test('is a button that opens a list of plain words', async () => {
    const { root } = await shown(OF_VERSION);
    const opener = button(root, 'Correct Sic');
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(choices(root)).toEqual([]);
    await disclose(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')).not.toBeNull();
    expect(choices(root)).toEqual([
      'Not the same quotation',
      'Somebody else is credited with it…',
      'These are two translations',
      'Perhaps said on two occasions',
      'One quotes another report',
      'Mark this text as the record',
    ]);
    expect(await complaints(root)).toEqual([]);
  });

  test.each<[string, Claim]>([
    ['Not the same quotation', { what: 'not-same', here, there }],
    ['These are two translations', { what: 'basis', here, there, basis: 'two translations' }],
    ['Perhaps said on two occasions', { what: 'basis', here, there, basis: 'perhaps two occasions' }],
    ['One quotes another report', { what: 'basis', here, there, basis: 'quoted from another report' }],
  ])('says “%s” at once', async (choice, claim) => {
    const { root, actions } = await shown(OF_VERSION);
    await disclose(button(root, 'Correct Sic'));
    await click(button(root, choice));
    expect(actions.correct.mock.calls).toEqual([[claim]]);
    expect(choices(root)).toEqual([]);
  });

  test('offers the basis that it has not', async () => {
    const translated = version({ printed: there, comparison: comparison({ basis: 'two translations' }) });
    const { root } = await shown(<VersionMarks version={translated} here={here} />);
    await disclose(button(root, 'Correct Sic'));
    expect(choices(root)).toContain('The same words can be expected');
    expect(choices(root)).not.toContain('These are two translations');
  });

  test('asks no speaker of what an outlet tells in its own words', async () => {
    const told = version({ printed: there, comparison: comparison({ voice: 'paraphrase' }) });
    const { root } = await shown(<VersionMarks version={told} here={here} />);
    await disclose(button(root, 'Correct Sic'));
    expect(choices(root)).not.toContain('Somebody else is credited with it…');
  });

  test('asks whom the other article credits', async () => {
    const { root, actions } = await shown(OF_VERSION);
    await disclose(button(root, 'Correct Sic'));
    await click(button(root, 'Somebody else'));
    expect(document.activeElement).toBe(element(root, 'input'));
    expect(await complaints(root)).toEqual([]);
    await submit(root);
    expect(actions.correct).not.toHaveBeenCalled();
    await type(root, 'input', '  Ana Reyes ');
    await submit(root);
    expect(actions.correct.mock.calls).toEqual([
      [{ what: 'wrong-speaker', here: there, speaker: 'Ana Reyes' }],
    ]);
  });

  test('takes it that nobody is credited', async () => {
    const { root, actions } = await shown(OF_VERSION);
    await disclose(button(root, 'Correct Sic'));
    await click(button(root, 'Somebody else'));
    await click(button(root, 'It names nobody'));
    expect(actions.correct.mock.calls).toEqual([[{ what: 'wrong-speaker', here: there, speaker: null }]]);
  });

  test('marks its text as the record, with a name or without', async () => {
    const { root, actions } = await shown(OF_VERSION);
    await disclose(button(root, 'Correct Sic'));
    await click(button(root, 'Mark this text'));
    await type(root, 'input', 'Una Frost');
    await submit(root);
    await disclose(button(root, 'Correct Sic'));
    await click(button(root, 'Mark this text'));
    await click(button(root, 'without a name'));
    expect(actions.markSource.mock.calls).toEqual([
      [there.page, 'Una Frost'],
      [there.page, null],
    ]);
  });

  test('is left by Escape, which does not reach the popup, and the focus goes back', async () => {
    const { root, actions } = await shown(OF_VERSION);
    const reached = vi.fn();
    root.addEventListener('keydown', reached);
    await disclose(button(root, 'Correct Sic'));
    const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    await act(async () => {
      button(root, 'Not the same').dispatchEvent(pressed);
    });
    expect(choices(root)).toEqual([]);
    expect(pressed.defaultPrevented).toBe(true);
    expect(reached).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button(root, 'Correct Sic'));
    expect(actions.correct).not.toHaveBeenCalled();
  });

  test('stays open with the reason when it cannot be done', async () => {
    const correct = vi.fn(async () => 'There is no room left');
    const { root } = await shown(OF_VERSION, { correct });
    await disclose(button(root, 'Correct Sic'));
    await click(button(root, 'Not the same'));
    expect(textOf(element(root, '[role="alert"]'))).toBe('There is no room left');
    expect(choices(root)).toContain('Not the same quotation');
  });

  test('does not say the same twice while it waits', async () => {
    const correct = vi.fn(() => new Promise<null>(() => {}));
    const { root } = await shown(OF_VERSION, { correct });
    await disclose(button(root, 'Correct Sic'));
    await click(button(root, 'Not the same'));
    await click(button(root, 'Not the same'));
    await click(button(root, 'These are two translations'));
    expect(correct).toHaveBeenCalledTimes(1);
  });

  test('is not there where nobody can be told, or the passage has no name', async () => {
    expect(textOf(await show(OF_VERSION))).toBe('');
    const { root } = await shown(<VersionMarks version={version()} here={here} />);
    expect(textOf(root)).toBe('');
  });
});

describe('the menu of a quotation', () => {
  test('offers what can be said of it alone', async () => {
    const { root, actions } = await shown(OF_QUOTATION);
    await disclose(button(root, 'Correct Sic'));
    expect(choices(root)).toEqual(['Somebody else is credited with it…', 'These words quote nobody']);
    await click(button(root, 'These words'));
    expect(actions.correct.mock.calls).toEqual([[{ what: 'not-a-quotation', here }]]);
  });

  test('is not there for words the reader pasted', async () => {
    const pasted = { ...quotationAnswer(), printed: { page: '', words: here.words } };
    const { root } = await shown(<QuotationMarks answer={pasted} />);
    expect(textOf(root)).toBe('');
  });
});

describe('what was said', () => {
  test.each<[string, Claim]>([
    ['changed by you: credited to Ana Reyes', { what: 'wrong-speaker', here, speaker: 'Ana Reyes' }],
    ['changed by you: no speaker named', { what: 'wrong-speaker', here, speaker: null }],
    ['added by you', { what: 'missed', here }],
  ])('stands under the quotation (%s) and can be taken back', async (sentence, claim) => {
    const said = mark(claim);
    const { root, actions } = await shown(
      <QuotationMarks answer={{ ...quotationAnswer(), printed: here, changed: [said] }} />,
    );
    expect(textOf(element(root, '[data-mark]'))).toBe(`${sentence} Undo`);
    await click(button(root, 'Undo'));
    expect(actions.takeBack.mock.calls).toEqual([[said]]);
  });

  test.each<[string, Claim]>([
    ['changed by you: two translations', { what: 'basis', here, there, basis: 'two translations' }],
    ['changed by you: credited to Ana Reyes', { what: 'wrong-speaker', here: there, speaker: 'Ana Reyes' }],
  ])('stands under the version (%s)', async (sentence, claim) => {
    const { root } = await shown(
      <VersionMarks version={version({ printed: there, changed: [mark(claim)] })} here={here} />,
    );
    expect(textOf(element(root, '[data-mark]'))).toBe(`${sentence} Undo`);
  });

  test('takes the focus when it was said just now', async () => {
    const said = mark({ what: 'missed', here });
    const { root } = await shown(
      <QuotationMarks answer={{ ...quotationAnswer(), printed: here, changed: [said] }} />,
      { justMade: said.id },
    );
    expect(document.activeElement).toBe(button(root, 'Undo'));
  });

  test('names the record, who marked it and when, and can be unmarked', async () => {
    const said = mark({ what: 'source', page: there.page, by: 'Una Frost' });
    const { root, actions } = await shown(
      <VersionMarks version={version({ printed: there, source: said })} here={here} />,
    );
    expect(textOf(element(root, '[data-mark]'))).toBe(
      'The record, marked by Una Frost on 6 Mar 2026. Unmark',
    );
    await click(button(root, 'Unmark'));
    expect(actions.takeBack.mock.calls).toEqual([[said]]);
    await disclose(button(root, 'Correct Sic'));
    expect(choices(root)).not.toContain('Mark this text as the record');
  });
});

describe('hidden versions', () => {
  const answer = {
    ...quotationAnswer([]),
    printed: here,
    hidden: [version({ printed: there, changed: [NOT_SAME] })],
  };

  test('are counted, listed on request, and can be brought back', async () => {
    const { root, actions } = await shown(<QuotationMarks answer={answer} />);
    expect(textOf(root)).toContain('1 hidden by you · show');
    expect(textOf(root)).not.toContain('The Gull');
    await click(button(root, '1 hidden by you'));
    expect(textOf(element(root, 'li'))).toBe('The Gull not the same quotation, as you said Undo');
    expect(await complaints(root)).toEqual([]);
    await click(button(root, 'Undo'));
    expect(actions.takeBack.mock.calls).toEqual([[NOT_SAME]]);
  });

  test('hidden just now stand open, with the focus on the way back', async () => {
    const { root } = await shown(<QuotationMarks answer={answer} />, { justMade: NOT_SAME.id });
    expect(document.activeElement).toBe(button(root, 'Undo'));
  });
});

describe('under a page', () => {
  test('a quotation that was missed can be pasted', async () => {
    const { root, actions } = await shown(<PageMarks page={pageAnswer()} />);
    await disclose(button(root, 'Sic missed a quotation'));
    expect(document.activeElement).toBe(element(root, 'textarea'));
    expect(await complaints(root)).toEqual([]);
    await type(root, 'textarea', 'Nobody asked us.');
    await submit(root);
    const { identity: page } = pageAnswer();
    expect(actions.correct.mock.calls).toEqual([
      [{ what: 'missed', here: { page, words: 'Nobody asked us.' } }],
    ]);
  });

  test('words that are not there stay in the box, with the reason', async () => {
    const correct = vi.fn(async () => 'This page does not print these words');
    const { root } = await shown(<PageMarks page={pageAnswer()} />, { correct });
    await disclose(button(root, 'Sic missed a quotation'));
    await type(root, 'textarea', 'Never printed');
    await submit(root);
    expect((element(root, 'textarea') as HTMLTextAreaElement).value).toBe('Never printed');
    expect(textOf(element(root, '[role="alert"]'))).toBe('This page does not print these words');
  });

  test('it can be marked as the record', async () => {
    const { root, actions } = await shown(<PageMarks page={pageAnswer()} />);
    await disclose(button(root, 'Mark this text as the record'));
    await type(root, 'input', 'Una Frost');
    await submit(root);
    expect(actions.markSource.mock.calls).toEqual([[pageAnswer().identity, 'Una Frost']]);
  });

  test('what was taken from the list stands there, and can be put back', async () => {
    const said = mark({ what: 'not-a-quotation', here });
    const { root, actions } = await shown(
      <PageMarks page={pageAnswer({ notQuotations: [{ text: here.words, mark: said }] })} />,
    );
    expect(textOf(root)).toContain(
      '“We may not sell the harbour.” taken from the list: you said it quotes nobody',
    );
    await click(button(root, 'Undo'));
    expect(actions.takeBack.mock.calls).toEqual([[said]]);
  });

  test('a page that is not saved cannot be spoken of', async () => {
    const { root } = await shown(<PageMarks page={pageAnswer({ saved: 'not-saved' })} />);
    expect(textOf(root)).toBe('');
  });
});

describe('against the record', () => {
  test.each<[string, DifferenceKind, string, string]>([
    ['The Gull leaves out “with the crew”', 'omission', 'with the crew', ''],
    ['The Gull adds “never”', 'insertion', '', 'never'],
    ['The Gull changes “may” to “will”', 'substitution', 'may', 'will'],
    ['The Gull changes “may” to “may never”', 'insertion', 'may', 'may never'],
    ['“What” in the record, “what” in The Gull', 'case', 'What', 'what'],
    ['“it is” in the record, “it’s” in The Gull', 'spelling', 'it is', 'it’s'],
    ['The Gull leaves out “with the crew”, and shows it by dots', 'ellipsis', 'with the crew', '…'],
    ['“…” in the record, “with the crew” in The Gull', 'ellipsis', '…', 'with the crew'],
  ])('%s', (sentence, kind, a, b) => {
    expect(recordSentence(english, 'The Gull', difference({ kind, a, b }), 'held')).toBe(sentence);
  });

  test.each<[string, Partial<Comparison>]>([
    ['what is told in the outlet’s own words', { voice: 'paraphrase' }],
    ['two translations', { basis: 'two translations' }],
    ['two occasions', { basis: 'perhaps two occasions' }],
    ['what another report is the source of', { basis: 'quoted from another report' }],
  ])('%s changes nothing: it only differs', (_name, given) => {
    const held = { comparison: comparison(given), againstSource: { record: 'on-screen' } as const };
    const against = againstRecord(held);
    expect(against).toBe('told');
    const sentence = recordSentence(english, 'The Gull', difference({ a: 'may', b: 'will' }), 'told');
    expect(sentence).toBe('“may” in the record, “will” in The Gull');
  });

  test('there is none where the reader marked none', () => {
    expect(againstRecord({ comparison: comparison() })).toBeNull();
  });
});
