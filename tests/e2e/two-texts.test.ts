/** @file Two versions as a reader meets them: heard, looked at in each view, copied, and opened at the words. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccessibleNode, Browser, Popup } from '@/scripts/browsers/browser';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { textFragment } from '@/text/text-fragment';
import { BROWSERS, openBrowser } from './support/open-browser';
import { openPopup } from './support/open-popup';
import { servePages } from './support/serve-pages';

/** All that has a name, or is plain text, from top to bottom; both browsers repeat the name of a control as text in it. */
function spoken(node: AccessibleNode): string[] {
  const own = node.name.replace(/\s+/g, ' ').trim();
  const below = node.children.flatMap(spoken);
  return own === '' || below.join(' ').includes(own)
    ? below
    : [own, ...below.filter((text) => !own.includes(text))];
}

/** Opens the popup on an address, its first quotation and the version of an outlet. */
async function openVersion(browser: Browser, address: string, outlet: string): Promise<Popup> {
  const popup = await openPopup(browser, address);
  // The popup keeps its place: what an earlier one opened on this page stands open again.
  await popup.evaluate(() => {
    const first = document.querySelector<HTMLDetailsElement>('main details');
    if (first?.open === false) first.querySelector('summary')?.click();
  });
  await popup.waitForElement('details details > summary');
  await popup.evaluate((name) => {
    const all = [...document.querySelectorAll<HTMLDetailsElement>('details details')];
    const found = all.find((one) => one.querySelector('bdi')?.textContent === name);
    if (found !== undefined) found.open = true;
  }, outlet);
  await popup.waitForElement('details details[open] [data-wording]');
  return popup;
}

/** Written by hand from both articles before the popup was asked: what is heard of the Herald beside the Courier. */
const TRANSCRIPT = [
  'The Elverwick Herald',
  'Mar',
  '1 difference',
  'Cutler’s Bridge to close for eleven months',
  '(opens in a new tab)',
  '“bolts” here, “pins” in The Elverwick Herald',
  'How to show both texts',
  'As one text',
  'Side by side',
  'Differences only',
  'bolts',
  'pins',
  'Sentences around',
  'Copy both versions',
];

