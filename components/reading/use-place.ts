import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ReadingPlace } from '@/text/reading-place';
import type { PlaceMemory } from './place-memory';
import type { PageState, ReadingState } from './reading-state';

/** What the place belongs to: a page by its identity, a problem by its name; null while the page is being read. */
function pageOf(state: PageState): string | null {
  if (state.kind === 'page') return state.page.identity;
  return state.kind === 'problem' ? `problem ${state.problem}` : null;
}

function lookUpOf(state: ReadingState): ReadingPlace['lookUp'] {
  return state.kind === 'look-up' ? { text: state.text, asked: state.outcome.kind !== 'none' } : null;
}

/**
 * Brings the reader back to where they were in the views of this page when these were closed, and keeps where they are. Loaded
 * once the page has answered: before that there is no place to go to.
 */
export function usePlace(
  memory: PlaceMemory | null,
  state: ReadingState,
  onLookUp: (lookUp: NonNullable<ReadingPlace['lookUp']>) => void,
): void {
  const page = pageOf('behind' in state ? state.behind : state);
  const latest = useRef({ state, onLookUp });
  useLayoutEffect(() => {
    latest.current = { state, onLookUp };
  });
  useEffect(() => {
    if (memory === null || page === null) return;
    const over = new AbortController();
    void import('./keep-place').then(async ({ keepPlace }) => {
      const stop = await keepPlace({
        memory,
        shown: () => ({ page, lookUp: lookUpOf(latest.current.state) }),
        onLookUp: (lookUp) => latest.current.onLookUp(lookUp),
      });
      if (over.signal.aborted) stop();
      else over.signal.addEventListener('abort', stop);
    });
    return () => over.abort();
  }, [memory, page]);
}
