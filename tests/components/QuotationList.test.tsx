import { describe, expect, test } from 'vitest';
import { QuotationList } from '@/components/QuotationList';
import type { QuotationAnswer } from '@/text/answer';
import { button, click, complaints, element, open, show, textOf } from './show';
import { comparison, quotationAnswer, version } from './samples';

const list = (answers: readonly QuotationAnswer[], language: string | null = 'en', speakers = true) =>
  show(<QuotationList answers={answers} language={language} speakers={speakers} />);

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => version({ outlet: `Outlet ${index}` }));
const OTHER = quotationAnswer([], { id: 'q2', text: 'Nobody asked us.' });

describe('QuotationList', () => {
  test('says at a glance who else prints it and how', async () => {
    const root = await list([
      quotationAnswer([version(), version({ outlet: 'The Tern', comparison: comparison() })]),
      OTHER,
    ]);
    expect(textOf(element(root, 'summary'))).toBe(
      'We may not sell the harbour. Maria Bell The Gull 1 difference The Tern word for word the same',
    );
  });

  test('keeps the order it is given: order says nothing of who was right', async () => {
    const root = await list([quotationAnswer(many(3)), OTHER]);
    await open(element(root, 'details'));
    expect(
      [...root.querySelectorAll('details details summary')].map((one) => textOf(one).slice(0, 8)),
    ).toEqual(['Outlet 0', 'Outlet 1', 'Outlet 2']);
  });

  test('builds the versions only when they are asked for', async () => {
    const root = await list([quotationAnswer(many(3)), OTHER]);
    expect(root.querySelectorAll('details details')).toHaveLength(0);
    await open(element(root, 'details'));
    expect(root.querySelectorAll('details details')).toHaveLength(3);
    expect(root.querySelectorAll('del')).toHaveLength(0);
  });

  test('opens a single version, and a single quotation, by itself', async () => {
    const root = await list([quotationAnswer()]);
    expect(root.querySelectorAll('details[open]')).toHaveLength(2);
    expect(root.querySelectorAll('del')).toHaveLength(1);
  });

  test('shows hundreds of versions only on request', async () => {
    const root = await list([quotationAnswer(many(300))]);
    expect(root.querySelectorAll('details details')).toHaveLength(12);
    await click(button(root, '288 more versions'));
    expect(root.querySelectorAll('details details')).toHaveLength(300);
  });

  test('has nothing to open where nobody else prints it', async () => {
    const root = await list([OTHER]);
    expect(root.querySelector('details')).toBeNull();
    expect(textOf(root)).toBe('Nobody asked us. Maria Bell');
  });

  test('says how many were found beyond those at hand', async () => {
    const root = await list([{ ...quotationAnswer(many(3)), found: 5 }]);
    expect(textOf(root)).toContain('2 more were found and are not listed');
    expect(textOf(await list([quotationAnswer(many(3))]))).not.toContain('not listed');
  });

  test('tells a missing speaker of a page, not of words that the reader pasted', async () => {
    const unnamed = quotationAnswer([], { speaker: null, speakerAsWritten: null });
    expect(textOf(await list([unnamed]))).toContain('no speaker named');
    expect(textOf(await list([unnamed], 'en', false))).toBe('We may not sell the harbour.');
    expect(textOf(await list([OTHER], 'en', false))).toContain('Maria Bell');
  });

  test('gives each quotation its language, or none rather than the popup’s, and lets the browser find the direction', async () => {
    const words = element(await list([OTHER], 'ar'), '[data-quotation]');
    expect(words.lang).toBe('ar');
    expect(words.dir).toBe('auto');
    expect(element(await list([OTHER], null), '[data-quotation]').getAttribute('lang')).toBe('');
  });

  test('has no fault that axe finds', async () => {
    expect(
      await complaints(
        await list([quotationAnswer(many(2)), quotationAnswer([version()], { id: 'q3' }), OTHER]),
      ),
    ).toEqual([]);
  });
});
