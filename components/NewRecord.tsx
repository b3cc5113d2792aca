import { Disclosure } from './Disclosure';
import { useLanguage } from './language';
import { later } from './later';
import { useReaderActions } from './reader-actions';
import type { RecordFormProps } from './RecordForm';

const Form = later(async () => (await import('./RecordForm')).RecordForm);

/** The way to save pasted words as the record; nothing where nobody can save them. */
export function NewRecord({ text }: Pick<RecordFormProps, 'text'>) {
  const { words } = useLanguage();
  const save = useReaderActions()?.saveRecord;
  if (save === undefined) return null;
  return (
    <Disclosure label={words('record_new')}>
      {(leaving) => <Form text={text} save={save} leaving={leaving} />}
    </Disclosure>
  );
}
