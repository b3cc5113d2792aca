import { Disclosure } from './Disclosure';
import { useLanguage } from './language';
import { later } from './later';
import { useReaderActions } from './reader-actions';

interface MissedQuotationProps {
  /** The page on screen, as `PageAnswer.identity` names it. */
  readonly page: string;
}

const Form = later(async () => (await import('./MissedForm')).MissedForm);

/** The way to say that the page quotes words which Sic did not list. They must stand on the page. */
export function MissedQuotation({ page }: MissedQuotationProps) {
  const { words } = useLanguage();
  const actions = useReaderActions();
  if (actions === null) return null;
  return (
    <Disclosure label={words('correct_missed')}>
      {(leaving) => <Form page={page} actions={actions} leaving={leaving} />}
    </Disclosure>
  );
}
