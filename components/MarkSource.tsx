import type { ReaderMark } from '@/text/reader-mark';
import { Disclosure, type Leaving } from './Disclosure';
import { useLanguage } from './language';
import { MarkLine } from './MarkLine';
import { NameForm } from './NameForm';
import { type ReaderActions, useReaderActions } from './reader-actions';
import { SayingProblem } from './SayingProblem';
import { useSaying } from './use-saying';

interface MarkSourceProps {
  /** The page on screen, as `PageAnswer.identity` names it. */
  readonly page: string;
  /** The mark it has; undefined when it has none. */
  readonly source: ReaderMark | undefined;
}

interface WhoProps {
  readonly page: string;
  readonly actions: ReaderActions;
  readonly leaving: Leaving;
}

function Who({ page, actions, leaving }: WhoProps) {
  const saying = useSaying();
  return (
    <>
      <NameForm
        asked="source"
        busy={saying.busy}
        onCancel={leaving.cancel}
        onName={(by) => saying.say(() => actions.markSource(page, by), leaving.done)}
      />
      <SayingProblem problem={saying.problem} />
    </>
  );
}

/** That the page on screen is the record the others are held against: who says so and since when, or the way to say it. */
export function MarkSource({ page, source }: MarkSourceProps) {
  const { words } = useLanguage();
  const actions = useReaderActions();
  if (source !== undefined) return <MarkLine mark={source} />;
  if (actions === null) return null;
  return (
    <Disclosure label={words('source_mark')}>
      {(leaving) => <Who page={page} actions={actions} leaving={leaving} />}
    </Disclosure>
  );
}
