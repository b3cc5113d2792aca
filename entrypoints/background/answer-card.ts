import { tellToCloseCard } from '@/messaging/card-closing';
import type { Handlers } from '@/messaging/listen';
import { forgetCard, takeTask } from './cards';

/** Answers what only cards ask: what they are for, and to be closed. */
export const answerCard: Pick<Handlers, 'card-task' | 'close-card'> = {
  async 'card-task'({ token }, from) {
    const task = from === undefined ? null : await takeTask(token, from);
    return task === null ? { ok: false, problem: 'no-answer' } : { ok: true, value: task };
  },
  async 'close-card'(_, from) {
    const tabId = from?.tabId ?? null;
    if (tabId !== null) await Promise.all([forgetCard(tabId), tellToCloseCard(tabId)]);
    return { ok: true, value: {} };
  },
};
