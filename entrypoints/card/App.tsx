import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { CompareTabsContext } from '@/components/compare-tabs';
import { FindAllContext } from '@/components/find-all-versions';
import { useLanguage } from '@/components/language';
import { PasteBox } from '@/components/PasteBox';
import { ReaderActionsContext } from '@/components/reader-actions';
import { announcement } from '@/components/reading/announcement';
import { askAboutTab } from '@/components/reading/ask-about-tab';
import { findAllOf } from '@/components/reading/find-all-of';
import { LookUpView } from '@/components/reading/LookUpView';
import { lookUp } from '@/components/reading/look-up';
import { NothingFound } from '@/components/reading/NothingFound';
import { PageView } from '@/components/reading/PageView';
import { ProblemView } from '@/components/reading/ProblemView';
import { ReadingContexts } from '@/components/reading/ReadingContexts';
import type { ReadingServices } from '@/components/reading/reading-services';
import { nextState, type ReadingEvent, type ReadingState } from '@/components/reading/reading-state';
import { useReaderMarks } from '@/components/reading/use-reader-marks';
import { WithCollation } from '@/components/reading/WithCollation';
import type { EngineChoice } from '@/components/WebSearch';
import type { CardTask, PanelTask } from '@/messaging/protocol';
import styles from './App.module.css';
import { SelectedWords } from './SelectedWords';

/** What a card needs from the browser. */
export interface CardServices extends ReadingServices {
  readonly engine: EngineChoice;
  /** Takes the card out of its page; null for one in a tab of its own. */
  readonly close: (() => void) | null;
  /** Goes on in the side panel, in the very turn of a click. */
  readonly openPanel: (task: PanelTask) => void;
}

interface AppProps {
  readonly services: CardServices;
  readonly task: CardTask;
}

/** A page that is not asked about stays unread behind the words. */
function stateAtFirst({ words, problem }: CardTask): ReadingState {
  const behind = problem === null ? ({ kind: 'reading' } as const) : ({ kind: 'problem', problem } as const);
  return words === null ? behind : { kind: 'look-up', behind, text: words, outcome: { kind: 'asking' } };
}

interface ViewProps extends AppProps {
  readonly state: ReadingState;
  readonly dispatch: (event: ReadingEvent) => void;
  readonly onLookUp: (text: string) => void;
}

function LookUp({
  services,
  task,
  state: { text, outcome, behind },
  dispatch,
  onLookUp,
}: Omit<ViewProps, 'state'> & { readonly state: Extract<ReadingState, { readonly kind: 'look-up' }> }) {
  const onPage = task.tabId === null ? null : (): void => dispatch({ type: 'went-back' });
  const others =
    text.trim() === '' ? null : (
      <NothingFound
        services={services}
        text={text}
        engine={services.engine}
        // What has been read already needs no reading.
        onPage={behind.kind === 'reading' ? onPage : null}
      />
    );
  if (text === task.words)
    return (
      <SelectedWords text={text} outcome={outcome} onLookUp={onLookUp} onPage={onPage}>
        {others}
      </SelectedWords>
    );
  const { words } = task;
  // Back to the words it was opened for: the page behind them is read when the reader says so, not in passing.
  const onBack = words === null ? (): void => dispatch({ type: 'went-back' }) : () => onLookUp(words);
  return (
    <LookUpView text={text} outcome={outcome} onLookUp={onLookUp} onBack={onBack}>
      {others}
    </LookUpView>
  );
}

function View({ state, ...rest }: ViewProps) {
  const { services, onLookUp } = rest;
  const { words } = useLanguage();
  switch (state.kind) {
    case 'reading':
      return <p class={styles['quiet']}>{words('reading')}</p>;
    case 'page':
      return (
        <FindAllContext.Provider value={findAllOf(services, state.page)}>
          <PageView page={state.page} />
          <p class={styles['hint']}>{words('card_nothing_selected')}</p>
          <PasteBox text="" focused={false} busy={false} onLookUp={onLookUp} />
        </FindAllContext.Provider>
      );
    // A card has no selection to capture besides the words it was opened for.
    case 'selection':
      return null;
    case 'problem':
      return <ProblemView problem={state.problem} onSelection={null} onLookUp={onLookUp} />;
    case 'look-up':
      return <LookUp state={state} {...rest} />;
  }
}

/** What the panel goes on with: the words on screen, or the page. */
function panelTask(state: ReadingState): PanelTask {
  return state.kind === 'look-up' && state.text.trim() !== ''
    ? { kind: 'look-up', text: state.text }
    : { kind: 'read-page' };
}

/** Closes the card at Escape, unless something inside it closes first. */
function useEscape(close: CardServices['close']): void {
  // Before the view is painted: a key pressed at the first sight of it must not be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [close]);
}

/** The card: who else prints the words it was opened for; without any, the quotations of its page. */
export function App({ services, task }: AppProps) {
  const language = useLanguage();
  const { words } = language;
  const [state, dispatch] = useReducer(nextState, stateAtFirst(task));
  const isReading = state.kind === 'reading';
  useEffect(() => {
    if (isReading) void askAboutTab(services, 'read-page', dispatch);
  }, [services, isReading]);
  const onLookUp = (text: string): void => void lookUp(services, dispatch, text);
  useEffect(() => {
    if (task.words !== null) void lookUp(services, dispatch, task.words);
  }, [services, task]);
  useEscape(services.close);
  const { actions, said } = useReaderMarks(services, state, dispatch);
  const main = useRef<HTMLElement>(null);
  // What had the focus may be gone with what was shown before; the keyboard goes on from the top of the answer.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <ReadingContexts services={services}>
      <header class={styles['bar']}>
        <p class={styles['name']}>{words('extension_name')}</p>
        <button type="button" class="sic-tool" onClick={() => services.openPanel(panelTask(state))}>
          {words('open_panel')}
        </button>
        {services.close !== null && (
          <button
            type="button"
            class={styles['close']}
            aria-label={words('card_close')}
            title={words('card_close')}
            onClick={services.close}
          >
            ×
          </button>
        )}
      </header>
      <WithCollation services={services}>
        <p role="status" class="sic-for-ears">
          {announcement(language, state)}
        </p>
        <main ref={main} tabIndex={-1} class={styles['main']}>
          <CompareTabsContext.Provider value={() => services.openPanel({ kind: 'compare-tabs' })}>
            <ReaderActionsContext.Provider value={actions}>
              <View services={services} task={task} state={state} dispatch={dispatch} onLookUp={onLookUp} />
            </ReaderActionsContext.Provider>
          </CompareTabsContext.Provider>
        </main>
        <p role="status" class="sic-for-ears">
          {said}
        </p>
      </WithCollation>
    </ReadingContexts>
  );
}
