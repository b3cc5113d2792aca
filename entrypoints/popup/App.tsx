import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { segmentsInText } from '@/components/segments-in-text';
import { FindAllContext, type FindAllVersions } from '@/components/find-all-versions';
import { useLanguage } from '@/components/language';
import { ReaderActionsContext } from '@/components/reader-actions';
import type { PageAnswer } from '@/text/answer';
import styles from './App.module.css';
import { announcement } from './announcement';
import { LookUpView } from './LookUpView';
import { PageView } from './PageView';
import { ProblemView } from './ProblemView';
import { ReadingContexts } from './ReadingContexts';
import type { PopupServices } from './popup-services';
import { nextState, type PopupEvent, type PopupState } from './popup-state';
import { usePopupMarks } from './use-popup-marks';
import { WithCollation } from './WithCollation';

interface AppProps {
  readonly services: PopupServices;
}

type Dispatch = (event: PopupEvent) => void;

const ANSWERED = { 'read-page': 'page-answered', 'read-selection': 'selection-answered' } as const;

async function askAboutTab(
  { ask, activeTabId }: PopupServices,
  message: keyof typeof ANSWERED,
  dispatch: Dispatch,
): Promise<void> {
  const tabId = await activeTabId();
  const answer =
    tabId === null ? ({ ok: false, problem: 'no-access' } as const) : await ask(message, { tabId });
  dispatch({ type: ANSWERED[message], answer });
}

async function lookUp({ ask }: PopupServices, dispatch: Dispatch, text: string): Promise<void> {
  dispatch({ type: 'look-up-asked', text });
  const answer =
    text.trim() === '' ? ({ ok: false, problem: 'nothing-pasted' } as const) : await ask('look-up', { text });
  dispatch({ type: 'look-up-answered', text, answer });
}

/** Asks for every version of a quotation of this page. */
function findAllOf({ ask }: PopupServices, page: PageAnswer): FindAllVersions {
  const { identity, publishedAt, language } = page;
  return async (quotation) => {
    const { text, speaker } = quotation;
    const page = { identity, publishedAt };
    const segments = segmentsInText(quotation);
    const answer = await ask('all-versions', { text, segments, speaker, language, page });
    return answer.ok ? answer.value : null;
  };
}

interface ViewProps<State> {
  readonly services: PopupServices;
  readonly state: State;
  readonly dispatch: Dispatch;
  readonly onSelection: () => void;
  readonly onLookUp: (text: string) => void;
}

function Selection({
  state: { outcome },
  ...rest
}: ViewProps<Extract<PopupState, { readonly kind: 'selection' }>>) {
  const { words } = useLanguage();
  return (
    <>
      <button type="button" class={styles['back']} onClick={() => rest.dispatch({ type: 'went-back' })}>
        {words('back')}
      </button>
      {outcome.kind === 'reading' ? (
        <p class={styles['reading']}>{words('reading_selection')}</p>
      ) : (
        <View state={outcome} {...rest} />
      )}
    </>
  );
}

function View({ services, state, dispatch, onSelection, onLookUp }: ViewProps<PopupState>) {
  const { words } = useLanguage();
  switch (state.kind) {
    case 'reading':
      return <p class={styles['reading']}>{words('reading')}</p>;
    case 'page':
      return (
        <FindAllContext.Provider value={findAllOf(services, state.page)}>
          <PageView page={state.page} />
        </FindAllContext.Provider>
      );
    case 'problem':
      return <ProblemView problem={state.problem} onSelection={onSelection} onLookUp={onLookUp} />;
    case 'selection':
      return (
        <Selection
          services={services}
          state={state}
          dispatch={dispatch}
          onSelection={onSelection}
          onLookUp={onLookUp}
        />
      );
    case 'look-up':
      return (
        <LookUpView
          text={state.text}
          outcome={state.outcome}
          onLookUp={onLookUp}
          onBack={() => dispatch({ type: 'went-back' })}
        />
      );
  }
}

/** The popup: reads the page under it at once, and looks up words from elsewhere. */
export function App({ services }: AppProps) {
  const language = useLanguage();
  const [state, dispatch] = useReducer(nextState, { kind: 'reading' });
  useEffect(() => {
    void askAboutTab(services, 'read-page', dispatch);
  }, [services]);
  const { actions, said } = usePopupMarks(services, state, dispatch);
  const main = useRef<HTMLElement>(null);
  // Going back or a correction takes away the button that had the focus; the keyboard goes on from the top instead.
  useLayoutEffect(() => {
    if (state.kind !== 'reading' && document.activeElement === document.body) main.current?.focus();
  }, [state]);
  const onSelection = () => {
    dispatch({ type: 'selection-asked' });
    void askAboutTab(services, 'read-selection', dispatch);
  };
  const mayOpen =
    state.kind === 'page' ||
    state.kind === 'reading' ||
    (state.kind === 'selection' && state.outcome.kind === 'page');
  return (
    <ReadingContexts services={services}>
      <WithCollation services={services}>
        <p role="status" class="sic-for-ears">
          {announcement(language, state)}
        </p>
        <main ref={main} tabIndex={-1} class={styles['main']}>
          <ReaderActionsContext.Provider value={actions}>
            <View
              services={services}
              state={state}
              dispatch={dispatch}
              onSelection={onSelection}
              onLookUp={(text) => void lookUp(services, dispatch, text)}
            />
          </ReaderActionsContext.Provider>
        </main>
        <p role="status" class="sic-for-ears">
          {said}
        </p>
        {mayOpen && (
          <footer class={styles['foot']}>
            <button type="button" onClick={() => dispatch({ type: 'look-up-opened' })}>
              {language.words('look_up')}
            </button>
            {state.kind === 'page' && (
              <button type="button" onClick={onSelection}>
                {language.words('selection_button')}
              </button>
            )}
          </footer>
        )}
      </WithCollation>
    </ReadingContexts>
  );
}
