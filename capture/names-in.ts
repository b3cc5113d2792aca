import { afterLead } from './byline-lead';
import { isRole } from './role-words';

/** Longer than this is a sentence, not a name. */
const LONGEST_NAME = 60;
const MOST_WORDS = 6;

/** What stands after a name: "reporter". */
const TAIL = /\s*(?:記者|记者|기자)$/;
/** "Ada Quill in Orrin" */
const PLACE = /\s+in\s+\p{Lu}[^,;]{1,40}$/u;

/** What parts names. */
const BETWEEN =
  /\s*(?:[;|/\n•·、，]|,(?!\s*(?:jr|sr|ii|iii|phd|md)\b)(?:\s(?:and|und|et|och|og|en|e|y|&)(?=\s))?|\s(?:and|und|et|och|og|en|with|&|im\sGespräch\smit|in\sconversation\swith)\s)\s*/i;
/** "Ana Ruiz y Juan Gil", "ANA RUIZ Y JUAN GIL"; the letter in "John E Smith" is part of his name. */
const BY_LETTER = /\s[ey]\s|(?<=\p{Lu}{2}\s\p{Lu}{2,20})\s[EY]\s(?=\p{Lu}{2,20}\s\p{Lu}{2})/u;
/** Degrees and honours after a name; agencies are letters too ("Ada Quill, AFP"), and may be all that is named. */
const HONOURS: ReadonlySet<string> = new Set(
  'MD RN DO DDS DVM JD LLM MPH MPA MBA CFA CPA CFP RD PT PE KC QC MP OBE MBE CBE'.split(' '),
);

/** What systems print where no author was filled in. */
const NOBODY = /^(?:no author|unknown|anonymous)$/i;

/** @param first it opens the byline: "Harbour Post Staff" names somebody there, after a name it says what that one does */
function isName(text: string, first: boolean): boolean {
  const words = text.split(/\s+/);
  if (text.length > LONGEST_NAME || words.length > MOST_WORDS) return false;
  if (/[@\d\uFFFD]|https?:|www\./i.test(text)) return false;
  if (first ? words.every(isRole) || NOBODY.test(text) : words.some(isRole)) return false;
  // One word more, in a script whose names have several, is a town.
  if (!first && words.length === 1 && (/^\p{Lu}\p{Ll}/u.test(text) || HONOURS.has(text.replaceAll('.', ''))))
    return false;
  // Somebody's name has a capital, or no capitals exist in its script.
  return /\p{Lu}|\p{Lo}/u.test(text);
}

/** "Sport-Redakteurin Ada Quill": roles before a name of two words or more. */
function withoutRole(name: string): string {
  const words = name.split(' ');
  const first = words.findIndex((word) => !isRole(word));
  const rest = words.slice(Math.max(first, 0));
  const isName = rest.length > 1 && /^\p{Lu}/u.test(rest[0] ?? '') && !rest.some(isRole);
  return isName ? rest.join(' ') : name;
}

/** One name of a byline without what stands round it. */
export function cleanName(part: string): string {
  const bare = (afterLead(part) ?? part)
    .replace(TAIL, '')
    .replace(PLACE, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.–—-]+|[\s,–—-]+$/g, '');
  return withoutRole(bare);
}

/** Whether these words stand for no author at all. */
export function isNobody(name: string): boolean {
  return !/\p{L}/u.test(name) || name.length > LONGEST_NAME || /[@/]/.test(name) || NOBODY.test(name);
}

/** The names a byline holds, in its order, without roles, places, addresses and handles. */
export function namesIn(byline: string): string[] {
  const bare = (afterLead(byline) ?? byline).replace(
    /\([^()]{0,80}\)|[^\s@]{1,64}@[^\s@]{1,255}|(?:^|\s)@\w+/g,
    ' ',
  );
  const parts = bare
    .split(BETWEEN)
    .flatMap((part) => part.split(BY_LETTER))
    .map(cleanName)
    .filter((part) => part !== '');
  const names: string[] = [];
  // What follows something that is no name, "gazette.example, Orrin", is a place as it is after one.
  for (const [place, part] of parts.entries())
    if (isName(part, place === 0 || (names.length === 0 && part.includes(' ')))) names.push(part);
  return names;
}
