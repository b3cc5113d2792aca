import type { ComponentChildren } from 'preact';
import styles from './StatusMessage.module.css';

interface StatusMessageProps {
  /** What is the case, in one sentence. */
  readonly title: string;
  /** The heading's place among those of the page. */
  readonly level: 1 | 2;
  /** What to do about it. */
  readonly children?: ComponentChildren;
}

/** Says why there is nothing to show, and what to do next. */
export function StatusMessage({ title, level, children }: StatusMessageProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div class={styles['message']}>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
