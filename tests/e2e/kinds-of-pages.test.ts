import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '@/messaging/protocol';
import type { Browser } from '@/scripts/browsers/browser';
import { type Newsstand, serveNewsstand } from '@/scripts/newsstand/serve';
import { message, problemSentences } from './support/catalogue';
import { BROWSERS, openBrowser } from './support/open-browser';
import { readPopup } from './support/read-popup';

const MAYOR = 'The quay belongs to the town and will stay with it,';

describe.each(BROWSERS)('pages of every kind in %s', (name) => {
  let newsstand: Newsstand;
  let browser: Browser;
  beforeAll(async () => {
    newsstand = await serveNewsstand();
    browser = await openBrowser(name);
  });
  afterAll(async () => {
    await browser?.close();
    await newsstand?.close();
  });

  const read = async (kind: string) => {
    await browser.visit(newsstand.ofKind(kind));
    return readPopup(await browser.clickToolbarButton());
  };

  test.each<[string, Problem]>([
    ['front', 'list-page'],
    ['search', 'list-page'],
    ['video', 'video-page'],
  ])('%s: what it is instead of an article, and both ways that are left', async (kind, problem) => {
    const { title, text } = await read(kind);
    const [why, help] = problemSentences(problem);
    expect(title).toBe(why);
    expect(text).toContain(help);
    expect(text).toContain(message('selection_button'));
    expect(text).toContain(message('look_up_button'));
  });

  test('an article in a frame of another site is told as such, and words can be pasted', async () => {
    const { title, text } = await read('framed');
    expect(title).toBe(problemSentences('framed-article')[0]);
    expect(text).not.toContain(message('selection_button'));
    expect(text).toContain(message('look_up_button'));
  });

  test('a live blog is read post by post', async () => {
    const { title, quotations } = await read('live');
    expect(title).toBe('The quay vote, as it happens');
    expect(quotations.map(({ words }) => words.slice(0, 12))).toEqual([
      'The quay bel',
      'I have count',
      'We shall kno',
    ]);
  });

  test('and begins with the post in which something is selected', async () => {
    await browser.visit(newsstand.ofKind('live'));
    await browser.tab.evaluate(() => {
      const last = document.querySelectorAll('.post')[2]?.querySelector('p');
      if (last) getSelection()?.selectAllChildren(last);
    });
    const { quotations } = await readPopup(await browser.clickToolbarButton());
    expect(quotations[0]?.words).toBe('We shall know more when the tide is out,');
  });

  test('an article in a frame of its own site is read', async () => {
    const { title, quotations } = await read('own-frame');
    expect(title).toBe('From the archive');
    expect(quotations.map(({ words }) => words)).toContain(MAYOR);
  });

  test('an article on several pages says that it goes on', async () => {
    expect((await read('long')).text).toContain(message('page_goes_on'));
    expect((await read('plain')).text).not.toContain(message('page_goes_on'));
  });

  test('of an article for subscribers it is said that only the beginning was read', async () => {
    const { text, quotations } = await read('for-subscribers');
    expect(quotations.map(({ words }) => words)).toEqual([MAYOR]);
    expect(text).toContain(message('page_truncated'));
  });

  test('an interview keeps its questions and answers', async () => {
    expect((await read('interview')).title).toBe('“I counted them twice”');
  });

  test('an app that went on is read where it is, and what it said before is not believed', async () => {
    const { title, text, quotations } = await read('went-on');
    expect(title).toBe('Quay stays with the town');
    expect(quotations.map(({ words }) => words)).toContain(MAYOR);
    expect(text).not.toContain('2 Jan 2026');
  });

  test('nothing was thrown anywhere', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});
