import { type Browser, browser } from 'wxt/browser';
import { captureArticle } from '@/capture/capture-article';
import { newCardToken } from '@/messaging/card-token';
import { LONGEST_LOOK_UP, type Problem } from '@/messaging/protocol';
import { type ShownCard, shownCardOf } from '@/messaging/validate-card';
import { addressOf } from '@/storage/address';
import type { WordsPlace } from '@/storage/answer-look-up';
import { type NewCard, putCard } from './cards';
import { injectionProblem } from './injection-problem';
import { pageProblem } from './page-problem';

const NOWHERE: WordsPlace = { page: null, language: null };

type Tab = Pick<Browser.tabs.Tab, 'id' | 'url' | 'index'>;

async function showInPage(tabId: number): Promise<ShownCard | Problem> {
  try {
    const [frame] = await browser.scripting.executeScript({
      target: { tabId },
      files: ['/show-card.js'],
      injectImmediately: true,
    });
    return shownCardOf(frame?.result) ?? 'not-html';
  } catch (error) {
    return injectionProblem(error);
  }
}

const bare = (words: string): string => words.replace(/\s+/g, '');

/** Selected words, and where they stand. */
interface Selected {
  readonly words: string | null;
  readonly place: WordsPlace;
}

function selectedIn({ typed, read }: ShownCard, { url }: Tab): Selected {
  const captured = captureArticle(read);
  const article = captured.ok ? captured.article : null;
  const address = url ?? article?.url ?? null;
  const page = addressOf({ url: address, canonicalUrl: article?.canonicalUrl ?? null });
  return { words: typed ?? article?.text ?? null, place: { page, language: article?.language ?? null } };
}

/**
 * The words to look up. The page's script gives them whole and in paragraphs, but sees no frame of another site: where the menu's words
 * are not among its own, they are the ones that were clicked on, and stand elsewhere.
 */
function chosen(inPage: Selected, inMenu: string | null): Selected {
  if (inMenu === null || inMenu.trim() === '') return inPage;
  if (inPage.words !== null && bare(inPage.words).includes(bare(inMenu))) return inPage;
  return { words: inMenu, place: NOWHERE };
}

/** Where nothing can stand in the page, the card gets a tab beside it, with what the browser itself says is selected. */
async function showBeside({ id, index }: Tab, words: string | null, problem: Problem): Promise<void> {
  const token = newCardToken();
  const made = await browser.tabs.create({ active: false, index: index + 1, openerTabId: id });
  const { id: tabId } = made;
  if (tabId === undefined) return;
  await putCard(tabId, async () => ({ token, task: { words, tabId: null, problem }, place: NOWHERE }));
  const url = `${browser.runtime.getURL('/card.html')}#${token}`;
  await browser.tabs.update(tabId, { url, active: true });
}

/**
 * Shows the card in a tab's page, for the words selected there; `inMenu` are those the browser's own menu names. Call it on the reader's
 * gesture, which opens the page to us. Never rejects.
 */
export async function showCard(tab: Tab, inMenu: string | null): Promise<void> {
  const { id: tabId, url } = tab;
  if (tabId === undefined) return;
  const menuWords = inMenu?.slice(0, LONGEST_LOOK_UP) ?? null;
  try {
    const problem = await putCard(tabId, async (): Promise<NewCard | Problem> => {
      const shown = await showInPage(tabId);
      if (typeof shown === 'string') return pageProblem(url) ?? shown;
      const { words, place } = chosen(selectedIn(shown, tab), menuWords);
      return { token: shown.token, task: { words, tabId, problem: null }, place };
    });
    // A page that is gone needs no sentence.
    if (problem !== null && problem !== 'page-went-away') await showBeside(tab, menuWords, problem);
  } catch (error) {
    console.error('Sic could not show its card', error);
  }
}
