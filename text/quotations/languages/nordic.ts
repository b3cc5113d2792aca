import { MARKS_ONLY } from './marks-only';
import { GERMANIC_FIRST_NAMES } from './germanic-first-names';
import type { LanguageRules } from '@/text/quotations/language-rules';
import type { VerbSecondRules } from '@/text/quotations/verb-second-rules';
import { wordList } from '@/text/quotations/word-list';

/** What a Nordic language adds to the rows all share. */
type OwnRows = Pick<
  VerbSecondRules,
  | 'subjectPronouns'
  | 'objectPronouns'
  | 'participles'
  | 'helpers'
  | 'separables'
  | 'quotingVerbs'
  | 'characterising'
  | 'tagOpeners'
  | 'verbEndings'
  | 'copulas'
>;

/** Verb second without cases: no determiner tells a subject from an object, and roles tell no gender. */
function nordicOrder(finite: ReadonlySet<string>, own: OwnRows): VerbSecondRules {
  return {
    ...own,
    impersonals: wordList('det'),
    obliques: wordList(''),
    weakObliques: wordList(''),
    boundParticiples: new Set([...own.participles].filter((form) => !finite.has(form))),
    reportedMood: wordList(''),
    tagConjunctions: wordList('som'),
    postpositions: wordList(''),
    pluralEnding: '',
    feminineEnding: '',
  };
}

/**
 * What Swedish, Danish and Norwegian share: turns led by dashes, roles in lower case, and the order of words.
 *
 * @param finite the finite reporting verbs, from which participles of the same form are told apart
 */
export function nordicRules(finite: ReadonlySet<string>, own: OwnRows): LanguageRules {
  return {
    ...MARKS_ONLY,
    relativePronouns: wordList('som'),
    firstNames: GERMANIC_FIRST_NAMES,
    dashDialogue: true,
    invertedPronouns: false,
    rolesInLowerCase: true,
    speechWords: 5,
    verbSecond: nordicOrder(finite, own),
  };
}
