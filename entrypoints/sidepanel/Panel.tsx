import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { CompareTabsContext } from '@/components/compare-tabs';
import { useLanguage } from '@/components/language';
import type { PlaceMemory } from '@/components/reading/place-memory';
import { Reading, type ReadingProps } from '@/components/reading/Reading';
import type { ReadingServices } from '@/components/reading/reading-services';
import type { ReadingState } from '@/components/reading/reading-state';
import { useLater } from '@/components/use-later';
import { openLibrary } from '@/messaging/open-library';
import { takePanelRequest, watchPanelRequests } from '@/messaging/panel-request';
import { keepPlaceOf, placeOf, watchPlaces } from '@/messaging/reading-place';
import { borrowAllSites, mayReadAll } from '@/messaging/site-access';
import { AccessHelp } from './AccessHelp';
import styles from './Panel.module.css';
import { FIRST_STATE, nextPanel, type PanelEvent, type PanelState, type Showing } from './panel-state';
import { StaleBar } from './StaleBar';
import { standing } from './standing';
import { type TabInView, type TabWatch, watchTab } from './tab-in-view';

interface PanelProps {
  readonly ask: ReadingServices['ask'];
  /** The one tab a panel in a tab of its own belongs to; null beside a window, where the tab in front counts. */
  readonly tabId: number | null;
}

/** The rules that compare texts weigh twenty times as much as the panel; it shows its page first. */
const compareTabsView = async () => (await import('./CompareTabs')).CompareTabs;

/** The database comes once the page is there. */
const watchPage: NonNullable<ReadingProps['watch']> = (identity, onPage) => {
  const watching = import('./watch-page').then((loaded) => loaded.watchPage(identity, onPage));
  return () => void watching.then((stop) => stop());
};

/** A place in a page; problems have places too, and they are no news. */
const isPage = (page: string): boolean => !page.startsWith('problem ');

function usePanelState(tabId: number | null) {
  const [state, dispatch] = useReducer<PanelState, PanelEvent>(nextPanel, FIRST_STATE);
  const watch = useRef<TabWatch | null>(null);
  useEffect(() => {
    const take = async (): Promise<void> => {
      const request = await takePanelRequest();
      if (request !== null) dispatch({ type: 'asked', task: request.task });
    };
    // What was asked before the panel was there comes first: the page would be read for nothing.
    const watching = take().then(() => {
      watch.current = watchTab(tabId, (tab) => dispatch({ type: 'tab-seen', tab }));
    });
    const stop = watchPanelRequests(() => void take());
    return () => {
      stop();
      void watching.then(() => watch.current?.stop());
    };
  }, [tabId]);
  return { state, dispatch, look: useCallback(async () => (await watch.current?.look()) ?? null, []) };
}

interface PageProps extends PanelProps {
  readonly showing: Extract<Showing, { readonly kind: 'page' }>;
  readonly now: TabInView | null;
  readonly dispatch: (event: PanelEvent) => void;
  readonly look: () => Promise<TabInView | null>;
}

/** The views of one tab's page, and whether it is still the one in view. */
function Page({ ask, showing, now, dispatch, look }: PageProps) {
  const { words } = useLanguage();
  const { tab } = showing;
  const [shown, setShown] = useState<ReadingState['kind']>('reading');
  const read = useCallback(() => dispatch({ type: 'asked', task: { kind: 'read-page' } }), [dispatch]);
  const services = useMemo(
    (): ReadingServices => ({ ask, activeTabId: async () => tab.id, openLibrary }),
    [ask, tab.id],
  );
  const memory = useMemo(
    (): PlaceMemory => ({ read: () => placeOf(tab.id), keep: (place) => keepPlaceOf(tab.id, place) }),
    [tab.id],
  );
  const onState = useCallback(
    ({ kind }: ReadingState) => {
      setShown(kind);
      if (kind === 'page') void look().then((latest) => dispatch({ type: 'answered', tab: latest }));
    },
    [dispatch, look],
  );
  const stands = standing(tab, now);
  const isBehind = stands !== 'fresh' || shown === 'problem';
  // The popup has read the page in view: a click on the icon is how the reader lets Sic read it.
  useEffect(
    () =>
      watchPlaces((of, { page }) => {
        if (isBehind && of === now?.id && isPage(page)) read();
      }),
    [isBehind, now?.id, read],
  );
  return (
    <>
      {stands !== 'fresh' && <StaleBar standing={stands} title={tab.title} onRead={read} />}
      <div class={styles['page']} data-standing={stands}>
        <Reading
          services={services}
          memory={memory}
          lookUp={showing.lookUp}
          watch={watchPage}
          onState={onState}
          help={<AccessHelp tab={tab} onAllowed={read} />}
          foot={
            <button type="button" onClick={() => dispatch({ type: 'asked', task: { kind: 'compare-tabs' } })}>
              {words('compare_tabs')}
            </button>
          }
        />
      </div>
    </>
  );
}

/** The side panel: the views of a page, which stay while the reader goes on; and the comparison of open tabs. */
export function Panel({ ask, tabId }: PanelProps) {
  const { words } = useLanguage();
  const { state, dispatch, look } = usePanelState(tabId);
  const { showing, now } = state;
  const [hasAll, setHasAll] = useState(false);
  useEffect(() => void mayReadAll().then(setHasAll), [showing.turn]);
  const compareTabs = useCallback(() => {
    if (!hasAll) void borrowAllSites();
    dispatch({ type: 'asked', task: { kind: 'compare-tabs' } });
  }, [hasAll, dispatch]);
  const CompareTabs = useLater(showing.kind === 'compare-tabs', compareTabsView);
  if (showing.kind === 'nothing' || (showing.kind === 'compare-tabs' && CompareTabs === null))
    return <p role="status">{words('reading')}</p>;
  return (
    <CompareTabsContext.Provider value={compareTabs}>
      {showing.kind === 'page' ? (
        <Page
          key={showing.turn}
          ask={ask}
          tabId={tabId}
          showing={showing}
          now={now}
          dispatch={dispatch}
          look={look}
        />
      ) : (
        CompareTabs !== null && (
          <CompareTabs
            key={showing.turn}
            ask={ask}
            onBack={() => dispatch({ type: 'asked', task: { kind: 'read-page' } })}
          />
        )
      )}
    </CompareTabsContext.Provider>
  );
}
