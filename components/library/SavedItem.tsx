import { counted } from '@/components/counted';
import { useLanguage } from '@/components/language';
import { printedDate } from '@/components/printed-date';
import type { SavedRow } from '@/text/saved/saved-row';
import styles from './SavedItem.module.css';

interface SavedItemProps {
  readonly row: SavedRow;
  readonly onOpen: (id: string) => void;
}

/** Outlets named; the rest is in the count. */
const MOST_NAMED = 4;

/** One saved comparison in the list: its words, and what it is known by. */
export function SavedItem({ row, onOpen }: SavedItemProps) {
  const language = useLanguage();
  const { words, locale } = language;
  const { id, words: printed, language: own, speaker, outlets, savedAt, texts, tags, note } = row;
  const date = printedDate(locale, savedAt);
  return (
    <li class={styles['item']} data-saved={id}>
      <button type="button" lang={own ?? ''} dir="auto" onClick={() => onOpen(id)}>
        {printed === '' ? words('group_nameless') : printed}
      </button>
      <p>
        {speaker !== null && <bdi>{speaker} · </bdi>}
        {outlets.slice(0, MOST_NAMED).map((outlet) => (
          <bdi key={outlet}>{outlet} · </bdi>
        ))}
        {counted(language, 'library_texts', texts)}
        {date !== null && <> · {words('saved_on', [date])}</>}
        {tags.map((tag) => (
          <bdi key={tag}> #{tag}</bdi>
        ))}
      </p>
      {note.trim() !== '' && (
        <p class={styles['note']} dir="auto">
          {note}
        </p>
      )}
    </li>
  );
}
