import { useEffect, useState } from 'preact/hooks';
import { useCompareTabs } from '@/components/compare-tabs';
import { useLanguage } from '@/components/language';
import { type EngineChoice, WebSearch } from '@/components/WebSearch';
import type { SearchWords } from '@/text/matching/search-words';
import styles from './NothingFound.module.css';
import type { ReadingServices } from './reading-services';

interface NothingFoundProps {
  readonly services: Pick<ReadingServices, 'ask'>;
  /** The words nobody prints. */
  readonly text: string;
  readonly engine: EngineChoice;
  /** Reads the article of this page; null where there is none to read. */
  readonly onPage: (() => void) | null;
}

function useSearchWords({ ask }: Pick<ReadingServices, 'ask'>, text: string): SearchWords | null {
  const [search, setSearch] = useState<SearchWords | null>(null);
  useEffect(() => {
    let wanted = true;
    void ask('search-words', { text }).then((answer) => {
      if (wanted && answer.ok && answer.value.phrase !== '') setSearch(answer.value);
    });
    return () => {
      wanted = false;
    };
  }, [ask, text]);
  return search;
}

/** What a reader can do about words that nobody else prints. */
export function NothingFound({ services, text, engine, onPage }: NothingFoundProps) {
  const { words } = useLanguage();
  const search = useSearchWords(services, text);
  const compareTabs = useCompareTabs();
  return (
    <div class={styles['offers']}>
      {compareTabs !== null && (
        <button type="button" class={styles['button']} onClick={compareTabs}>
          {words('compare_tabs')}
        </button>
      )}
      {onPage !== null && (
        <button type="button" class={styles['button']} onClick={onPage}>
          {words('offer_page')}
        </button>
      )}
      {search !== null && <WebSearch search={search} choice={engine} />}
    </div>
  );
}
