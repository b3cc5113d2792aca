import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CountedKey, MessageKey } from './message-key';

/** Gives a message of the catalogue; the empty string when the catalogue has no such message. */
export type Words = (
  key: MessageKey | `${CountedKey}_${Intl.LDMLPluralRule}`,
  substitutions?: readonly string[],
) => string;

/** The words of the interface, and the locale (BCP 47) its counts and dates are written in. */
export interface Language {
  readonly words: Words;
  readonly locale: string;
}

/** Carries the interface's words to every view below it. */
export const LanguageContext = createContext<Language | null>(null);

/** The interface's words, for a view below a `LanguageContext`; throws above one, which is a mistake of the program. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('A view stands outside LanguageContext');
  return language;
}
