import { type ComponentChildren, render } from 'preact';
import { interfaceLocale } from '@/components/interface-locale';
import { type Language, LanguageContext, type Words } from '@/components/language';

/**
 * Shows `children` as the whole of an extension page, in the catalogue's language and direction: `words` are the
 * catalogue's, `browserLanguage` (BCP 47) is the browser's own. A page without `#app` is left as it is.
 */
export function showPage(words: Words, browserLanguage: string, children: ComponentChildren): void {
  const root = document.getElementById('app');
  if (root === null) return;
  const own = words('catalogue_language');
  const language: Language = { words, locale: interfaceLocale(browserLanguage, own) };
  document.documentElement.lang = own;
  document.documentElement.dir = words('catalogue_direction');
  render(<LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>, root);
}
