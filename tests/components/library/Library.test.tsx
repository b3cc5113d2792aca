import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Library } from '@/components/library/Library';
import type { LibraryServices } from '@/components/library/library-services';
import { type SavedRow, savedRow } from '@/text/saved/saved-row';
import { otherWitness, RECORD, savedComparison, savedWitness } from '../../text/saved-samples';
import { button, click, complaints, element, show, textOf } from '../show';

const FIRST = savedComparison({ id: 'first', marks: [RECORD] });
const SECOND = savedComparison({
  id: 'second',
  savedAt: '2026-03-08T10:00:00.000Z',
  note: '',
  tags: [],
  witnesses: [savedWitness({ printed: 'Nobody asked us about it.', speaker: 'Ivo Lund' }), otherWitness()],
});
const ROWS: readonly SavedRow[] = [savedRow(FIRST, FIRST), savedRow(SECOND, SECOND)];

function servicesOf(given: Partial<LibraryServices> = {}, rows = ROWS) {
  const plain: LibraryServices = {
    watch: (onRows) => {
      onRows(rows);
      return () => {};
    },
    load: async (id) => [FIRST, SECOND].find((one) => one.id === id) ?? null,
    comment: async () => null,
    remove: async () => null,
    restore: async () => null,
    recompare: async (saved) => ({ added: [], changed: [], gone: [], now: saved }),
    exportFile: async () => null,
    backUp: async () => null,
    preview: async () => ({ ok: false, problem: 'This file is no backup made by Sic.' }),
    restoreBackup: async () => ({ ok: false, problem: 'No room is left.' }),
  };
  const services = { ...plain, ...given };
  return Object.fromEntries(
    Object.entries(services).map(([name, service]) => [name, vi.fn(service as () => unknown)]),
  ) as unknown as LibraryServices;
}

async function shown(given: Partial<LibraryServices> = {}, opened: string | null = null, rows = ROWS) {
  const services = servicesOf(given, rows);
  const root = await show(<Library services={services} opened={opened} />);
  await act(async () => {});
  return { root, services };
}

const items = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('[data-saved] > button')].map(textOf);

