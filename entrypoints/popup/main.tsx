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

showPage(catalogueWords, browserLanguage(), <App services={{ ask, activeTabId }} />);
