import { useMemo, useState } from 'preact/hooks';
import { counted } from '@/components/counted';
import { useLanguage } from '@/components/language';
import type { SavedGroup } from '@/text/saved/group-saved';
import type { SavedRow } from '@/text/saved/saved-row';
import { type ListChoices, listedGroups } from './list-choices';
import { ListTools } from './ListTools';
import { SavedItem } from './SavedItem';
import styles from './SavedList.module.css';

interface SavedListProps {
  readonly rows: readonly SavedRow[];
  readonly choices: ListChoices;
  readonly onChoices: (choices: ListChoices) => void;
  readonly onOpen: (id: string) => void;
}

/** What is drawn at once; more of a list is a click away, and nobody scrolls further without searching. */
const DRAWN = 100;

/** The first rows of all groups together. */
function firstOf(groups: readonly SavedGroup<SavedRow>[], most: number): SavedGroup<SavedRow>[] {
  let left = most;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, Math.max(0, left));
    left -= rows.length;
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}

/** All saved comparisons, searched as the reader types. */
export function SavedList({ rows, choices, onChoices, onOpen }: SavedListProps) {
  const language = useLanguage();
  const { words } = language;
  const [drawn, setDrawn] = useState(DRAWN);
  const groups = useMemo(() => listedGroups(rows, choices), [rows, choices]);
  const count = groups.reduce((sum, group) => sum + group.rows.length, 0);
  return (
    <section aria-label={words('library_title')}>
      <ListTools
        rows={rows}
        choices={choices}
        onChoices={(chosen) => {
          setDrawn(DRAWN);
          onChoices(chosen);
        }}
      />
      <p role="status">{counted(language, 'library_found', count)}</p>
      {firstOf(groups, drawn).map(({ key, name, rows: own }) => (
        <div key={key}>
          {choices.group !== 'none' && <h2 dir="auto">{name ?? words('group_nameless')}</h2>}
          <ul class={styles['list']}>
            {own.map((row) => (
              <SavedItem key={row.id} row={row} onOpen={onOpen} />
            ))}
          </ul>
        </div>
      ))}
      {count > drawn && (
        <button type="button" onClick={() => setDrawn(drawn + DRAWN)}>
          {words('library_more')}
        </button>
      )}
    </section>
  );
}
