import { hideNamesAtFirst } from '@/components/names-choice';
import '@/components/theme.css';
import './popup.css';
import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import type { PlaceMemory } from '@/components/reading/place-memory';
import { showPage } from '@/components/reading/show-page';
import { browserLanguage, catalogueWords } from '@/messaging/catalogue';
import { ask } from '@/messaging/client';
import { openLibrary } from '@/messaging/open-library';
import { isOn } from '@/messaging/settings';
import { App } from './App';
import type { PopupActions } from './actions';

async function activeTabId(): Promise<number | null> {
  try {
    const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
    return tab?.id ?? null;
  } catch {
    return null;
  }
}

const services = { ask, activeTabId, openLibrary };

/** Of the tab under the popup. What keeps it is loaded when it is first wanted. */
const memory: PlaceMemory = {
  read: async () => {
    const [tabId, { placeOf }] = await Promise.all([activeTabId(), import('@/messaging/reading-place')]);
    return tabId === null ? null : placeOf(tabId);
  },
  keep: async (place) => {
    const [tabId, { keepPlaceOf }] = await Promise.all([activeTabId(), import('@/messaging/reading-place')]);
    if (tabId !== null) await keepPlaceOf(tabId, place);
  },
};

function Popup() {
  const [actions, setActions] = useState<PopupActions | null>(null);
  useEffect(() => {
    void import('./actions').then(async ({ popupActions }) => setActions(await popupActions()));
  }, []);
  return <App services={services} memory={memory} actions={actions} />;
}

void isOn('namesHidden').then((on) => on && hideNamesAtFirst());
showPage(catalogueWords, browserLanguage(), <Popup />);
