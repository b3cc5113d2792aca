import type { SharedQuotation } from '@/text/compare-open-tabs';
import type { OpenTabs } from './open-tabs';
import type { TabRead } from './read-tabs';

/** How far the comparison of open tabs has come. */
export interface CompareState {
  /** Null until they are known. */
  readonly open: OpenTabs | null;
  readonly step:
    | { readonly kind: 'choosing' }
    | { readonly kind: 'reading'; readonly done: number; readonly of: number }
    | {
        readonly kind: 'compared';
        readonly reads: readonly TabRead[];
        readonly quotations: readonly SharedQuotation[];
      };
}

/** What can happen to it. */
export type CompareEvent =
  | { readonly type: 'tabs-seen'; readonly open: OpenTabs }
  | { readonly type: 'began'; readonly of: number }
  | { readonly type: 'progressed'; readonly done: number }
  | {
      readonly type: 'compared';
      readonly reads: readonly TabRead[];
      readonly quotations: readonly SharedQuotation[];
    }
  | { readonly type: 'cancelled' };

/** Before the tabs are known. */
export const FIRST_COMPARE: CompareState = { open: null, step: { kind: 'choosing' } };

/** The state after an event; what comes in after a cancel changes nothing. */
export function nextCompare(state: CompareState, event: CompareEvent): CompareState {
  const { step } = state;
  switch (event.type) {
    case 'tabs-seen':
      return { ...state, open: event.open };
    case 'began':
      return { ...state, step: { kind: 'reading', done: 0, of: event.of } };
    case 'progressed':
      return step.kind === 'reading' ? { ...state, step: { ...step, done: event.done } } : state;
    case 'compared': {
      const { reads, quotations } = event;
      return step.kind === 'reading' ? { ...state, step: { kind: 'compared', reads, quotations } } : state;
    }
    case 'cancelled':
      return { ...state, step: { kind: 'choosing' } };
  }
}
