import '@/components/theme.css';
import './popup.css';
import { browser } from 'wxt/browser';
import { showPage } from '@/components/reading/show-page';
import { browserLanguage, catalogueWords } from '@/messaging/catalogue';
import { ask } from '@/messaging/client';
import { App } from './App';

async function activeTabId(): Promise<number | null> {
  try {
    const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
    return tab?.id ?? null;
  } catch {
    return null;
  }
}

/** Over the page under the popup, which goes. */
function openLibrary(id: string | null): void {
  const page = browser.runtime.getURL('/library.html');
  void browser.tabs.create({ url: id === null ? page : `${page}#saved=${id}` });
}

showPage(catalogueWords, browserLanguage(), <App services={{ ask, activeTabId, openLibrary }} />);
