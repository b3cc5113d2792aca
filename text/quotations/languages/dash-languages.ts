import type { LanguageRules } from '@/text/quotations/language-rules';
import { wordList } from '@/text/quotations/word-list';
import { MARKS_ONLY } from './marks-only';

/** A language that leads dialogue with a dash and puts the verb before the name; its commonest verbs are enough to see it. */
function dashLanguage(code: string, verbs: string): LanguageRules {
  return { ...MARKS_ONLY, code, cueVerbs: wordList(verbs), dashDialogue: true };
}

/** Polish, Russian, Ukrainian: dialogue led by a dash, « » or „ ” for quotations. */
export const DASH_LANGUAGES: readonly LanguageRules[] = [
];
