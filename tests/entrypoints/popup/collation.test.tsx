import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { App } from '@/entrypoints/popup/App';
import type { ReadingServices } from '@/components/reading/reading-services';
import type { Answer } from '@/messaging/protocol';
import type { CollationAnswer, CollationQuestion } from '@/text/collation-answer';
import { collationAnswer, THREE } from '@/tests/components/collation-samples';
import { pageAnswer, quotationAnswer, version } from '@/tests/components/samples';
import { button, click, complaints, element, open, show, textOf } from '@/tests/components/show';

const TITLE = 'All versions side by side';
const PAGE = 'https://ledger.example/harbour';

type Reply = Answer<CollationAnswer> | 'never';

/** A page with one quotation that two other outlets print, opened. */
async function popup(collate: (question: CollationQuestion) => Reply, versions = 2) {
  const others = Array.from({ length: versions }, (_, at) => version({ outlet: `Outlet ${at}` }));
  const answer = quotationAnswer(others);
  const page = pageAnswer({
    quotations: [{ ...answer, printed: { page: PAGE, words: answer.quotation.text } }],
  });
  const asked = vi.fn<(question: CollationQuestion) => void>();
  const ask = async (type: string, argument: unknown): Promise<unknown> => {
    if (type !== 'collate') return { ok: true, value: page };
    const question = argument as CollationQuestion;
    asked(question);
    const reply = collate(question);
    return reply === 'never' ? new Promise(() => {}) : reply;
  };
  const services: ReadingServices = { ask: ask as ReadingServices['ask'], activeTabId: async () => 7 };
  const root = await show(<App services={services} />);
  const details = await vi.waitFor(async () => {
    await act(async () => {});
    return element(root, 'details');
  });
  if (!details.hasAttribute('open')) await open(details);
  return { root, asked };
}

const good = ({ base }: CollationQuestion): Reply => ({ ok: true, value: collationAnswer(THREE, base) });

/** Clicks the button and waits until the view has been loaded and answered. */
async function openCollation(root: HTMLElement, title = TITLE): Promise<void> {
  await click(button(root, TITLE));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect([...root.querySelectorAll('[data-collation-open] h1')].map(textOf)).toEqual([title]);
  });
}

describe('all versions side by side in the popup', () => {
  test('are asked for by the words of the quotation and its page', async () => {
    const { root, asked } = await popup(good);
    await openCollation(root);
    expect(asked.mock.calls).toEqual([
      [
        {
          segments: ['We may not sell the harbour.'],
          speaker: 'Maria Bell',
          language: 'en',
          page: PAGE,
          base: null,
        },
      ],
    ]);
    expect(root.querySelectorAll('[data-collation-open] tbody tr')).toHaveLength(3);
  });

  test('are not offered where one version is all there is', async () => {
    const { root } = await popup(good, 1);
    expect(root.querySelector('[data-collation]')).toBeNull();
  });

  test('take the place of the page, which comes back as it was left, the focus where it was', async () => {
    const { root } = await popup(good);
    const opener = button(root, TITLE);
    await act(async () => opener.focus());
    await openCollation(root);
    expect(root.querySelectorAll('main')).toHaveLength(2);
    expect(opener.closest('[hidden]')).not.toBeNull();
    expect(document.activeElement).toBe(element(root, '[data-collation-open] h1'));
    await click(button(element(root, '[data-collation-open]'), 'Back'));
    expect(opener.closest('[hidden]')).toBeNull();
    expect(element(root, 'details').hasAttribute('open')).toBe(true);
    expect(document.activeElement).toBe(opener);
  });

  test('are asked for anew with another base, and keep what is shown until they are answered', async () => {
    const { root, asked } = await popup((question) => (question.base === null ? good(question) : 'never'));
    await openCollation(root);
    const select = element(root, '[data-collation-open] select') as HTMLSelectElement;
    await act(async () => {
      select.value = 'The Gull';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(asked.mock.calls.at(-1)?.[0].base).toBe('The Gull');
    expect(root.querySelectorAll('[data-collation-open] tbody tr')).toHaveLength(3);
    expect(textOf(element(root, '[data-collation-open] [role="status"]'))).toBe('Lining all versions up…');
  });

  test('say why they cannot be shown, and how to go on', async () => {
    const { root } = await popup(() => ({ ok: false, problem: 'no-answer' }));
    await openCollation(root, 'Sic did not answer');
    await click(button(element(root, '[data-collation-open]'), 'Back'));
    expect(root.querySelector('[data-collation-open]')).toBeNull();
  });

  test('give axe nothing to complain of', async () => {
    const { root } = await popup(good);
    await openCollation(root);
    // Below its landmark: here no style sheet hides the page that waits behind.
    expect(await complaints(element(root, '[data-collation-open] > div'))).toEqual([]);
  });
});
