import { useId, useState } from 'preact/hooks';
import { counted } from '@/components/counted';
import { useLanguage, type Words } from '@/components/language';
import { problemText } from '@/components/reading/problem-text';
import styles from './CompareTabs.module.css';
import type { OpenTab, OpenTabs } from './open-tabs';

interface TabChoiceProps {
  readonly open: OpenTabs;
  /** Compares those ticked, and saves them if the reader wants that. */
  readonly onCompare: (tabs: readonly OpenTab[], save: boolean) => void;
}

/** One text is compared with nothing. */
const FEWEST = 2;

/** Why a tab cannot be read. */
function reasonOf(words: Words, problem: NonNullable<OpenTab['problem']>): string {
  return problem === 'asleep' ? words('tab_asleep') : problemText(words, problem).why;
}

interface LineProps {
  readonly tab: OpenTab;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
}

function Line({ tab, ticked, onTick }: LineProps) {
  const { words } = useLanguage();
  const id = useId();
  return (
    <li class={tab.problem === null ? undefined : styles['closed']}>
      <label>
        <input
          type="checkbox"
          checked={ticked}
          disabled={tab.problem !== null}
          aria-describedby={id}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        <bdi>{tab.title}</bdi>
      </label>
      <span id={id} class={styles['site']}>
        <bdi>{tab.site}</bdi> {tab.problem !== null && reasonOf(words, tab.problem)}
      </span>
    </li>
  );
}

/** The open tabs with ticks; those that look like articles are ticked from the start. */
export function TabChoice({ open, onCompare }: TabChoiceProps) {
  const language = useLanguage();
  const { words } = language;
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [save, setSave] = useState(true);
  const isTicked = ({ id, likely, problem }: OpenTab): boolean =>
    problem === null && (changed.get(id) ?? likely);
  const ticked = open.tabs.filter(isTicked);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (ticked.length >= FEWEST) onCompare(ticked, save);
      }}
    >
      <ul class={styles['tabs']}>
        {open.tabs.map((tab) => (
          <Line
            key={tab.id}
            tab={tab}
            ticked={isTicked(tab)}
            onTick={(on) => setChanged(new Map(changed).set(tab.id, on))}
          />
        ))}
      </ul>
      <label class={styles['save']}>
        <input
          type="checkbox"
          checked={save}
          onChange={({ currentTarget }) => setSave(currentTarget.checked)}
        />
        {words('compare_tabs_save')}
      </label>
      <button type="submit" class={styles['go']} aria-disabled={ticked.length < FEWEST}>
        {counted(language, 'compare_tabs_go', ticked.length)}
      </button>
      {ticked.length < FEWEST && <p class={styles['quiet']}>{words('compare_tabs_two')}</p>}
    </form>
  );
}
