import { bareWords } from './bare-words';
import { firstWords } from './first-words';
import type { BylineSign } from './page-reading';
import type { PageStatements } from './page-statements';

/** Longer than this is a sentence, not a name. */
const LONGEST_NAME = 60;
const MOST_WORDS = 6;
const LONGEST_BYLINE = 150;
/** A page with more authors than this names its staff. */
const MOST_AUTHORS = 20;

/** What stands before a name. */
const LEAD =
  /^\s*(?:(?:written|reported|posted|words|story|text)\s+by|by|von|par|por|door|di|av|af|autor(?:in|es)?|text|foto)\s*:?\s+/i;

/** What parts names. */
const BETWEEN =
  /\s*(?:[;|/\n•·]|,(?!\s*(?:jr|sr|ii|iii|phd|md)\b)|\s(?:and|und|et|och|og|en|e|y|with|&)\s)\s*/i;

/** Words of what somebody does or where; a name holds none of them. */
const ROLES: ReadonlySet<string> = new Set(
  (
    'editor reporter correspondent writer staff columnist author contributor producer journalist bureau team desk newsroom chief senior ' +
    'redaktion redakteur redakteurin korrespondent journaliste rédaction redacción redazione admin administrator webmaster online digital'
  ).split(' '),
);

/** How printed bylines are told, the surest first. */
const SIGNS: readonly BylineSign[] = ['marked', 'linked', 'named'];

function isName(text: string): boolean {
  const words = text.split(/\s+/);
  if (text.length > LONGEST_NAME || words.length > MOST_WORDS) return false;
  if (text.startsWith('@') || /[@\d]|https?:|www\./i.test(text)) return false;
  if (words.some((word) => ROLES.has(word.toLowerCase()))) return false;
  // Somebody's name has a capital, or no capitals exist in its script.
  return /\p{Lu}|\p{Lo}/u.test(text);
}

/** Printed bylines stand beside buttons and notes: only what is short and begins like a name or like a byline is one. */
function looksWritten(byline: string): boolean {
  if (byline.length > LONGEST_BYLINE) return false;
  const [first, second] = byline.replace(LEAD, '').split(/\s+/);
  return (
    first !== undefined && second !== undefined && /^\p{Lu}/u.test(first) && /^[\p{Lu}\p{Ll}]/u.test(second)
  );
}

function namesIn(statement: string): string[] {
  const bare = statement
    .replace(LEAD, '')
    .replace(/\([^()]{0,80}\)|[^\s@]{1,64}@[^\s@]{1,255}|(?:^|\s)@\w+/g, ' ');
  return bare
    .split(BETWEEN)
    .map((part) =>
      part
        .replace(LEAD, '')
        .replace(/\s+/g, ' ')
        .replace(/^[\s,.–—-]+|[\s,–—-]+$/g, ''),
    )
    .filter((part) => part !== '' && isName(part));
}

/**
 * Who wrote it: names only, in the page's order, each once. What the page tells machines comes first, since bylines in the
 * text are mixed with roles and dates. The outlet itself is no author.
 */
export function authorsOf(
  page: PageStatements,
  structured: readonly string[],
  outlet: string | null,
): string[] {
  const sources: readonly (() => readonly string[])[] = [
    () => structured,
    () => page.metas('author'),
    () => page.metas('article:author'),
    () =>
      [page.meta('parsely-author', 'sailthru.author', 'byl', 'dc.creator', 'cxenseparse:author')].flatMap(
        (name) => name ?? [],
      ),
    ...SIGNS.map((sign) => () => {
      const byline = firstWords(page.print.bylines.filter((line) => line.sign === sign));
      return byline !== null && looksWritten(byline) ? [byline] : [];
    }),
  ];
  const known = bareWords(outlet ?? '');
  for (const source of sources) {
    const names = new Map<string, string>();
    for (const name of source().flatMap(namesIn)) {
      const key = bareWords(name);
      if (key !== '' && key !== known && !names.has(key)) names.set(key, name);
    }
    if (names.size > 0) return [...names.values()].slice(0, MOST_AUTHORS);
  }
  return [];
}
