import { useState } from 'preact/hooks';
import { CompareTabsContext } from '@/components/compare-tabs';
import { useLater } from '@/components/use-later';
import type { PlaceMemory } from '@/components/reading/place-memory';
import { Reading } from '@/components/reading/Reading';
import type { ReadingServices } from '@/components/reading/reading-services';
import type { ReadingState } from '@/components/reading/reading-state';
import type { PopupActions } from './actions';

interface AppProps {
  readonly services: ReadingServices;
  readonly memory?: PlaceMemory;
  /** What leads out of the popup; null until it is loaded, which what it says at once does not wait for. */
  readonly actions?: PopupActions | null;
}

const loadMore = () => import('./More').then(({ More }) => More);

/** The popup: reads the page under it at once, looks up words from elsewhere, and leads to where there is more room. */
export function App({ services, memory, actions = null }: AppProps) {
  const [state, setState] = useState<ReadingState>({ kind: 'reading' });
  const More = useLater(actions !== null && state.kind !== 'reading', loadMore);
  return (
    <CompareTabsContext.Provider value={actions?.compareTabs ?? null}>
      <Reading
        services={services}
        memory={memory ?? null}
        onState={setState}
        foot={More !== null && actions !== null && <More actions={actions} />}
      />
    </CompareTabsContext.Provider>
  );
}
