import type { ComponentChildren } from 'preact';
import { useCallback } from 'preact/hooks';
import { type ContextService, ContextServiceContext } from '@/components/context-service';
import { NamesHiddenContext } from '@/components/hidden-names';
import { useNamesChoice } from '@/components/names-choice';
import { type ToldService, ToldServiceContext } from '@/components/told-service';
import type { ReadingServices } from './reading-services';

interface ReadingContextsProps {
  readonly services: Pick<ReadingServices, 'ask'>;
  readonly children: ComponentChildren;
}

/** What views far below take from the popup: whom to ask for the sentences around and for what is told, and whether names are hidden. */
export function ReadingContexts({ services: { ask }, children }: ReadingContextsProps) {
  const { hidden } = useNamesChoice();
  const around: ContextService = useCallback(
    async (whose) => {
      const answer = await ask('context', whose);
      return answer.ok ? answer.value : null;
    },
    [ask],
  );
  const told: ToldService = useCallback(
    async (page) => {
      const answer = await ask('told', { page });
      return answer.ok ? answer.value : null;
    },
    [ask],
  );
  return (
    <NamesHiddenContext.Provider value={hidden}>
      <ContextServiceContext.Provider value={around}>
        <ToldServiceContext.Provider value={told}>{children}</ToldServiceContext.Provider>
      </ContextServiceContext.Provider>
    </NamesHiddenContext.Provider>
  );
}
