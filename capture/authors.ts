import { bareWords } from './bare-words';
import type { BylineSign, PrintedByline } from './page-reading';
import type { PageStatements } from './page-statements';
import { plainString } from './plain-string';
import type { Sourced } from './sourced';

/** Longer than this is a sentence, not a name. */
const LONGEST_NAME = 60;
const MOST_WORDS = 6;
const LONGEST_BYLINE = 150;
/** A page with more authors than this names its staff. */
const MOST_AUTHORS = 20;
/** Two authors' names stand this close in the page, in elements; farther on are those of other articles. */
const NEXT_AUTHOR = 12;

/** What stands before a name. */
const LEAD =
  /^\s*(?:(?:(?:written|reported|posted|published|words|story|text)\s+by|a\s+cura\s+di|by|von|par|por|door|di|av|af|autor(?:in|en|es|a|e|i)?|auteurs?|te[xk]s?t[oe]?|автор|от)\s*:?\s+|(?:記者|文|取材)\s*[:：／/]?\s*)/i;
/** What stands after a name: "reporter". */
const TAIL = /\s*(?:記者|기자)$/;
/** "Ada Quill in Orrin" */
const PLACE = /\s+in\s+\p{Lu}[^,;]{1,40}$/u;

/** What parts names. */
const BETWEEN =
  /\s*(?:[;|/\n•·、，]|,(?!\s*(?:jr|sr|ii|iii|phd|md)\b)|\s(?:and|und|et|och|og|en|e|y|with|&)\s)\s*/i;

/** Words of what somebody does or where. */
const ROLES: ReadonlySet<string> = new Set(
  (
    'editor reporter correspondent writer staff columnist author contributor producer journalist bureau team desk newsroom chief senior ' +
    'redaktion redakteur redakteurin korrespondent journaliste rédaction redacción redazione admin administrator webmaster online digital'
  ).split(' '),
);

/** What systems print where no author was filled in. */
const NOBODY = /^(?:no author|unknown|anonymous)$/i;

/** Whose the picture is. */
const PICTURE = /^(?:foto|bild|photo|image|video|imagen)/i;

/** How printed bylines are told, the surest first. */
const SIGNS: readonly BylineSign[] = ['marked', 'linked', 'named'];

/** Names under which a page states its author besides `author`. */
const OTHER_NAMES = ['parsely-author', 'sailthru.author', 'byl', 'dc.creator', 'cxenseparse:author'] as const;

function isRole(word: string): boolean {
  return ROLES.has(word.toLowerCase());
}

/** @param first it opens the byline: "Harbour Post Staff" names somebody there, after a name it says what that one does */
function isName(text: string, first: boolean): boolean {
  const words = text.split(/\s+/);
  if (text.length > LONGEST_NAME || words.length > MOST_WORDS) return false;
  if (/[@\d]|https?:|www\./i.test(text)) return false;
  if (first ? words.every(isRole) || NOBODY.test(text) : words.some(isRole)) return false;
  // One word more, in a script whose names have several, is a town.
  if (!first && words.length === 1 && /^\p{Lu}\p{Ll}/u.test(text)) return false;
  // Somebody's name has a capital, or no capitals exist in its script.
  return /\p{Lu}|\p{Lo}/u.test(text);
}

/** Printed bylines stand beside buttons and notes: only what is short and begins like a name or like a byline is one. */
function looksWritten(byline: string): boolean {
  if (byline.length > LONGEST_BYLINE || PICTURE.test(byline)) return false;
  const bare = byline.replace(LEAD, '');
  const words = bare.split(/\s+/);
  // "Ada Quill", "Ada van der Quill", but not "Log in".
  const capitals = words.slice(0, MOST_WORDS).filter((word) => /^\p{Lu}/u.test(word));
  return (
    /^\p{Lu}/u.test(bare) && capitals.length > 1 && /^\p{L}/u.test(words[1] ?? '') && !words.every(isRole)
  );
}

function cleaned(part: string): string {
  return part
    .replace(LEAD, '')
    .replace(TAIL, '')
    .replace(PLACE, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.–—-]+|[\s,–—-]+$/g, '');
}

