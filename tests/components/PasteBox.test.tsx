import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { PasteBox } from '@/components/PasteBox';
import { button, click, complaints, element, show } from './show';

interface Given {
  readonly text?: string;
  readonly focused?: boolean;
  readonly busy?: boolean;
}

async function box({ text = 'We will not', focused = false, busy = false }: Given = {}) {
  const onLookUp = vi.fn<(text: string) => void>();
  const root = await show(<PasteBox text={text} focused={focused} busy={busy} onLookUp={onLookUp} />);
  return { root, onLookUp, area: element(root, 'textarea') as HTMLTextAreaElement };
}

const press = (target: HTMLElement, init: KeyboardEventInit) =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  });

describe('PasteBox', () => {
  test('looks up what stands in the box', async () => {
    const { root, onLookUp, area } = await box();
    area.value = 'sell the harbour';
    await click(button(root, 'Look up'));
    expect(onLookUp.mock.calls).toEqual([['sell the harbour']]);
  });

  test.each<[keys: string, init: KeyboardEventInit, calls: number]>([
    ['Ctrl and Enter look up', { key: 'Enter', ctrlKey: true }, 1],
    ['Command and Enter look up', { key: 'Enter', metaKey: true }, 1],
    ['Enter alone starts a line', { key: 'Enter' }, 0],
    ['letters are letters', { key: 'a', ctrlKey: true }, 0],
  ])('%s', async (_, init, calls) => {
    const { onLookUp, area } = await box();
    await press(area, init);
    expect(onLookUp).toHaveBeenCalledTimes(calls);
  });

  test('asks nothing more while an answer is awaited', async () => {
    const { root, onLookUp, area } = await box({ busy: true });
    await click(button(root, 'Look up'));
    await press(area, { key: 'Enter', ctrlKey: true });
    expect(onLookUp).not.toHaveBeenCalled();
  });

  test('takes the focus when it is told to, and only then', async () => {
    const taking = await box({ focused: true });
    expect(document.activeElement).toBe(taking.area);
    const leaving = await box();
    expect(document.activeElement).not.toBe(leaving.area);
  });

  test('has a label, a hint, and no fault that axe finds', async () => {
    const { root, area } = await box();
    expect(element(root, `label[for="${area.id}"]`).textContent).toBe('Words to look up');
    expect(element(root, `#${area.getAttribute('aria-describedby')}`).textContent).toContain(
      'on this device',
    );
    expect(await complaints(root)).toEqual([]);
  });
});
