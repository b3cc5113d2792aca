import { Disclosure } from './Disclosure';
import { useNamesHidden } from './hidden-names';
import type { JoinOutletFormProps } from './JoinOutletForm';
import { useLanguage } from './language';
import { later } from './later';
import { useReaderActions } from './reader-actions';

const Form = later(async () => (await import('./JoinOutletForm')).JoinOutletForm);

/** The way to say that the outlet of the page on screen is the same as another. Nothing while the names of outlets are hidden. */
export function JoinOutlet({ domain, name }: Pick<JoinOutletFormProps, 'domain' | 'name'>) {
  const { words } = useLanguage();
  const actions = useReaderActions();
  const hidden = useNamesHidden();
  if (actions?.outlets === undefined || hidden || domain === '') return null;
  return (
    <Disclosure label={words('outlet_join')}>
      {(leaving) => <Form domain={domain} name={name} actions={actions} leaving={leaving} />}
    </Disclosure>
  );
}
