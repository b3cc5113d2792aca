import { useLanguage } from './language';
import styles from './NoteList.module.css';

interface NoteListProps {
  readonly notes: readonly string[];
}

/** Notes on one quiet line; nothing where there are none. */
export function NoteList({ notes }: NoteListProps) {
  const { locale } = useLanguage();
  if (notes.length === 0) return null;
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return <span class={styles['notes']}>{list.format(notes)}</span>;
}
