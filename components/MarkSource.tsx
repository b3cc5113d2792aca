import { Disclosure, type Leaving } from './Disclosure';
import { useLanguage } from './language';
import { NameForm } from './NameForm';
import { type ReaderActions, useReaderActions } from './reader-actions';
import { SayingProblem } from './SayingProblem';
import { useSaying } from './use-saying';

interface MarkSourceProps {
  /** The page on screen, as `PageAnswer.identity` names it. */
  readonly page: string;
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

/** The way to say that the page on screen is the record the others are held against. */
export function MarkSource({ page }: MarkSourceProps) {
  const { words } = useLanguage();
  const actions = useReaderActions();
  if (actions === null) return null;
  return (
    <Disclosure label={words('source_mark')}>
      {(leaving) => <Who page={page} actions={actions} leaving={leaving} />}
    </Disclosure>
  );
}
