import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { plainKey } from './plain-key';

/**
 * Hears letters typed while the focus is inside `root`, as WCAG 2.2 (2.1.4) asks of keys without Ctrl or Alt. Only a
 * shortcut: whatever a letter does, something with a name of its own does too.
 */
export function usePlainKeys(root: RefObject<HTMLElement | null>, onKey: (key: string) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  // Before the browser paints: a key typed at what has just appeared is heard.
  useLayoutEffect(() => {
    const element = root.current;
    const listener = (event: KeyboardEvent): void => {
      const key = plainKey(event);
      if (key !== null) latest.current(key);
    };
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [root]);
}
