import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { useLanguage } from '@/components/language';
import { ReadingContexts } from '@/components/reading/ReadingContexts';
import type { ReadingServices } from '@/components/reading/reading-services';
import { StatusMessage } from '@/components/StatusMessage';
import { watchAccess } from '@/messaging/site-access';
import { compareOpenTabs } from '@/text/compare-open-tabs';
import { CompareResult } from './CompareResult';
import styles from './CompareTabs.module.css';
import { FIRST_COMPARE, nextCompare } from './compare-state';
import { LoanLine } from './LoanLine';
import { openTabs, type OpenTab } from './open-tabs';
import { readTabs } from './read-tabs';
import { TabAccess } from './TabAccess';
import { TabChoice } from './TabChoice';

interface CompareTabsProps {
  readonly ask: ReadingServices['ask'];
  readonly onBack: () => void;
}

/** How far the reading of the ticked tabs has come, with the way to stop it. */
function Progress({ done, of, onCancel }: { done: number; of: number; onCancel: () => void }) {
  const { words, locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  const label = words('compare_tabs_reading', [number.format(done), number.format(of)]);
  return (
    <div class={styles['progress']}>
      <p role="status">{label}</p>
      <progress value={done} max={of} aria-label={label} />
      <button type="button" class="sic-tool" onClick={onCancel}>
        {words('cancel')}
      </button>
    </div>
  );
}

function useComparison(ask: ReadingServices['ask']) {
  const [state, dispatch] = useReducer(nextCompare, FIRST_COMPARE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    const look = (): void => void openTabs().then((open) => dispatch({ type: 'tabs-seen', open }));
    look();
    const stop = watchAccess(look);
    return () => {
      stop();
      running.current?.abort();
    };
  }, []);
  const compare = async (tabs: readonly OpenTab[], save: boolean): Promise<void> => {
    const own = new AbortController();
    running.current = own;
    dispatch({ type: 'began', of: tabs.length });
    const onProgress = (done: number): void => dispatch({ type: 'progressed', done });
    const reads = await readTabs(tabs, { ask, save, signal: own.signal, onProgress });
    const read = reads.flatMap((one) => ('read' in one ? [one.read] : []));
    const quotations = await compareOpenTabs(read);
    if (!own.signal.aborted) dispatch({ type: 'compared', reads, quotations });
  };
  const cancel = useCallback(() => {
    running.current?.abort();
    dispatch({ type: 'cancelled' });
  }, []);
  return { state, compare, cancel, again: () => dispatch({ type: 'cancelled' }) };
}

/** Compares open tabs: asks for them, lists them with ticks, reads those ticked, and shows what they print in common. */
export function CompareTabs({ ask, onBack }: CompareTabsProps) {
  const { words } = useLanguage();
  const { state, compare, cancel, again } = useComparison(ask);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { open, step } = state;
  return (
    <ReadingContexts services={{ ask }}>
      <main class={styles['main']} data-compare={step.kind}>
        <button type="button" class={styles['back']} onClick={step.kind === 'compared' ? again : onBack}>
          {words('back')}
        </button>
        <h1 ref={heading} tabIndex={-1}>
          {words('compare_tabs')}
        </h1>
        {step.kind === 'choosing' && open !== null && (
          <>
            {open.unknown > 0 && <TabAccess unknown={open.unknown} />}
            {open.tabs.length > 0 && (
              <TabChoice open={open} onCompare={(tabs, save) => void compare(tabs, save)} />
            )}
            {open.tabs.length === 0 && open.unknown === 0 && (
              <StatusMessage title={words('compare_tabs_none')} level={2}>
                <p>{words('next_step_open')}</p>
              </StatusMessage>
            )}
          </>
        )}
        {step.kind === 'reading' && <Progress {...step} onCancel={cancel} />}
        {step.kind === 'compared' && <CompareResult reads={step.reads} quotations={step.quotations} />}
        <LoanLine isDone={step.kind === 'compared'} />
      </main>
    </ReadingContexts>
  );
}
