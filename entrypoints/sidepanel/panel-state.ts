import type { PanelTask } from '@/messaging/protocol';
import type { TabInView } from './tab-in-view';

/** What the panel shows. `turn` counts what was asked of it: whatever is asked anew begins anew. */
export type Showing =
  | { readonly kind: 'nothing'; readonly turn: number }
  | { readonly kind: 'page'; readonly turn: number; readonly tab: TabInView; readonly lookUp: string | null }
  | { readonly kind: 'compare-tabs'; readonly turn: number };

/** The panel's state. */
export interface PanelState {
  readonly showing: Showing;
  /** The tab in view; null when there is none, or the browser has not told it yet. */
  readonly now: TabInView | null;
  /** Asked for before the browser had told the tab. */
  readonly waiting: PanelTask | null;
}

/** What can happen to the panel. */
export type PanelEvent =
  | { readonly type: 'tab-seen'; readonly tab: TabInView | null }
  | { readonly type: 'asked'; readonly task: PanelTask }
  /** The page was read; `tab` is what the browser tells of it now, its address perhaps only by now. */
  | { readonly type: 'answered'; readonly tab: TabInView | null };

/** Nothing yet; the page in view is what is wanted unless something else is asked. */
export const FIRST_STATE: PanelState = {
  showing: { kind: 'nothing', turn: 0 },
  now: null,
  waiting: { kind: 'read-page' },
};

function begin(state: PanelState, task: PanelTask): PanelState {
  const turn = state.showing.turn + 1;
  if (task.kind === 'compare-tabs')
    return { ...state, showing: { kind: 'compare-tabs', turn }, waiting: null };
  if (state.now === null) return { ...state, waiting: task };
  const lookUp = task.kind === 'look-up' ? task.text : null;
  return { ...state, showing: { kind: 'page', turn, tab: state.now, lookUp }, waiting: null };
}

/** The tab that was read, with the address that the browser did not tell before. */
function withAddress(state: PanelState, tab: TabInView | null): PanelState {
  const { showing } = state;
  if (showing.kind !== 'page' || showing.tab.url !== null || showing.tab.id !== tab?.id) return state;
  return { ...state, showing: { ...showing, tab } };
}

/** The state after an event. */
export function nextPanel(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case 'tab-seen': {
      const seen = { ...state, now: event.tab };
      return event.tab !== null && state.waiting !== null ? begin(seen, state.waiting) : seen;
    }
    case 'asked':
      return begin(state, event.task);
    case 'answered':
      return { ...withAddress(state, event.tab), now: event.tab };
  }
}
