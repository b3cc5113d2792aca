import { browser } from 'wxt/browser';

// WXT declares one overload per key, none of which takes a union of keys; the keys are checked by `Words`.
const catalogue: { getMessage(key: string, substitutions?: string[]): string } = browser.i18n;

/** The interface's words as the browser gives them; the empty string for a key the catalogue does not have. */
export function catalogueWords(key: string, substitutions: readonly string[] = []): string {
  return catalogue.getMessage(key, [...substitutions]);
}

/** The browser's own language, BCP 47. */
export function browserLanguage(): string {
  return browser.i18n.getUILanguage();
}
