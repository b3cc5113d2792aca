import { useState } from 'preact/hooks';
import { CompareTabsContext } from '@/components/compare-tabs';
import { useLater } from '@/components/use-later';
import type { PlaceMemory } from '@/components/reading/place-memory';
import { Reading } from '@/components/reading/Reading';
import type { ReadingServices } from '@/components/reading/reading-services';
import type { ReadingState } from '@/components/reading/reading-state';
import type { PopupActions } from './actions';
import styles from './App.module.css';

interface AppProps {
  readonly services: ReadingServices;
  readonly memory?: PlaceMemory;
  /** What leads out of the popup: null until it is loaded, for which what it says does not wait; undefined where nothing does. */
  readonly actions?: PopupActions | null;
}

const loadMore = () => import('./More').then(({ More }) => More);

/** The popup: reads the page under it at once, looks up words from elsewhere, and leads to where there is more room. */
export function App({ services, memory, actions }: AppProps) {
  const [state, setState] = useState<ReadingState>({ kind: 'reading' });
  const More = useLater(!!actions && state.kind !== 'reading', loadMore);
  return (
    <CompareTabsContext.Provider value={actions?.compareTabs ?? null}>
      <Reading
        services={services}
        memory={memory ?? null}
        onState={setState}
        foot={
          actions !== undefined && (
            <div class={styles['more']}>{More !== null && actions && <More actions={actions} />}</div>
          )
        }
      />
    </CompareTabsContext.Provider>
  );
}
