import { guessLanguage } from './guess-language';

/** Languages the guess knows by their words; a tag of another one cannot be contradicted by words. */
const KNOWN_BY_WORDS = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'pl', 'tr']);
/** The script of languages that are not written in Latin letters; those written in several are left out. */
const SCRIPTS: ReadonlyMap<string, string> = new Map([
  ['ru', 'cyrillic'],
  ['uk', 'cyrillic'],
  ['be', 'cyrillic'],
  ['bg', 'cyrillic'],
  ['mk', 'cyrillic'],
  ['el', 'greek'],
  ['he', 'hebrew'],
  ['ar', 'arabic'],
  ['fa', 'arabic'],
  ['ur', 'arabic'],
  ['th', 'thai'],
  ['hi', 'devanagari'],
  ['ko', 'hangul'],
  ['ja', 'east asian'],
  ['zh', 'east asian'],
]);
/** Nynorsk and Danish share the small words of Bokmål: neither contradicts the other. */
const NEAR: ReadonlyMap<string, string> = new Map([
  ['no', 'da'],
  ['nn', 'da'],
  ['nb', 'da'],
]);

/** UTF-16 code units of each of the two parts of a text that must say the same against its tag. */
const PART = 2000;

function primarySubtag(tag: string): string {
  return tag.split(/[-_]/)[0]?.toLowerCase() ?? '';
}

function scriptOf(language: string): string | null {
  return SCRIPTS.get(language) ?? (KNOWN_BY_WORDS.has(language) ? 'latin' : null);
}

const near = (language: string): string => NEAR.get(language) ?? language;

/** The language the text is in instead of the tagged one; null when it does not contradict the tag. */
function contradiction(tagged: string, text: string): string | null {
  const first = guessLanguage(text.slice(0, PART));
  if (first === null || near(first) === near(tagged)) return null;
  const [script, taggedScript] = [scriptOf(first), scriptOf(near(tagged))];
  if (script !== null && taggedScript !== null && script !== taggedScript) return first;
  if (!KNOWN_BY_WORDS.has(near(tagged)) || !KNOWN_BY_WORDS.has(first)) return null;
  return guessLanguage(text.slice(PART, 2 * PART)) === first ? first : null;
}

/**
 * The language of a text as its page tags it, or as the text itself shows. The rule: a tag holds unless the text plainly
 * contradicts it, that is (1) most of its letters are of a script the tagged language is not written in ("en" on a
 * Cyrillic text), or (2) two parts of it, read apart, both show the same other language by their small words ("en" on a
 * German text, a mistake of many content systems). Without a tag the guess counts. Null when neither tells.
 */
export function languageOf(tag: string | null, text: string): string | null {
  if (tag === null || tag.trim() === '' || /^(?:und|mul|zxx)(?:[-_]|$)/i.test(tag)) {
    return guessLanguage(text) ?? tag;
  }
  return contradiction(primarySubtag(tag), text) ?? tag;
}
