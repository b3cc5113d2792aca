import { browser } from 'wxt/browser';
import { counted } from '@/components/counted';
import { interfaceLocale } from '@/components/interface-locale';
import { browserLanguage, catalogueWords } from '@/messaging/catalogue';

/** Blue, which stands for nothing but Sic; white on it is 7:1. */
const GROUND = '#1c4e9c';

/** Nobody counts further on a badge, and browsers show four characters. */
const MOST_SHOWN = 99;

/**
 * Says on the toolbar button how many quotations of a tab's page have other versions: on its badge and, for ears and for whoever
 * points at it, in its title. Nothing for none. Browsers take both away when the tab goes to another page.
 */
export async function showCount(tabId: number, count: number): Promise<void> {
  const locale = interfaceLocale(browserLanguage(), catalogueWords('catalogue_language'));
  const title =
    count === 0
      ? catalogueWords('extension_name')
      : counted({ words: catalogueWords, locale }, 'badge', count);
  const text = count === 0 ? '' : count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  try {
    await Promise.all([
      browser.action.setBadgeBackgroundColor({ tabId, color: GROUND }),
      browser.action.setBadgeText({ tabId, text }),
      browser.action.setTitle({ tabId, title }),
    ]);
  } catch {
    // The tab was closed meanwhile.
  }
}
