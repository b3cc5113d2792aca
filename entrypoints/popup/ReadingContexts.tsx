import type { ComponentChildren } from 'preact';
import { useCallback } from 'preact/hooks';
import { type ContextService, ContextServiceContext } from '@/components/context-service';
import { NamesHiddenContext } from '@/components/hidden-names';
import { useNamesChoice } from '@/components/names-choice';
import type { PopupServices } from './popup-services';

interface ReadingContextsProps {
  readonly services: Pick<PopupServices, 'ask'>;
  readonly children: ComponentChildren;
}

/** What views far below take from the popup: whom to ask for the sentences around, and whether names are hidden. */
export function ReadingContexts({ services: { ask }, children }: ReadingContextsProps) {
  const { hidden } = useNamesChoice();
  const around: ContextService = useCallback(
    async (whose) => {
      const answer = await ask('context', whose);
      return answer.ok ? answer.value : null;
    },
    [ask],
  );
  return (
    <NamesHiddenContext.Provider value={hidden}>
      <ContextServiceContext.Provider value={around}>{children}</ContextServiceContext.Provider>
    </NamesHiddenContext.Provider>
  );
}
