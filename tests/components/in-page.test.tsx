import { expect, test, vi } from 'vitest';
import { type InPage, InPageContext } from '@/components/in-page';
import { PageSteps } from '@/components/PageSteps';
import { inPageOf } from '@/components/reading/in-page-of';
import { ShowInPage } from '@/components/ShowInPage';
import type { PageAnswer } from '@/text/answer';
import type { Quotation } from '@/text/quotations/quotation';
import { button, click, complaints, element, show, textOf } from './show';

const quotation = (text: string, start: number, standsIn: Quotation['standsIn'] = 'text'): Quotation => ({
  id: text,
  standsIn,
  segments: [{ start, end: start + text.length }],
  text,
  speaker: null,
  speakerAsWritten: null,
  cue: null,
  kind: 'speech',
  region: 'body',
});

const FIRST = quotation('The quay stands.', 0);
const SECOND = quotation('The ferry sails.', 40);
const LAST = quotation('Nobody pays more.', 90);

function pageThat(shows: boolean, quotations = [FIRST, SECOND, LAST]) {
  return { quotations, show: vi.fn<InPage['show']>(async () => shows) };
}

const steps = (page: InPage) =>
  show(
    <InPageContext.Provider value={page}>
      <PageSteps />
    </InPageContext.Provider>,
  );

const heard = (root: HTMLElement): string => textOf(element(root, '[role="status"]'));

test('each step shows the next quotation in the page and tells it, round at the ends', async () => {
  const page = pageThat(true);
  const root = await steps(page);
  expect(heard(root)).toBe('');
  await click(button(root, 'Next in page'));
  expect(heard(root)).toContain('quotation 1 of 3');
  expect(heard(root)).toContain('The quay stands.');
  await click(button(root, 'Previous in page'));
  expect(heard(root)).toContain('quotation 3 of 3');
  await click(button(root, 'Next in page'));
  expect(page.show.mock.calls.map(([{ text }]) => text)).toEqual(
    [FIRST, LAST, FIRST].map(({ text }) => text),
  );
  expect(await complaints(root)).toEqual([]);
});

test('the first step back leads to the last one', async () => {
  const root = await steps(pageThat(true));
  await click(button(root, 'Previous in page'));
  expect(heard(root)).toContain('quotation 3 of 3');
});

test('words the page does not show are said to be missing', async () => {
  const root = await steps(pageThat(false));
  await click(button(root, 'Next in page'));
  expect(heard(root)).toContain('The page does not show these words now.');
});

test('where there is no page, or nothing in it, there are no steps', async () => {
  expect(textOf(await steps(pageThat(true, [])))).toBe('');
  expect(textOf(await show(<PageSteps />))).toBe('');
});

test('a quotation says which one it is, and leads to its place', async () => {
  const page = pageThat(false);
  const root = await show(
    <InPageContext.Provider value={page}>
      <ShowInPage quotation={SECOND} />
    </InPageContext.Provider>,
  );
  expect(textOf(root)).toContain('quotation 2 of 3');
  await click(button(root, 'Show in page'));
  expect(page.show).toHaveBeenCalledExactlyOnceWith(SECOND);
  expect(heard(root)).toBe('The page does not show these words now.');
  expect(await complaints(root)).toEqual([]);
});

test('one that stands on no page at hand says nothing of it', async () => {
  expect(textOf(await show(<ShowInPage quotation={SECOND} />))).toBe('');
});

const PAGE: PageAnswer = {
  headline: null,
  identity: 'https://post.example/quay',
  outlet: 'The Harbour Post',
  domain: 'post.example',
  publishedAt: null,
  language: 'en',
  saved: 'new',
  quotations: [LAST, FIRST, quotation('Quay stands', 0, 'headline'), SECOND].map((each) => ({
    quotation: each,
    versions: [],
    found: 0,
  })),
  others: { articles: 0, outlets: 0 },
};

test('quotations come as a reader comes upon them, the headline first', () => {
  const page = inPageOf({ ask: vi.fn(), activeTabId: async () => 7 }, PAGE);
  const texts = page.quotations.map(({ text }) => text);
  expect(texts).toEqual(['Quay stands', FIRST.text, SECOND.text, LAST.text]);
});

test('nothing is asked where the browser names no tab', async () => {
  const ask = vi.fn();
  expect(await inPageOf({ ask, activeTabId: async () => null }, PAGE).show(FIRST)).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});
