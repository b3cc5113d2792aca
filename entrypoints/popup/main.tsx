import '@/components/theme.css';
import './popup.css';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { interfaceLocale } from '@/components/interface-locale';
import { type Language, LanguageContext, type Words } from '@/components/language';
import { ask } from '@/messaging/client';
import { App } from './App';
import type { PopupServices } from './popup-services';

// WXT declares one overload per key, none of which takes a union of keys; the keys are checked by `Words`.
const catalogue: { getMessage(key: string, substitutions?: string[]): string } = browser.i18n;
const words: Words = (key, substitutions) => catalogue.getMessage(key, [...(substitutions ?? [])]);

async function activeTabId(): Promise<number | null> {
  try {
    const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
    return tab?.id ?? null;
  } catch {
    return null;
  }
}

function mount(root: HTMLElement): void {
  const own = words('catalogue_language');
  const language: Language = { words, locale: interfaceLocale(browser.i18n.getUILanguage(), own) };
  const services: PopupServices = { ask, activeTabId };
  document.documentElement.lang = own;
  document.documentElement.dir = words('catalogue_direction');
  render(
    <LanguageContext.Provider value={language}>
      <App services={services} />
    </LanguageContext.Provider>,
    root,
  );
}

const root = document.getElementById('app');
if (root !== null) mount(root);