function namesIn(statement: string): string[] {
  const bare = statement
    .replace(LEAD, '')
    .replace(/\([^()]{0,80}\)|[^\s@]{1,64}@[^\s@]{1,255}|(?:^|\s)@\w+/g, ' ');
  const names: string[] = [];
  for (const part of bare.split(BETWEEN).map(cleaned))
    if (part !== '' && isName(part, names.length === 0)) names.push(part);
  return names;
}

/** The first byline that reads like one, with those that stand right after it. */
function printedNames(lines: readonly PrintedByline[]): string[] {
  const written = lines.flatMap(({ words, order }) => {
    const plain = plainString(words);
    return plain !== null && looksWritten(plain) ? [{ plain, order }] : [];
  });
  const names: string[] = [];
  let before = written[0]?.order ?? 0;
  for (const { plain, order } of written) {
    if (order - before > NEXT_AUTHOR) break;
    names.push(plain);
    before = order;
  }
  return names;
}

/** An outlet, an agency, initials: what a page gives for its author although it is nobody's full name. */
function asGiven(statement: string): string | null {
  const [first = ''] = statement.replace(/\([^()]{0,80}\)/g, ' ').split(/[,;|]/);
  const name = cleaned(first);
  const words = name.split(' ');
  const isNobody =
    !/\p{L}/u.test(name) || name.length > LONGEST_NAME || /[@/]/.test(name) || NOBODY.test(name);
  return isNobody || words.length > MOST_WORDS || words.every(isRole) ? null : name;
}

function each(names: readonly string[], left: ReadonlySet<string>): string[] {
  const kept = new Map<string, string>();
  for (const name of names) {
    const key = bareWords(name);
    if (key !== '' && !left.has(key) && !kept.has(key)) kept.set(key, name);
  }
  return [...kept.values()].slice(0, MOST_AUTHORS);
}

type Source = Sourced<readonly string[]>;

function statedBy(page: PageStatements, structured: readonly string[]): Source[] {
  return [
    { source: 'json-ld author', value: structured },
    ...['author', 'article:author', 'og:article:author', 'article:author_name', ...OTHER_NAMES].map(
      (name) => ({
        source: `meta ${name}`,
        value: page.metas(name),
      }),
    ),
  ];
}

/** Where the page states an author who is nobody's name, only what is plainly a byline says more than that. */
function printedBy(page: PageStatements, isGiven: boolean): Source[] {
  return SIGNS.map((sign) => {
    const lines = page.print.bylines.filter(
      (line) => line.sign === sign && (!isGiven || sign === 'marked' || LEAD.test(line.words)),
    );
    return { source: `printed byline (${sign})`, value: printedNames(lines) };
  });
}

function firstNamed(sources: readonly Source[], left: ReadonlySet<string>): Sourced<string[]> | null {
  for (const { source, value } of sources) {
    const names = each(value, left);
    if (names.length > 0) return { source, value: names };
  }
  return null;
}

/**
 * Who wrote it: names only, in the page's order, each once. People go before outlets, and what the page tells machines before its
 * printed bylines, since those are mixed with roles and dates. The outlet or an agency is the author only where nobody else is named,
 * and then as the page gives it.
 */
export function authorsOf(
  page: PageStatements,
  structured: readonly string[],
  outlets: readonly (string | null)[],
): Sourced<string[]> | null {
  const known = new Set(outlets.map((outlet) => bareWords(outlet ?? '')));
  const stated = statedBy(page, structured);
  const given = stated.map(({ source, value }) => ({
    source,
    value: value.flatMap((statement) => asGiven(statement) ?? []),
  }));
  const isGiven = given.some(({ value }) => value.length > 0);
  const printed = printedBy(page, isGiven);
  const people = (sources: readonly Source[]): Source[] =>
    sources.map(({ source, value }) => ({ source, value: value.flatMap(namesIn) }));
  return (
    firstNamed(people(stated), known) ??
    firstNamed(people(printed.slice(0, 1)), known) ??
    firstNamed(given, known) ??
    firstNamed(people(printed), known) ??
    firstNamed(given, new Set()) ??
    firstNamed(printed, new Set())
  );
}
