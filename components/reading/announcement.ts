import { counted } from '@/components/counted';
import { emptyTitle } from '@/components/empty-title';
import type { Language } from '@/components/language';
import type { QuotationAnswer } from '@/text/answer';
import type { ReadingState } from './reading-state';
import { problemText } from './problem-text';

const withVersions = (quotations: readonly QuotationAnswer[]): number =>
  quotations.filter(({ versions }) => versions.length > 0).length;

/** What a screen reader is told when the popup's state changes; empty when the focus says enough. */
export function announcement(language: Language, state: ReadingState): string {
  const { words } = language;
  switch (state.kind) {
    case 'reading':
      return words('reading');
    case 'problem':
      return problemText(words, state.problem).why;
    case 'page': {
      const found = withVersions(state.page.quotations);
      return found > 0 ? counted(language, 'found', found) : emptyTitle(language, state.page);
    }
    case 'selection':
      return state.outcome.kind === 'reading'
        ? words('reading_selection')
        : announcement(language, state.outcome);
    case 'look-up':
      break;
  }
  const { outcome } = state;
  switch (outcome.kind) {
    case 'none':
      return '';
    case 'asking':
      return words('looking_up');
    case 'failed':
      return problemText(words, outcome.problem).why;
    case 'found': {
      const found = withVersions(outcome.answer.quotations);
      return found > 0 ? counted(language, 'found', found) : emptyTitle(language, outcome.answer);
    }
  }
}
