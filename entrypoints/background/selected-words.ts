import type { Handlers } from '@/messaging/listen';
import { captureTab } from './capture-tab';

/** Answers "selected-words": what is selected in the tab, which is neither saved nor looked up. */
export function selectedWords(): Handlers['selected-words'] {
  return async ({ tabId }) => {
    const captured = await captureTab(tabId, '/capture-selection.js');
    return captured.ok ? { ok: true, value: { text: captured.value.text } } : captured;
  };
}
