import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';

/** Where the reader is among the places that differ. */
export interface Steps {
  /** Put on the element the places stand in. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** The place reached, from 1; 0 before the first step. */
  readonly at: number;
  /** Goes one place on (1) or back (-1), round at the ends, and puts the focus there. */
  readonly step: (by: 1 | -1) => void;
}

/** Steps through places marked `data-change`, numbered from 1 to `count`. */
export function useSteps(count: number): Steps {
  const root = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  // Folding small differences away leaves fewer places than were there.
  const at = Math.min(reached, count);
  const step = (by: 1 | -1): void => {
    if (count === 0) return;
    const from = at === 0 && by === -1 ? 1 : at;
    const next = ((from - 1 + by + count) % count) + 1;
    setReached(next);
    root.current?.querySelector<HTMLElement>(`[data-change="${next}"]`)?.focus();
  };
  return { root, at, step };
}
