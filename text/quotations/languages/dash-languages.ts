import type { LanguageRules } from '@/text/quotations/language-rules';
import { wordList } from '@/text/quotations/word-list';
import { MARKS_ONLY } from './marks-only';

/** A language that leads dialogue with a dash and puts the verb before the name; its commonest verbs are enough to see it. */
function dashLanguage(code: string, verbs: string): LanguageRules {
  return { ...MARKS_ONLY, code, cueVerbs: wordList(verbs), dashDialogue: true };
}

/** Polish, Russian, Ukrainian, Portuguese, Italian: dialogue led by a dash, « » or „ ” for quotations. */
export const DASH_LANGUAGES: readonly LanguageRules[] = [
  dashLanguage(
    'pl',
    'powiedział powiedziała mówi mówił mówiła dodał dodała stwierdził stwierdziła zapytał zapytała odparł odparła podkreślił podkreśliła zaznaczył zaznaczyła ocenił oceniła wyjaśnił wyjaśniła',
  ),
  dashLanguage(
    'ru',
    'сказал сказала говорит заявил заявила сообщил сообщила отметил отметила добавил добавила подчеркнул подчеркнула спросил спросила ответил ответила пояснил пояснила написал написала',
  ),
  dashLanguage(
    'uk',
    'сказав сказала каже заявив заявила повідомив повідомила зазначив зазначила додав додала наголосив наголосила',
  ),
  dashLanguage(
    'pt',
    'disse diz afirmou afirma explicou acrescentou perguntou respondeu declarou contou escreveu garantiu ressaltou',
  ),
  dashLanguage('it', 'disse dice affermò afferma ha spiegato aggiunse chiese rispose dichiarò scrisse'),
];
