import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { onCloseCard } from '@/messaging/card-closing';
import { newCardToken } from '@/messaging/card-token';
import type { ShownCard } from '@/messaging/validate-card';
import { showCardFrame } from './card-frame';
import { selectedWords } from './selected-words';

/** Under this name the script finds, when it runs again in the same page, how to take its earlier card away. */
const CLOSE = 'sicCloseCard';

/** Whether an element of ours can stand in the document: not beside a picture, in XML, in a frame set or in a PDF viewer. */
function canHold(document: Document): boolean {
  return document.body?.localName === 'body' && document.contentType !== 'application/pdf';
}

function closeEarlier(): void {
  const close: unknown = Reflect.get(globalThis, CLOSE);
  if (typeof close === 'function') close();
}

function show(): ShownCard | null {
  if (!canHold(document)) return null;
  closeEarlier();
  const { typed, read, box } = selectedWords(document);
  const token = newCardToken();
  const close = showCardFrame(
    {
      address: `${browser.runtime.getURL('/card.html')}#${token}`,
      title: browser.i18n.getMessage('card_title'),
      selection: box,
    },
    () => {
      stopListening();
      Reflect.deleteProperty(globalThis, CLOSE);
    },
  );
  const stopListening = onCloseCard(close);
  Reflect.set(globalThis, CLOSE, close);
  return { token, typed, read };
}

/**
 * Injected into a page's main frame at the reader's gesture: shows the card beside what is selected there. What it returns goes to
 * the background alone, as the result of `executeScript`; a throw would arrive as `null`, and null is what it means.
 */
export default defineUnlistedScript((): ShownCard | null => {
  try {
    return show();
  } catch {
    return null;
  }
});
