import { defineBackground } from 'wxt/utils/define-background';
import { listen } from '@/messaging/listen';
import { collateVersions } from './collate-versions';
import { context } from './context';
import { findAll } from './find-all';
import { keepCorpus } from './keep-corpus';
import { lookUp } from './look-up';
import { readPage } from './read-page';
import { readerMarks } from './reader-marks';
import { savedComparisons } from './saved-comparisons';
import { told } from './told';

/** Name of the database; a released extension may never change it. */
const CORPUS = 'sic';

/** Registers what the background answers, and does nothing else: synchronously, so that no message is missed at a wake. */
export default defineBackground(() => {
  const corpus = keepCorpus(CORPUS);
  listen({
    'read-page': readPage(corpus, '/capture.js'),
    'read-selection': readPage(corpus, '/capture-selection.js'),
    'look-up': lookUp(corpus),
    context: context(corpus),
    'all-versions': findAll(corpus),
    told: told(corpus),
    collate: collateVersions(corpus),
    ...readerMarks(corpus),
    ...savedComparisons(corpus),
  });
});
