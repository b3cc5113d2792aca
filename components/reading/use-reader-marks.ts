import { useState } from 'preact/hooks';
import { useLanguage } from '@/components/language';
import type { ReaderActions } from '@/components/reader-actions';
import type { Answer } from '@/messaging/protocol';
import type { MarkAnswer } from '@/text/answer';
import type { ReadingServices } from './reading-services';
import type { ReadingEvent, ReadingState } from './reading-state';
import { problemText } from './problem-text';

/** What the reader can say of what the popup shows, and what screen readers are told of it. */
export interface ReaderMarks {
  readonly actions: ReaderActions;
  readonly said: string;
}

/** The page whose answer is on screen, or behind a look-up; null when there is none. */
function identityShown(state: ReadingState): string | null {
  if (state.kind === 'page') return state.page.identity;
  if (state.kind === 'selection') return identityShown(state.outcome);
  return state.kind === 'look-up' ? identityShown(state.behind) : null;
}

/** Pasted words are looked up once more: nothing of them is saved that could be answered again. */
async function lookUpAgain(
  { ask }: ReadingServices,
  state: ReadingState,
  dispatch: (event: ReadingEvent) => void,
): Promise<void> {
  if (state.kind !== 'look-up' || state.outcome.kind !== 'found') return;
  const { text } = state;
  dispatch({ type: 'look-up-corrected', text, answer: await ask('look-up', { text }) });
}

/** Sends what the reader says to the background, and shows what comes of it in the place of what was shown. */
export function useReaderMarks(
  services: ReadingServices,
  state: ReadingState,
  dispatch: (event: ReadingEvent) => void,
): ReaderMarks {
  const { words } = useLanguage();
  const [justMade, setJustMade] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const shown = identityShown(state);
  const tell = async (asked: Promise<Answer<MarkAnswer>>): Promise<string | null> => {
    setSaid('');
    const answer = await asked;
    if (!answer.ok) return problemText(words, answer.problem).why;
    const { mark, page } = answer.value;
    await lookUpAgain(services, state, dispatch);
    if (page !== null) dispatch({ type: 'page-corrected', page });
    setJustMade(mark?.id ?? null);
    setSaid(words(mark === null ? 'said_undone' : 'said_done'));
    return null;
  };
  const actions: ReaderActions = {
    justMade,
    correct: (correction) => tell(services.ask('correct', { correction, shown })),
    markSource: (page, by) => tell(services.ask('mark-source', { page, by, shown })),
    takeBack: ({ id, claim }) =>
      tell(
        claim.what === 'source'
          ? services.ask('unmark-source', { page: claim.page, shown })
          : services.ask('undo-correction', { id, shown }),
      ),
    saveRecord: async (record) => {
      const answer = await services.ask('save-record', record);
      if (!answer.ok) return problemText(words, answer.problem).why;
      dispatch({ type: 'record-saved', page: answer.value });
      setSaid(words('said_done'));
      return null;
    },
    outlets: async () => {
      const answer = await services.ask('outlets', {});
      return answer.ok ? answer.value.outlets : null;
    },
    selectedWords: async () => {
      const tabId = await services.activeTabId();
      const answer = tabId === null ? null : await services.ask('selected-words', { tabId });
      return answer?.ok ? answer.value.text : null;
    },
  };
  return { actions, said };
}
