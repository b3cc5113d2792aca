import { describe, expect, test } from 'vitest';
import {
  nextState,
  type PageState,
  type ReadingEvent,
  type ReadingState,
} from '@/components/reading/reading-state';
import { lookUpAnswer, pageAnswer } from '@/tests/components/samples';

const reading: PageState = { kind: 'reading' };
const page: PageState = { kind: 'page', page: pageAnswer() };
const problem: PageState = { kind: 'problem', problem: 'pdf' };
const blank: ReadingState = { kind: 'look-up', behind: page, text: '', outcome: { kind: 'none' } };
const asking: ReadingState = { kind: 'look-up', behind: page, text: 'we go', outcome: { kind: 'asking' } };
const found: ReadingState = { ...asking, outcome: { kind: 'found', answer: lookUpAnswer() } };

const words: PageState = { kind: 'page', page: pageAnswer({ selection: true }) };
const choosing: ReadingState = { kind: 'selection', behind: problem, outcome: reading };
const chosen: ReadingState = { ...choosing, outcome: words };
const wordsAnswered: ReadingEvent = {
  type: 'selection-answered',
  answer: { ok: true, value: pageAnswer({ selection: true }) },
};

const pageAnswered: ReadingEvent = { type: 'page-answered', answer: { ok: true, value: pageAnswer() } };
const answered = (text: string): ReadingEvent => ({
  type: 'look-up-answered',
  text,
  answer: { ok: true, value: lookUpAnswer() },
});

describe('nextState', () => {
  test.each<[told: string, before: ReadingState, event: ReadingEvent, after: ReadingState]>([
    ['an answer ends the reading', reading, pageAnswered, page],
    [
      'a problem ends the reading too',
      reading,
      { type: 'page-answered', answer: { ok: false, problem: 'pdf' } },
      problem,
    ],
    ['the paste box opens over the page', page, { type: 'look-up-opened' }, blank],
    [
      'the paste box opens before the page is read',
      reading,
      { type: 'look-up-opened' },
      { ...blank, behind: reading },
    ],
    [
      'an answer about the page waits behind the paste box',
      { ...blank, behind: reading },
      pageAnswered,
      blank,
    ],
    ['words are asked for', blank, { type: 'look-up-asked', text: 'we go' }, asking],
    [
      'words are asked for from a problem, which stays behind',
      problem,
      { type: 'look-up-asked', text: 'we go' },
      { ...asking, behind: problem },
    ],
    ['an answer to the words is shown', asking, answered('we go'), found],
    [
      'a look-up may fail',
      asking,
      { type: 'look-up-answered', text: 'we go', answer: { ok: false, problem: 'no-answer' } },
      { ...asking, outcome: { kind: 'failed', problem: 'no-answer' } },
    ],
    ['an answer to words asked for before is dropped', asking, answered('we went'), asking],
    ['an answer that comes after going back is dropped', page, answered('we go'), page],
    ['selected words are asked for over a problem', problem, { type: 'selection-asked' }, choosing],
    ['and over a page', page, { type: 'selection-asked' }, { ...choosing, behind: page }],
    ['an answer about them is shown', choosing, wordsAnswered, chosen],
    [
      'that nothing is selected is shown',
      choosing,
      { type: 'selection-answered', answer: { ok: false, problem: 'nothing-selected' } },
      { ...choosing, outcome: { kind: 'problem', problem: 'nothing-selected' } },
    ],
    ['they can be asked for again', chosen, { type: 'selection-asked' }, choosing],
    ['an answer about them that comes after going back is dropped', page, wordsAnswered, page],
    ['the way back from them leads to the page', chosen, { type: 'went-back' }, problem],
    [
      'a look-up begun beside them leads back to them',
      chosen,
      { type: 'look-up-opened' },
      { ...blank, behind: words },
    ],
    ['the way back leads to the page', found, { type: 'went-back' }, page],
    ['the way back from the page leads nowhere', page, { type: 'went-back' }, page],
  ])('%s', (_, before, event, after) => {
    expect(nextState(before, event)).toEqual(after);
  });
});
