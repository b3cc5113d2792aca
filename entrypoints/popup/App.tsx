import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { FindAllContext } from '@/components/find-all-versions';
import { useLanguage } from '@/components/language';
import { ReaderActionsContext } from '@/components/reader-actions';
import styles from './App.module.css';
import { announcement } from '@/components/reading/announcement';
import { askAboutTab } from '@/components/reading/ask-about-tab';
import { findAllOf } from '@/components/reading/find-all-of';
import { LookUpView } from '@/components/reading/LookUpView';
import { lookUp } from '@/components/reading/look-up';
import { PageView } from '@/components/reading/PageView';
import { ProblemView } from '@/components/reading/ProblemView';
import { ReadingContexts } from '@/components/reading/ReadingContexts';
import type { ReadingServices } from '@/components/reading/reading-services';
import { nextState, type ReadingEvent, type ReadingState } from '@/components/reading/reading-state';
import { useReaderMarks } from '@/components/reading/use-reader-marks';
import { WithCollation } from '@/components/reading/WithCollation';

interface AppProps {
  readonly services: ReadingServices;
}

type Dispatch = (event: ReadingEvent) => void;

interface ViewProps<State> {
  readonly services: ReadingServices;
  readonly state: State;
  readonly dispatch: Dispatch;
  readonly onSelection: () => void;
  readonly onLookUp: (text: string) => void;
}

function Selection({
  state: { outcome },
  ...rest
}: ViewProps<Extract<ReadingState, { readonly kind: 'selection' }>>) {
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

function View({ services, state, dispatch, onSelection, onLookUp }: ViewProps<ReadingState>) {
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
  const { actions, said } = useReaderMarks(services, state, dispatch);
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
