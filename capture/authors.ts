import { bareWords } from './bare-words';
import { afterLead } from './byline-lead';
import { type LinesRound, NO_LINES } from './lines-round';
import { cleanName, isNobody, namesIn } from './names-in';
import type { BylineSign, PrintedByline } from './page-reading';
import type { PageStatements } from './page-statements';
import { plainString } from './plain-string';
import { isRole } from './role-words';
import { namedAlone, saidToWrite } from './signed-lines';
import type { Sourced } from './sourced';

const MOST_WORDS = 6;
const LONGEST_BYLINE = 150;
/** A page with more authors than this names its staff. */
const MOST_AUTHORS = 20;
/** Two authors' names stand this close in the page, in elements; farther on are those of other articles. */
const NEXT_AUTHOR = 12;

/** Whose the picture is. */
const PICTURE = /^(?:foto|bild|photo|image|video|imagen)/i;

/** How printed bylines are told, the surest first. */
const SIGNS: readonly BylineSign[] = ['marked', 'linked', 'named'];

/** Names under which a page states its author besides `author`. */
const OTHER_NAMES = ['parsely-author', 'sailthru.author', 'byl', 'dc.creator', 'cxenseparse:author'] as const;

/** Printed bylines stand beside buttons and notes: only what is short and begins like a name or like a byline is one. */
function looksWritten(byline: string): boolean {
  if (byline.length > LONGEST_BYLINE || PICTURE.test(byline)) return false;
  const bare = (afterLead(byline) ?? byline).replace(/\([^()]{0,80}\)\s*/g, '');
  const words = bare.split(/\s+/);
  // "Ada Quill", "Ada van der Quill", but not "Log in".
  const capitals = words.slice(0, MOST_WORDS).filter((word) => /^\p{Lu}/u.test(word));
  return (
    /^\p{Lu}/u.test(bare) && capitals.length > 1 && /^\p{L}/u.test(words[1] ?? '') && !words.every(isRole)
  );
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
  const name = cleanName(first);
  const words = name.split(' ');
  return isNobody(name) || words.length > MOST_WORDS || words.every(isRole) ? null : name;
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
function printedBy(page: PageStatements, lines: LinesRound, isGiven: boolean): Source[] {
  return SIGNS.map((sign) => {
    const bylines = page.print.bylines.filter(
      (line) =>
        line.sign === sign &&
        lines.isNear(line.order) &&
        (!isGiven || sign === 'marked' || afterLead(line.words) !== null),
    );
    return { source: `printed byline (${sign})`, value: printedNames(bylines) };
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
 * What a line under the headline says, where it contradicts what machines are told first: that is then somebody the page prints nowhere,
 * and a second statement or markup bears out the line.
 */
function corrected(
  said: Source,
  told: Sourced<string[]> | null,
  others: readonly Source[],
  lines: LinesRound,
): Source[] {
  const [first] = said.value;
  if (first === undefined || told === null || told.value.some((name) => lines.prints(name))) return [];
  const isBorneOut = others.some(({ value }) => value.some((name) => bareWords(name) === bareWords(first)));
  return isBorneOut ? [said] : [];
}

/**
 * Who wrote it: names only, in the page's order, each once. People go before outlets, and what the page tells machines before its
 * printed bylines, since those are mixed with roles and dates; but what a line says that begins with "By" holds against a name that is
 * printed nowhere. The outlet or an agency is the author only where nobody else is named, and then as the page gives it.
 *
 * @param lines where the page prints bylines that no markup names
 */
export function authorsOf(
  page: PageStatements,
  structured: readonly string[],
  outlets: readonly (string | null)[],
  lines: LinesRound = NO_LINES,
): Sourced<string[]> | null {
  const known = new Set(
    outlets.flatMap((outlet) => [outlet, asGiven(outlet ?? '')].map((name) => bareWords(name ?? ''))),
  );
  const stated = statedBy(page, structured);
  const given = stated.map(({ source, value }) => ({
    source,
    value: value.flatMap((statement) => asGiven(statement) ?? []),
  }));
  const isGiven = given.some(({ value }) => value.length > 0);
  const printed = printedBy(page, lines, isGiven);
  const people = (sources: readonly Source[]): Source[] =>
    sources.map(({ source, value }) => ({ source, value: value.flatMap(namesIn) }));
  const told = firstNamed(people(stated), known);
  const said = { source: 'printed line', value: saidToWrite(lines) };
  const alone = { source: 'name on its own line', value: isGiven ? namedAlone(lines) : [] };
  return (
    firstNamed(corrected(said, told, people([...stated, ...printed.slice(0, 1)]), lines), known) ??
    told ??
    firstNamed(people(printed.slice(0, 1)), known) ??
    firstNamed([said], known) ??
    firstNamed(given, known) ??
    firstNamed(people(printed), known) ??
    firstNamed([alone], known) ??
    firstNamed(given, new Set()) ??
    firstNamed(printed, new Set())
  );
}
