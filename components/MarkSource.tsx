import { Disclosure } from './Disclosure';
import { useLanguage } from './language';
import { later } from './later';
import { useReaderActions } from './reader-actions';

interface MarkSourceProps {
  /** The page on screen, as `PageAnswer.identity` names it. */
  readonly page: string;
}

const Form = later(async () => (await import('./MarkSourceForm')).MarkSourceForm);

/** The way to say that the page on screen is the record the others are held against. */
export function MarkSource({ page }: MarkSourceProps) {
  const { words } = useLanguage();
  const actions = useReaderActions();
  if (actions === null) return null;
  return (
    <Disclosure label={words('source_mark')}>
      {(leaving) => <Form page={page} actions={actions} leaving={leaving} />}
    </Disclosure>
  );
}