describe.each(BROWSERS)('two versions in %s', (name) => {
  let newsstand: Newsstand;
  let browser: Browser;
  let courier = '';
  beforeAll(async () => {
    newsstand = await serveNewsstand();
    browser = await openBrowser(name);
    await openPopup(browser, newsstand.addresses[0] ?? '');
    courier = newsstand.addresses[1] ?? '';
  });
  afterAll(async () => {
    await browser?.close();
    await newsstand?.close();
  });

  test('are heard as a person wrote down', async () => {
    const popup = await openVersion(browser, courier, 'The Elverwick Herald');
    const all = spoken(await popup.accessibilityTree()).join(' | ');
    let at = 0;
    for (const line of TRANSCRIPT) {
      const found = all.indexOf(line, at);
      expect(
        found,
        `"${line}" is heard after "${all.slice(Math.max(0, at - 60), at)}"`,
      ).toBeGreaterThanOrEqual(at);
      at = found + line.length;
    }
  });

  test('stand side by side in as much room as there is', async () => {
    const popup = await openVersion(browser, courier, 'The Elverwick Herald');
    await popup.click('input[value="side-by-side"]');
    await popup.waitForElement('[data-side-by-side]');
    const marks = (await popup.elements('[data-side-by-side] mark')).map(({ text }) => text);
    expect(marks).toEqual(['bolts', 'pins']);
    await popup.waitUntil(() => innerWidth > 600, 'the popup to widen');
    const wide = await popup.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(wide).toBe(true);
  });

  test('have their sentences around on request', async () => {
    const popup = await openVersion(browser, courier, 'The Elverwick Herald');
    await popup.evaluate(() =>
      [...document.querySelectorAll('details[open] details[open] button')]
        .find((one) => one.textContent === 'Sentences around')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    await popup.waitForElement('[data-context] blockquote');
    await popup.waitUntil(
      () => document.querySelectorAll('[data-context] blockquote').length === 2,
      'both sides',
    );
    expect(await popup.text()).toContain('said Casper Wyndle, the county’s chief bridge engineer.');
  });

  test('the link opens the article at the words', async () => {
    const popup = await openVersion(browser, courier, 'The Elverwick Herald');
    const [link] = await popup.elements('details details[open] a');
    const address = link?.attributes['href'] ?? '';
    expect(address).toContain('#:~:text=The%20bridge%20is%20not%20about%20to,');
    await browser.tab.evaluate(() => {});
    await browser.visit(address);
    expect(await browser.tab.evaluate(() => document.title)).toContain('Elverwick Herald');
  });

  test('meet no error on the way', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});

const NOWHERE = { before: '', after: '' };

/** Words as a page prints them, and the markup it prints them in. */
const PRINTED: readonly {
  readonly because: string;
  readonly html: string;
  readonly words: Parameters<typeof textFragment>[0];
}[] = [
  {
    because: 'long words with a link in their middle',
    html: '<p>“We will lift the <a href="/">deck</a> out in one piece in April and take it by barge to <em>the</em> yard at Scarle,” he said.</p>',
    words: {
      ...NOWHERE,
      segments: [
        'We will lift the deck out in one piece in April and take it by barge to the yard at Scarle,',
      ],
    },
  },
  {
    because: 'words broken by their attribution, over two paragraphs',
    html: '<p>“Nobody asked us about it,” said Voss.</p><p>“And nobody will ask us.”</p>',
    words: { ...NOWHERE, segments: ['Nobody asked us about it,', 'And nobody will ask us.'] },
  },
  {
    because: 'commas, hyphens, ampersands and percent signs',
    html: '<p>“Twenty-two, bread &amp; butter - 5% up,” he said.</p>',
    words: { ...NOWHERE, segments: ['Twenty-two, bread & butter - 5% up,'] },
  },
  {
    because: 'curly marks inside the words',
    html: '<p>“We’ll know what it costs when we’ve ‘seen the steel’,” he said.</p>',
    words: { ...NOWHERE, segments: ['We’ll know what it costs when we’ve ‘seen the steel’,'] },
  },
  {
    because: 'two words told apart by those before them',
    html: '<p>The mayor left early and said: “Never again.”</p>',
    words: { segments: ['Never again.'], before: 'The mayor left early and said: “', after: '”' },
  },
  {
    because: 'one word told apart by those after it',
    html: '<p>“Never,” answered the old harbour pilot.</p>',
    words: { segments: ['Never,'], before: '“', after: '” answered the old harbour pilot.' },
  },
  {
    because: 'Arabic',
    html: '<p dir="rtl" lang="ar">وقال العمدة: «لن نبيع الميناء القديم أبدا».</p>',
    words: { ...NOWHERE, segments: ['لن نبيع الميناء القديم أبدا'] },
  },
  {
    because: 'Japanese',
    html: '<p lang="ja">市長は「古い港は決して売りません」と述べた。</p>',
    words: { ...NOWHERE, segments: ['古い港は決して売りません'] },
  },
];

/** The words stand far below; above them stands what a careless directive would find instead. */
const page = (html: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Words</title><p>Never. Never again. We will. Nobody asked.</p>
  <div style="block-size: 4000px"></div><div id="words">${html}</div><div style="block-size: 4000px"></div>`;

describe.each(BROWSERS)('links that open at the words in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(name);
  });
  afterAll(async () => {
    await browser?.close();
  });

  /** Whether the words are in sight; a browser scrolls a moment after the page has loaded. */
  const inSight = async (address: string): Promise<boolean> => {
    await browser.visit('about:blank');
    await browser.visit(address);
    return browser.tab.evaluate(async () => {
      const seen = () => {
        const { top, bottom } = document.querySelector('#words')?.getBoundingClientRect() ?? new DOMRect();
        return top >= 0 && bottom <= innerHeight;
      };
      for (let turn = 0; turn < 20 && !seen(); turn++) await new Promise((later) => setTimeout(later, 50));
      return seen();
    });
  };

  test.each(PRINTED)('$because', async ({ html, words }) => {
    const served = await servePages(new Map([['words.localhost', page(html)]]));
    try {
      const [address = ''] = served.addresses;
      expect(await inSight(`${address}#${textFragment(words)}`)).toBe(true);
    } finally {
      await served.close();
    }
  });

  test('without the words in its address, a page opens at its beginning', async () => {
    const served = await servePages(new Map([['words.localhost', page('<p>“Never again.”</p>')]]));
    try {
      expect(await inSight(served.addresses[0] ?? '')).toBe(false);
    } finally {
      await served.close();
    }
  });
});
