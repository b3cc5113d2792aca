import '@/components/theme.css';
import './card.css';
import type { ReadingServices } from '@/components/reading/reading-services';
import { showPage } from '@/components/reading/show-page';
import { browserLanguage, catalogueWords } from '@/messaging/catalogue';
import { ask } from '@/messaging/client';
import { chosenEngine, keepEngine } from '@/messaging/engine-choice';
import type { CardTask } from '@/messaging/protocol';
import { App, type CardServices } from './App';

/** The token this card was made with, which leaves the address at once; '' when a page embeds us of its own accord. */
function takeToken(): string {
  const token = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  return token;
}

/** Whether this stands where a card of ours does: in a tab of its own, or directly in a tab's page. */
function isInPlace(): boolean {
  return window.parent === window.top;
}

function servicesFor({ tabId }: CardTask): CardServices {
  const reading: ReadingServices = { ask, activeTabId: async () => tabId };
  return {
    ...reading,
    engine: { read: chosenEngine, keep: keepEngine },
    openPanel: (task) => void ask('open-panel', { tabId: null, task }),
    close: tabId === null ? null : () => void ask('close-card', {}),
  };
}

/** Takes down whether Escape is pressed while the card has nothing to show yet. */
function earlyEscape(): { readonly pressed: () => boolean; readonly stop: () => void } {
  let pressed = false;
  const onKey = ({ key }: KeyboardEvent): void => {
    pressed ||= key === 'Escape';
  };
  addEventListener('keydown', onKey);
  return { pressed: () => pressed, stop: () => removeEventListener('keydown', onKey) };
}

/** Shows nothing and does nothing until the background knows the token. */
async function start(): Promise<void> {
  const token = takeToken();
  if (token === '' || !isInPlace()) return;
  const early = earlyEscape();
  const answer = await ask('card-task', { token });
  if (!answer.ok) return;
  const services = servicesFor(answer.value);
  if (early.pressed() && services.close !== null) return services.close();
  document.title = catalogueWords('card_title');
  showPage(catalogueWords, browserLanguage(), <App services={services} task={answer.value} />);
  // The view listens by now.
  early.stop();
}

void start();
