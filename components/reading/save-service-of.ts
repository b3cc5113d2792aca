import type { Words } from '@/components/language';
import type { Saved, SaveService } from '@/components/save-service';
import type { Answer, SavedIds } from '@/messaging/protocol';
import { problemText } from './problem-text';
import type { ReadingServices } from './reading-services';

/** Saves by asking the background. */
export function saveServiceOf(
  { ask, openLibrary }: Pick<ReadingServices, 'ask' | 'openLibrary'>,
  words: Words,
): SaveService {
  const told = async (asked: Promise<Answer<SavedIds>>): Promise<Saved> => {
    const answer = await asked;
    return answer.ok
      ? { ok: true, ids: answer.value.ids }
      : { ok: false, problem: problemText(words, answer.problem).why };
  };
  return {
    save: (toSave) =>
      told(
        toSave.what === 'page'
          ? ask('save-page', { page: toSave.page })
          : ask('save-comparison', toSave.question),
      ),
    remove: (ids) => told(ask('remove-comparison', { ids })),
    open: openLibrary ?? null,
  };
}
