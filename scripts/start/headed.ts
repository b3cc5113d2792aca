import type { Browser } from '@/scripts/browsers/browser';

const TITLES = { chromium: 'Chromium', firefox: 'Firefox' } as const;

/** Opens the first sample article in a window and says what to do; resolves when the window is closed. */
export async function showInWindow(
  browser: Browser,
  addresses: readonly string[],
  frontPage: string,
  say: (line: string) => void,
): Promise<void> {
  const [first, ...others] = addresses;
  if (first === undefined) throw new Error('The newsstand has no articles.');
  await browser.visit(first);
  say('');
  say(`${TITLES[browser.name]} is open with Sic installed and shows the first sample article.`);
  say(
    '  1. Click the Sic button in the toolbar, at the top right: the article is saved, its quotations are listed.',
  );
  say('  2. Open another article and click again: quotations that both print are compared word by word.');
  for (const address of others) say(`       ${address}`);
  say(`     All articles: ${frontPage}`);
  say('Close the window or press Ctrl+C here to end. The profile of this browser is thrown away then.');
  await browser.closed;
}
