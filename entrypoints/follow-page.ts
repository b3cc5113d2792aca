import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';

const withoutFragment = (address: string): string => address.split('#', 1)[0] ?? '';

/** Whether anybody listens is not ours to know: after an update of the extension nobody does. */
function tell(): void {
  try {
    browser.runtime.sendMessage({ type: 'page-opened', argument: {} }).catch(() => undefined);
  } catch {
    // The extension was updated or removed under this page.
  }
}

/**
 * Stands in pages of the sites the reader follows, and says that one has opened: at its load, and when the page shows another
 * article without loading. It reads nothing and leaves nothing in the page.
 */
export default defineUnlistedScript(() => {
  let shown = withoutFragment(location.href);
  tell();
  if (!('navigation' in globalThis)) return;
  globalThis.navigation.addEventListener('navigatesuccess', () => {
    const now = withoutFragment(location.href);
    if (now === shown) return;
    shown = now;
    tell();
  });
});
