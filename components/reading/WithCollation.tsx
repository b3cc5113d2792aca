import type { ComponentChildren, ComponentType } from 'preact';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLanguage } from '@/components/language';
import { type OpenCollation, OpenCollationContext } from '@/components/open-collation';
import { type OutletOrder, OutletOrderContext } from '@/components/outlet-letters';
import type { CollationQuestion } from '@/text/collation-answer';
import type { CollationPanelProps } from './CollationPanel';
import type { ReadingServices } from './reading-services';
import styles from './WithCollation.module.css';

interface WithCollationProps {
  readonly services: Pick<ReadingServices, 'ask'>;
  readonly children: ComponentChildren;
}

/** What is open, and what had the focus when it was opened. */
interface Opened {
  readonly question: CollationQuestion;
  readonly order: OutletOrder;
  readonly opener: Element | null;
}

/** Loaded when it is first wanted: most readers of a popup never open it. */
function usePanel(wanted: boolean): ComponentType<CollationPanelProps> | null {
  const [panel, setPanel] = useState<ComponentType<CollationPanelProps> | null>(null);
  useLayoutEffect(() => {
    if (wanted) void import('./CollationPanel').then(({ CollationPanel }) => setPanel(() => CollationPanel));
  }, [wanted]);
  return panel;
}

/** Gives the focus back to what opened the view, once that can be seen again. */
function useFocusBack(opened: Opened | null): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (opened === null && opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = opened?.opener ?? null;
  }, [opened]);
}

/** The popup's views, and in their place all versions of one quotation, when that is asked for. They wait as they were left. */
export function WithCollation({ services: { ask }, children }: WithCollationProps) {
  const { words } = useLanguage();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open: OpenCollation = useCallback(
    (question, order) => setOpened({ question, order, opener: document.activeElement }),
    [],
  );
  const collate: CollationPanelProps['ask'] = useCallback((question) => ask('collate', question), [ask]);
  const Panel = usePanel(opened !== null);
  useFocusBack(opened);
  return (
    <OpenCollationContext.Provider value={open}>
      <div class={styles['behind']} hidden={opened !== null}>
        {children}
      </div>
      {opened !== null && (
        <main class={styles['panel']} data-collation-open="">
          {Panel === null ? (
            <p role="status">{words('collation_asking')}</p>
          ) : (
            <OutletOrderContext.Provider value={opened.order}>
              <Panel question={opened.question} ask={collate} onBack={() => setOpened(null)} />
            </OutletOrderContext.Provider>
          )}
        </main>
      )}
    </OpenCollationContext.Provider>
  );
}
