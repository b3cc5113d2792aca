import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { FindAllContext } from '@/components/find-all-versions';
import { InPageContext } from '@/components/in-page';
import { useLanguage } from '@/components/language';
import { ReaderActionsContext } from '@/components/reader-actions';
import type { PageAnswer } from '@/text/answer';
import { announcement } from './announcement';
import { askAboutTab } from './ask-about-tab';
import { findAllOf } from './find-all-of';
import { inPageOf } from './in-page-of';
import { LookUpView } from './LookUpView';
import { lookUp as askToLookUp } from './look-up';
import { PageView } from './PageView';
import type { PlaceMemory } from './place-memory';
import { ProblemView } from './ProblemView';
import styles from './Reading.module.css';
import { ReadingContexts } from './ReadingContexts';
import type { ReadingServices } from './reading-services';
import { nextState, type ReadingEvent, type ReadingState } from './reading-state';
import { usePlace } from './use-place';
import { useReaderMarks } from './use-reader-marks';
import { WithCollation } from './WithCollation';

/** What the views are given. */
export interface ReadingProps {
  readonly services: ReadingServices;
  /** Where the reader is kept for the next view of this tab; null where that is of no use. Must stay the same. */
  readonly memory?: PlaceMemory | null;
  /** Words to look up from the start; null for none. */
  readonly lookUp?: string | null;
  /** Calls back with the page on screen answered anew, whenever the saved articles change; gives the way to stop it. */
  readonly watch?: (identity: string, onPage: (page: PageAnswer) => void) => () => void;
  /** Is told what is shown. */
  readonly onState?: (state: ReadingState) => void;
  /** Stands below a problem: what else there is to do about it. */
  readonly help?: ComponentChildren;
  /** More for the foot of the view. */
  readonly foot?: ComponentChildren;
}

interface ViewProps<State> {
  readonly services: ReadingServices;
  readonly state: State;
  readonly dispatch: (event: ReadingEvent) => void;
  readonly onSelection: () => void;
  readonly onLookUp: (text: string) => void;
  readonly help: ComponentChildren;
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

function View({ state, ...rest }: ViewProps<ReadingState>) {
  const { services, dispatch, onSelection, onLookUp, help } = rest;
  const { words } = useLanguage();
  switch (state.kind) {
    case 'reading':
      return <p class={styles['reading']}>{words('reading')}</p>;
    case 'page':
      return (
        <FindAllContext.Provider value={findAllOf(services, state.page)}>
          <InPageContext.Provider value={inPageOf(services, state.page)}>
            <PageView page={state.page} />
          </InPageContext.Provider>
        </FindAllContext.Provider>
      );
    case 'problem':
      return (
        <ProblemView problem={state.problem} onSelection={onSelection} onLookUp={onLookUp}>
          {help}
        </ProblemView>
      );
    case 'selection':
      return <Selection state={state} {...rest} />;
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

/** The buttons below; a view that cannot go further from here has none of its own. */
function Foot({ state, dispatch, onSelection, children }: FootProps) {
  const { words } = useLanguage();
  const mayOpen =
    state.kind === 'page' ||
    state.kind === 'reading' ||
    (state.kind === 'selection' && state.outcome.kind === 'page');
  if (!mayOpen && !children) return null;
  return (
    <footer class={styles['foot']}>
      {mayOpen && (
        <button type="button" data-look-up="" onClick={() => dispatch({ type: 'look-up-opened' })}>
          {words('look_up')}
        </button>
      )}
      {state.kind === 'page' && (
        <button type="button" data-selection="" onClick={onSelection}>
          {words('selection_button')}
        </button>
      )}
      {children}
    </footer>
  );
}

interface FootProps extends Pick<ViewProps<ReadingState>, 'state' | 'dispatch' | 'onSelection'> {
  readonly children: ComponentChildren;
}

/** What is shown, and what is asked for it: the page at once, and once more when what is saved changes. */
function useReading({ services, memory = null, lookUp = null, watch, onState }: ReadingProps) {
  const [state, dispatch] = useReducer(nextState, { kind: 'reading' });
  useEffect(() => {
    void askAboutTab(services, 'read-page', dispatch);
    if (lookUp !== null) void askToLookUp(services, dispatch, lookUp);
  }, [services, lookUp]);
  const onLookUp = (text: string): void => void askToLookUp(services, dispatch, text);
  usePlace(memory, state, ({ text, asked }) => {
    if (asked) onLookUp(text);
    else dispatch({ type: 'look-up-opened' });
  });
  const behind = 'behind' in state ? state.behind : state;
  const identity = behind.kind === 'page' ? behind.page.identity : null;
  useEffect(
    () =>
      identity === null ? undefined : watch?.(identity, (page) => dispatch({ type: 'page-corrected', page })),
    [identity, watch],
  );
  useEffect(() => onState?.(state), [state, onState]);
  return { state, dispatch, onLookUp };
}

/** What popup and side panel show of a tab: reads the page at once, and looks up words from elsewhere. */
export function Reading(props: ReadingProps) {
  const { services, help, foot } = props;
  const language = useLanguage();
  const { state, dispatch, onLookUp } = useReading(props);
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
  const view = { services, state, dispatch, onSelection, onLookUp, help };
  return (
    <ReadingContexts services={services}>
      <WithCollation services={services}>
        <p role="status" class="sic-for-ears">
          {announcement(language, state)}
        </p>
        <main ref={main} tabIndex={-1} class={styles['main']}>
          <ReaderActionsContext.Provider value={actions}>
            <View {...view} />
          </ReaderActionsContext.Provider>
        </main>
        <p role="status" class="sic-for-ears">
          {said}
        </p>
        <Foot state={state} dispatch={dispatch} onSelection={onSelection}>
          {foot}
        </Foot>
      </WithCollation>
    </ReadingContexts>
  );
}
