import type { Language, Words } from '@/components/language';
import messages from '@/public/_locales/en/messages.json' with { type: 'json' };

interface Message {
  readonly message: string;
  readonly placeholders?: Readonly<Record<string, { readonly content: string }>>;
}

const CATALOGUE: ReadonlyMap<string, Message> = new Map(Object.entries(messages));

/** Reads the English catalogue as the browsers do: named placeholders, any case, `$1` … for substitutions. */
export const words: Words = (key, substitutions = []) => {
  const found = CATALOGUE.get(key);
  if (found === undefined) return '';
  return found.message.replace(/\$(\w+)\$/g, (_, name: string) => {
    const content = found.placeholders?.[name.toLowerCase()]?.content ?? '';
    return content.replace(/\$(\d)/g, (__, position: string) => substitutions[Number(position) - 1] ?? '');
  });
};

/** The interface in English. */
export const english: Language = { words, locale: 'en-GB' };
