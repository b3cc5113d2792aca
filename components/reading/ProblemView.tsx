import type { ComponentChildren } from 'preact';
import { useLanguage } from '@/components/language';
import { PasteBox } from '@/components/PasteBox';
import { StatusMessage } from '@/components/StatusMessage';
import type { Problem } from '@/messaging/protocol';
import { problemText } from './problem-text';
import { SelectionButton } from './SelectionButton';

interface ProblemViewProps {
  readonly problem: Problem;
  /** Null where no selection can be asked for. */
  readonly onSelection: (() => void) | null;
  readonly onLookUp: (text: string) => void;
  /** What else there is to do about it. */
  readonly children?: ComponentChildren;
}

/** Where a script can run and there may be words that are selected now: the popup closes as soon as the reader selects others. */
const SELECTABLE: ReadonlySet<Problem> = new Set([
  'no-article',
  'list-page',
  'video-page',
  'still-loading',
  'page-too-large',
  'error-page',
  'not-html',
  'capture-failed',
]);

/** Why this page gives no answer, what to do, and two ways that are left: words selected on it, and the paste box. */
export function ProblemView({ problem, onSelection, onLookUp, children }: ProblemViewProps) {
  const { words } = useLanguage();
  const { why, help } = problemText(words, problem);
  return (
    <>
      <StatusMessage title={why} level={1}>
        <p>{help}</p>
        {children}
        {onSelection !== null && SELECTABLE.has(problem) && <SelectionButton onSelection={onSelection} />}
      </StatusMessage>
      <PasteBox text="" focused={false} busy={false} onLookUp={onLookUp} />
    </>
  );
}
