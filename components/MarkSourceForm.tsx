import type { Leaving } from './Disclosure';
import { NameForm } from './NameForm';
import type { ReaderActions } from './reader-actions';
import { SayingProblem } from './SayingProblem';
import { useSaying } from './use-saying';

/** What the form is given; `page` as `PageAnswer.identity` names it. */
export interface MarkSourceFormProps {
  readonly page: string;
  readonly actions: ReaderActions;
  readonly leaving: Leaving;
}

/** Asks who says that a page is the record. */
export function MarkSourceForm({ page, actions, leaving }: MarkSourceFormProps) {
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
