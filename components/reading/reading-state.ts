import type { Answer, Problem } from '@/messaging/protocol';
import type { LookUpAnswer, PageAnswer } from '@/text/answer';

/** What is known of the page under the popup. */
export type PageState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'page'; readonly page: PageAnswer }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** How far the look-up of pasted words has come. */
export type LookUpOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly answer: LookUpAnswer }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** The popup shows one of these; a look-up and a selection remember the page they go back to. */
export type ReadingState =
  | PageState
  | {
      readonly kind: 'selection';
      readonly behind: PageState;
      /** What came of reading the selected words. */
      readonly outcome: PageState;
    }
  | {
      readonly kind: 'look-up';
      readonly behind: PageState;
      readonly text: string;
      readonly outcome: LookUpOutcome;
    };

/** What can happen to the popup. */
export type ReadingEvent =
  | { readonly type: 'page-answered'; readonly answer: Answer<PageAnswer> }
  | { readonly type: 'selection-asked' }
  | { readonly type: 'selection-answered'; readonly answer: Answer<PageAnswer> }
  /** The reader's own transcription was saved, and is shown as a page of its own. */
  | { readonly type: 'record-saved'; readonly page: PageAnswer }
  | { readonly type: 'look-up-opened' }
  | { readonly type: 'look-up-asked'; readonly text: string }
  | { readonly type: 'look-up-answered'; readonly text: string; readonly answer: Answer<LookUpAnswer> }
  | { readonly type: 'page-corrected'; readonly page: PageAnswer }
  | { readonly type: 'look-up-corrected'; readonly text: string; readonly answer: Answer<LookUpAnswer> }
  | { readonly type: 'went-back' };

const pageState = (answer: Answer<PageAnswer>): PageState =>
  answer.ok ? { kind: 'page', page: answer.value } : { kind: 'problem', problem: answer.problem };

const outcomeOf = (answer: Answer<LookUpAnswer>): LookUpOutcome =>
  answer.ok ? { kind: 'found', answer: answer.value } : { kind: 'failed', problem: answer.problem };

/** The page to go back to. From a look-up begun beside selected words, that is those words. */
function pageBehind(state: ReadingState, event: ReadingEvent['type']): PageState {
  if (state.kind === 'look-up') return state.behind;
  if (state.kind !== 'selection') return state;
  return event === 'look-up-opened' || event === 'look-up-asked' ? state.outcome : state.behind;
}

/** The page answered once more takes its own place, and keeps what was said of its saving. */
function withPage(state: PageState, page: PageAnswer): PageState {
  return state.kind === 'page' && state.page.identity === page.identity
    ? { kind: 'page', page: { ...page, saved: state.page.saved } }
    : state;
}

function corrected(state: ReadingState, page: PageAnswer): ReadingState {
  if (!('behind' in state)) return withPage(state, page);
  const behind = withPage(state.behind, page);
  return state.kind === 'selection'
    ? { ...state, behind, outcome: withPage(state.outcome, page) }
    : { ...state, behind };
}

/** The state after an event. An answer to a question that is no longer asked changes nothing. */
export function nextState(state: ReadingState, event: ReadingEvent): ReadingState {
  const behind = pageBehind(state, event.type);
  switch (event.type) {
    case 'page-answered':
      return 'behind' in state ? { ...state, behind: pageState(event.answer) } : pageState(event.answer);
    case 'selection-asked':
      return { kind: 'selection', behind, outcome: { kind: 'reading' } };
    case 'selection-answered':
      return state.kind === 'selection' ? { ...state, outcome: pageState(event.answer) } : state;
    case 'record-saved':
      return { kind: 'selection', behind, outcome: { kind: 'page', page: event.page } };
    case 'look-up-opened':
      return { kind: 'look-up', behind, text: '', outcome: { kind: 'none' } };
    case 'look-up-asked':
      return { kind: 'look-up', behind, text: event.text, outcome: { kind: 'asking' } };
    case 'look-up-answered':
      if (state.kind !== 'look-up' || state.outcome.kind !== 'asking' || state.text !== event.text)
        return state;
      return { ...state, outcome: outcomeOf(event.answer) };
    case 'page-corrected':
      return corrected(state, event.page);
    case 'look-up-corrected':
      if (state.kind !== 'look-up' || state.outcome.kind !== 'found' || state.text !== event.text)
        return state;
      return event.answer.ok ? { ...state, outcome: outcomeOf(event.answer) } : state;
    case 'went-back':
      return behind;
  }
}
