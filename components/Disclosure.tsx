import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  /** On the button that opens and closes it. */
  readonly label: string;
  /** What is inside. */
  readonly children: (leaving: Leaving) => ComponentChildren;
}

/** The ways out of the panel. */
export interface Leaving {
  /** Nothing was done: the focus goes back to the button. */
  readonly cancel: () => void;
  /** Something was done: what came of it takes the focus. */
  readonly done: () => void;
}

/** Calls `leave` at Escape inside of an element, and keeps the browser from closing the whole popup at it. */
function useEscape(leave: () => void) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    const element = inside.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  });
  return inside;
}

/** A quiet button that opens into a panel in its place. No keys to learn but Tab, Enter and, to leave, Escape. */
export function Disclosure({ label, children }: DisclosureProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const done = (): void => setOpen(false);
  const cancel = (): void => {
    done();
    opener.current?.focus();
  };
  const panel = useEscape(cancel);
  return (
    <div class={styles['disclosure']}>
      <button
        ref={opener}
        type="button"
        class={styles['opener']}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <div id={id} ref={panel} class={styles['panel']}>
          {children({ cancel, done })}
        </div>
      )}
    </div>
  );
}
