import type { ComponentChildren } from 'preact';
import { useCallback, useMemo } from 'preact/hooks';
import { type ContextService, ContextServiceContext } from '@/components/context-service';
import { NamesHiddenContext } from '@/components/hidden-names';
import { useLanguage } from '@/components/language';
import { useNamesChoice } from '@/components/names-choice';
import { SaveServiceContext } from '@/components/save-service';
import { type ToldService, ToldServiceContext } from '@/components/told-service';
import type { ReadingServices } from './reading-services';
import { saveServiceOf } from './save-service-of';

interface ReadingContextsProps {
  readonly services: Pick<ReadingServices, 'ask' | 'openLibrary'>;
  readonly children: ComponentChildren;
}

/** What views far below take from the popup: whom to ask for the sentences around, for what is told and to save, and whether names are hidden. */
export function ReadingContexts({ services, children }: ReadingContextsProps) {
  const { ask } = services;
  const { words } = useLanguage();
  const saving = useMemo(() => saveServiceOf(services, words), [services, words]);
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
        <ToldServiceContext.Provider value={told}>
          <SaveServiceContext.Provider value={saving}>{children}</SaveServiceContext.Provider>
        </ToldServiceContext.Provider>
      </ContextServiceContext.Provider>
    </NamesHiddenContext.Provider>
  );
}
