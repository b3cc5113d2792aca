import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '@/components/language';
import { SEARCH_ENGINES, searchEngine } from '@/components/search-engines';
import { chosenEngine, keepEngine } from '@/messaging/engine-choice';
import styles from './Settings.module.css';

/** Which search engine words are looked for with that no saved article prints; nothing is asked before a click there. */
export function EngineChoice() {
  const { words } = useLanguage();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => void chosenEngine().then(setId), []);
  return (
    <label class={styles['switch']}>
      {words('settings_engine')}{' '}
      <select
        data-engine=""
        value={searchEngine(id).id}
        onChange={({ currentTarget }) => {
          setId(currentTarget.value);
          keepEngine(currentTarget.value);
        }}
      >
        {SEARCH_ENGINES.map((engine) => (
          <option key={engine.id} value={engine.id}>
            {engine.name}
          </option>
        ))}
      </select>
    </label>
  );
}
