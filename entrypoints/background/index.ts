import { defineBackground } from 'wxt/utils/define-background';
import { type Handlers, listen } from '@/messaging/listen';
import { CORPUS_NAME } from '@/storage/corpus-name';
import { searchWords } from '@/text/matching/search-words';
import { answerCard } from './answer-card';
import { listenForGestures } from './card-gestures';
import { mayCardAsk } from './cards';
import { collateVersions } from './collate-versions';
import { context } from './context';
import { findAll } from './find-all';
import { followSites } from './follow-sites';
import { keepCorpus } from './keep-corpus';
import { keepRecord } from './keep-record';
import { lookUp } from './look-up';
import { listenForMarks, showInPage } from './mark-page';
import { outlets } from './outlets';
import { openPanelAsked, openPanelByKey } from './open-panel-asked';
import { pageOpened } from './page-opened';
import { readOpenTab } from './read-open-tab';
import { readPage } from './read-page';
import { readerMarks } from './reader-marks';
import { savedComparisons } from './saved-comparisons';
import { selectedWords } from './selected-words';
import { told } from './told';

/** Registers what the background answers, and does nothing else: synchronously, so that no message is missed at a wake. */
export default defineBackground(() => {
  const corpus = keepCorpus(CORPUS_NAME);
  const handlers: Handlers = {
    'read-page': readPage(corpus, '/capture.js'),
    'read-selection': readPage(corpus, '/capture-selection.js'),
    'look-up': lookUp(corpus),
    context: context(corpus),
    'all-versions': findAll(corpus),
    told: told(corpus),
    collate: collateVersions(corpus),
    'save-record': keepRecord(corpus),
    outlets: outlets(corpus),
    'selected-words': selectedWords(),
    ...readerMarks(corpus),
    ...savedComparisons(corpus),
    'read-open-tab': readOpenTab(corpus),
    'open-panel': openPanelAsked,
    'page-opened': pageOpened(corpus),
    'search-words': async ({ text }) => ({ ok: true, value: searchWords(text) }),
    'show-in-page': showInPage,
    ...answerCard,
  };
  listen(handlers, mayCardAsk);
  listenForGestures();
  followSites(corpus);
  listenForMarks();
  openPanelByKey();
});
