import { useEffect, useId, useState } from 'preact/hooks';
import type { SearchWords } from '@/text/matching/search-words';
import { isolated } from './isolated';
import { useLanguage } from './language';
import { SEARCH_ENGINES, type SearchEngine, searchEngine } from './search-engines';
import styles from './WebSearch.module.css';

/** The reader's choice of a search engine, kept for all pages of Sic. */
export interface EngineChoice {
  /** Its id; null when none was chosen. */
  readonly read: () => Promise<string | null>;
  readonly keep: (id: string) => void;
}

interface WebSearchProps {
  readonly search: SearchWords;
  readonly choice: EngineChoice;
}

function useEngine({ read, keep }: EngineChoice): [SearchEngine, (id: string) => void] {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    // What the reader chose meanwhile counts more.
    void read().then((kept) => setId((chosen) => chosen ?? kept));
  }, [read]);
  const choose = (chosen: string): void => {
    setId(chosen);
    keep(chosen);
  };
  return [searchEngine(id), choose];
}

function SearchLink({ engine, words, label }: { engine: SearchEngine; words: string; label: string }) {
  const address = engine.address + encodeURIComponent(words.toWellFormed());
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
}

/** Links that ask a search engine for words. They are plain links: nothing is sent before one is followed. */
export function WebSearch({ search: { phrase, rarest }, choice }: WebSearchProps) {
  const { words } = useLanguage();
  const [engine, choose] = useEngine(choice);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} class={styles['search']}>
      <h3 id={`${id}-title`}>{words('search_web')}</h3>
      <ul>
        <li>
          <SearchLink engine={engine} words={`"${phrase}"`} label={words('search_phrase')} />
        </li>
        {rarest.length > 1 && (
          <li>
            <SearchLink
              engine={engine}
              words={rarest.join(' ')}
              label={words('search_rarest', [isolated(rarest.join(' '))])}
            />
          </li>
        )}
      </ul>
      <p>
        <label for={`${id}-engine`}>{words('search_engine')}</label>{' '}
        <select
          id={`${id}-engine`}
          value={engine.id}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {SEARCH_ENGINES.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <p id={`${id}-note`} class={styles['note']}>
        {words('search_note', [engine.host])}
      </p>
    </section>
  );
}
