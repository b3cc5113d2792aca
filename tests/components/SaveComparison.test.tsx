import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { SaveComparison } from '@/components/SaveComparison';
import { SaveLater } from '@/components/SaveLater';
import { type SaveService, SaveServiceContext, type ToSave } from '@/components/save-service';
import { button, click, complaints, element, show, textOf } from './show';

const QUOTATION: ToSave = {
  what: 'quotation',
  question: { segments: ['We may not.'], speaker: null, language: 'en', page: null, base: null },
};
const PAGE: ToSave = { what: 'page', page: 'https://ledger.example/harbour' };
const ID = '0123456789abcdef-202603061000';

function serviceOf(given: Partial<SaveService> = {}) {
  return {
    save: vi.fn(given.save ?? (async () => ({ ok: true, ids: [ID] }) as const)),
    remove: vi.fn(given.remove ?? (async () => ({ ok: true, ids: [ID] }) as const)),
    open: given.open ?? null,
  };
}

async function shown(given: Partial<SaveService> = {}, toSave = QUOTATION) {
  const service = serviceOf(given);
  const root = await show(<SaveComparison service={service} toSave={toSave} />);
  return { root, service };
}

const buttons = (root: HTMLElement): string[] => [...root.querySelectorAll('button')].map(textOf);
const heard = (root: HTMLElement): string => textOf(element(root, '[role="status"]'));

describe('the button that saves', () => {
  test('saves at one click, says so, and offers to take it back', async () => {
    const { root, service } = await shown();
    expect(buttons(root)).toEqual(['Save comparison']);
    expect(await complaints(root)).toEqual([]);
    await click(button(root, 'Save comparison'));
    expect(service.save).toHaveBeenCalledExactlyOnceWith(QUOTATION);
    expect(buttons(root)).toEqual(['Saved', 'Undo']);
    expect(heard(root)).toBe('Saved');
    expect(await complaints(root)).toEqual([]);
  });

  test('keeps the focus, and a second press neither saves twice nor takes back', async () => {
    const { root, service } = await shown();
    const save = button(root, 'Save comparison');
    save.focus();
    await click(save);
    expect(document.activeElement).toBe(save);
    await click(save);
    expect(service.save).toHaveBeenCalledOnce();
    expect(service.remove).not.toHaveBeenCalled();
    expect(save.getAttribute('aria-disabled')).toBe('true');
  });

  test('does nothing at a second click while it is saving', async () => {
    const { root, service } = await shown({ save: () => new Promise(() => {}) });
    await click(button(root, 'Save comparison'));
    await click(button(root, 'Save comparison'));
    expect(service.save).toHaveBeenCalledOnce();
    expect(heard(root)).toBe('');
  });

  test('takes back what was saved, says so, and gives the focus back', async () => {
    const { root, service } = await shown();
    await click(button(root, 'Save comparison'));
    button(root, 'Undo').focus();
    await click(button(root, 'Undo'));
    expect(service.remove).toHaveBeenCalledExactlyOnceWith([ID]);
    expect(buttons(root)).toEqual(['Save comparison']);
    expect(heard(root)).toBe('Not saved any more');
    expect(document.activeElement).toBe(button(root, 'Save comparison'));
    await click(button(root, 'Save comparison'));
    expect(buttons(root)).toEqual(['Saved', 'Undo']);
  });

  test('opens what was saved, where there is a page for it', async () => {
    const open = vi.fn();
    const { root } = await shown({ open });
    await click(button(root, 'Save comparison'));
    await click(button(root, 'Open saved comparisons'));
    expect(open).toHaveBeenCalledExactlyOnceWith(ID);
  });

  test.each([
    [1, '1 comparison saved'],
    [5, '5 comparisons saved'],
  ])('of a page says that it saved %i', async (count, sentence) => {
    const ids = Array.from({ length: count }, (_one, at) => `${ID}-${at}`);
    const { root, service } = await shown({ save: async () => ({ ok: true, ids }) }, PAGE);
    await click(button(root, 'Save all comparisons of this page'));
    expect(service.save).toHaveBeenCalledExactlyOnceWith(PAGE);
    expect(heard(root)).toBe(sentence);
    await click(button(root, 'Undo'));
    expect(service.remove).toHaveBeenCalledExactlyOnceWith(ids);
  });

  test('of a page where nothing is left to save stays as it is, and says so', async () => {
    const { root } = await shown({ save: async () => ({ ok: true, ids: [] }) }, PAGE);
    await click(button(root, 'Save all comparisons of this page'));
    expect(heard(root)).toBe('0 comparisons saved');
    expect(buttons(root)).toEqual(['Save all comparisons of this page']);
  });

  test('says why nothing was saved, and can be tried again', async () => {
    const { root, service } = await shown({ save: async () => ({ ok: false, problem: 'No room is left.' }) });
    await click(button(root, 'Save comparison'));
    expect(textOf(element(root, '[role="alert"]'))).toBe('No room is left.');
    expect(await complaints(root)).toEqual([]);
    await click(button(root, 'Save comparison'));
    expect(service.save).toHaveBeenCalledTimes(2);
  });
});

describe('the button that is loaded later', () => {
  test('comes where there is a service', async () => {
    const root = await show(
      <SaveServiceContext.Provider value={serviceOf()}>
        <SaveLater toSave={QUOTATION} />
      </SaveServiceContext.Provider>,
    );
    await vi.waitFor(() => act(async () => expect(buttons(root)).toEqual(['Save comparison'])));
  });

  test('does not where nothing can be saved', async () => {
    const root = await show(<SaveLater toSave={QUOTATION} />);
    expect(buttons(root)).toEqual([]);
  });
});
