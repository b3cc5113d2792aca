import { useEffect, useState } from 'preact/hooks';
import { counted } from '@/components/counted';
import { useLanguage } from '@/components/language';
import { CORPUS_NAME } from '@/storage/corpus-name';
import { openCorpus } from '@/storage/open-corpus';
import { savedPages } from '@/storage/saved-pages';
import styles from './Settings.module.css';

interface Used {
  readonly articles: number;
  /** Null where the browser does not tell. */
  readonly bytes: number | null;
}

const MEGABYTE = 1_000_000;

async function used(): Promise<Used> {
  const db = await openCorpus(CORPUS_NAME);
  try {
    const estimate = await navigator.storage.estimate().catch(() => ({ usage: undefined }));
    return { articles: await savedPages(db), bytes: estimate.usage ?? null };
  } finally {
    db.close();
  }
}

/** How many articles are saved, and how much room they take. */
export function StorageUsed() {
  const language = useLanguage();
  const [state, setState] = useState<Used | 'failed' | null>(null);
  useEffect(() => {
    used().then(setState, () => setState('failed'));
  }, []);
  if (state === null) return null;
  if (state === 'failed') return <p>{language.words('problem_corpus_unavailable')}</p>;
  const megabytes =
    state.bytes === null
      ? null
      : new Intl.NumberFormat(language.locale, {
          style: 'unit',
          unit: 'megabyte',
          maximumFractionDigits: 1,
        }).format(state.bytes / MEGABYTE);
  return (
    <>
      <p data-articles="">{counted(language, 'settings_articles', state.articles)}</p>
      {megabytes !== null && <p data-bytes="">{language.words('settings_room', [megabytes])}</p>}
      <p class={styles['quiet']}>{language.words('settings_here_only')}</p>
    </>
  );
}