async function fill(root: HTMLElement, selector: string, text: string): Promise<void> {
  const field = element(root, selector) as HTMLInputElement;
  await act(async () => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function choose(root: HTMLElement, value: string): Promise<void> {
  const list = [...root.querySelectorAll('select')].find((one) =>
    [...one.options].some((option) => option.value === value),
  );
  if (list === undefined) throw new Error(`Nothing offers ${value}`);
  await act(async () => {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

afterEach(() => vi.useRealTimers());

describe('the list', () => {
  test('says what to do while nothing is saved', async () => {
    const { root } = await shown({}, null, []);
    expect(textOf(root)).toContain('Nothing is saved yet');
    expect(await complaints(root)).toEqual([]);
  });

  test('shows the last saved first, and is clean for axe', async () => {
    const { root } = await shown();
    expect(items(root)).toEqual([
      'Nobody asked us about it.',
      'We will never sell the old harbour to anybody.',
    ]);
    expect(await complaints(root)).toEqual([]);
  });

  test('is searched while the reader types, and says how many are left', async () => {
    const { root } = await shown();
    await fill(root, 'input[type="search"]', 'office');
    expect(items(root)).toEqual(['We will never sell the old harbour to anybody.']);
    expect(textOf(root)).toContain('1 comparison');
  });

  test.each([
    ['Ivo Lund', ['Nobody asked us about it.']],
    ['with-note', ['We will never sell the old harbour to anybody.']],
    ['harbour', ['We will never sell the old harbour to anybody.']],
    ['saved-first', ['We will never sell the old harbour to anybody.', 'Nobody asked us about it.']],
  ])('is narrowed down or ordered by %s', async (value, expected) => {
    const { root } = await shown();
    await choose(root, value);
    expect(items(root)).toEqual(expected);
  });

  test('is grouped by story, under its headline', async () => {
    const { root } = await shown();
    await choose(root, 'story');
    expect([...root.querySelectorAll('h2')].map(textOf).slice(0, 2)).toEqual([
      'Harbour stays, says mayor',
      'Backup',
    ]);
  });

  test('exports what is listed, and no more', async () => {
    const { root, services } = await shown();
    await fill(root, 'input[type="search"]', 'office');
    await click(button(root, 'Export all in this list'));
    expect(services.exportFile).toHaveBeenCalledExactlyOnceWith('html', ['first']);
  });

  test('of very many draws the first, and more on demand', async () => {
    const many = Array.from({ length: 150 }, (_one, at) => ({ ...savedRow(FIRST, FIRST), id: `c${at}` }));
    const { root } = await shown({}, null, many);
    expect(items(root)).toHaveLength(100);
    await click(button(root, 'Show more'));
    expect(items(root)).toHaveLength(150);
  });

  test('says why it cannot be read', async () => {
    const { root } = await shown({
      watch: (_onRows, onProblem) => {
        onProblem('Sic cannot open its articles.');
        return () => {};
      },
    });
    expect(textOf(root)).toContain('Sic cannot open its articles.');
  });
});

describe('an open comparison', () => {
  test('shows every text whole with its source, and is clean for axe', async () => {
    const { root } = await shown({}, 'first');
    expect([...root.querySelectorAll('blockquote')].map(textOf)).toEqual([
      '“We will never sell the old harbour to anybody.”',
      '“We will not sell the old harbour to anybody,”',
    ]);
    expect(textOf(root)).toContain('Una Frost');
    expect(await complaints(root)).toEqual([]);
  });

  test('keeps the note after a pause in the typing, once', async () => {
    vi.useFakeTimers();
    const { root, services } = await shown({}, 'first');
    await fill(root, 'textarea', 'Ask');
    await fill(root, 'textarea', 'Ask again.');
    expect(services.comment).not.toHaveBeenCalled();
    await act(async () => {
      await vi.advanceTimersByTimeAsync(500);
    });
    expect(services.comment).toHaveBeenCalledExactlyOnceWith('first', {
      note: 'Ask again.',
      tags: ['harbour', 'mayor'],
    });
    expect(textOf(root)).toContain('Kept');
  });

  test('keeps what was typed a moment ago when the reader goes back', async () => {
    const { root, services } = await shown({}, 'first');
    await fill(root, 'textarea', 'Half a sen');
    await click(button(root, 'Back'));
    expect(services.comment).toHaveBeenCalledExactlyOnceWith('first', {
      note: 'Half a sen',
      tags: ['harbour', 'mayor'],
    });
  });

  test('says when a note could not be kept', async () => {
    vi.useFakeTimers();
    const { root } = await shown({ comment: async () => 'No room is left.' }, 'first');
    await fill(root, 'textarea', 'Ask');
    await act(async () => {
      await vi.advanceTimersByTimeAsync(500);
    });
    expect(textOf(element(root, '[role="alert"]'))).toBe('No room is left.');
  });

  test('says what has come since it was saved', async () => {
    const added = [otherWitness({ id: 'a' }), otherWitness({ id: 'b', outlet: 'The Herald' })];
    const { root } = await shown(
      { recompare: async (now) => ({ added, changed: [], gone: [savedWitness()], now }) },
      'first',
    );
    await click(button(root, 'Compare with your saved articles now'));
    expect(textOf(root)).toContain('2 new versions since you saved this: The Gull and The Herald');
    expect(textOf(root)).toContain('1 text is no longer found among your saved articles: The Morning Ledger');
  });

  test('is taken away, and had back by the button that has the focus', async () => {
    const { root, services } = await shown({}, 'first');
    await click(button(root, 'Remove this comparison'));
    expect(services.remove).toHaveBeenCalledExactlyOnceWith(['first']);
    const undo = button(root, 'Undo');
    expect(document.activeElement).toBe(undo);
    await click(undo);
    expect(services.restore).toHaveBeenCalledExactlyOnceWith(['first']);
  });
});

describe('a backup', () => {
  async function chosen(given: Partial<LibraryServices>) {
    const { root, services } = await shown(given);
    const field = element(root, 'input[type="file"]') as HTMLInputElement;
    Object.defineProperty(field, 'files', { value: [new Blob(['x'])] });
    await act(async () => {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    return { root, services };
  }
  const counts = { settings: 0, marks: 3, articles: 212, comparisons: 14 };

  test('is shown before it is restored', async () => {
    const known = { ...counts, articles: 12, comparisons: 0 };
    const { root, services } = await chosen({
      preview: async () => ({
        ok: true,
        madeAt: '2026-03-07T10:00:00.000Z',
        counts,
        known,
        damaged: 0,
        complete: true,
      }),
      restoreBackup: async () => ({ ok: true, restored: counts, failed: 0, finished: true }),
    });
    expect(textOf(root)).toContain('Articles: 212, comparisons: 14, corrections: 3');
    expect(textOf(root)).toContain('Here already: Articles: 12');
    expect(services.restoreBackup).not.toHaveBeenCalled();
    await click(button(root, 'Restore'));
    expect(services.restoreBackup).toHaveBeenCalledOnce();
    expect(textOf(root)).toContain('Restored: Articles: 212');
  });

  test('that is none is refused with a sentence, and cannot be restored', async () => {
    const { root } = await chosen({});
    expect(textOf(root)).toContain('This file is no backup made by Sic.');
    expect([...root.querySelectorAll('button')].map(textOf)).not.toContain('Restore');
  });
});
