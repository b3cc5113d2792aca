import { useLanguage } from '@/components/language';
import { PasteBox } from '@/components/PasteBox';
import { StatusMessage } from '@/components/StatusMessage';
import type { Problem } from '@/messaging/protocol';
import { problemText } from './problem-text';

interface ProblemViewProps {
  readonly problem: Problem;
  readonly onLookUp: (text: string) => void;
}

/** Why this page gives no answer, what to do, and the paste box, which works everywhere. */
export function ProblemView({ problem, onLookUp }: ProblemViewProps) {
  const { words } = useLanguage();
  const { why, help } = problemText(words, problem);
  return (
    <>
      <StatusMessage title={why} level={1}>
        <p>{help}</p>
      </StatusMessage>
      <PasteBox text="" focused={false} busy={false} onLookUp={onLookUp} />
    </>
  );
}
