import { bareWords } from './bare-words';
import { afterLead } from './byline-lead';
import type { LinesRound, RoundLine } from './lines-round';
import { namesIn } from './names-in';
import { plainString } from './plain-string';

/** Words inside names that have no capital. */
const PARTICLES: ReadonlySet<string> = new Set(
  'von van de der den del della di da do dos du la le al el bin ibn ben bint ter zu und y e'.split(' '),
);
const FEWEST_WORDS = 2;
const MOST_WORDS = 5;

/** One of these in it, and a line without "By" names an agency, a button, a part of the site. */
const NOBODYS_WORDS: ReadonlySet<string> = new Set(
  (
    'agency agence agencia agenzia agentur ajansı agência getty images image photo photos foto fotos reuters afp dpa press presse prensa ' +
    'news media video play store online digital home more read app live loading events newsletter'
  ).split(' '),
);

/** "Ada van der Quill", "ADA QUILL", "陳美玲": nothing but a name. */
function isNameAlone(text: string): boolean {
  if (/^[\p{Lo}\p{M}\s・·]{2,40}$/u.test(text)) return true;
  const words = text.split(/\s+/);
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return false;
  const isCapital = (word: string): boolean => /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return isCapital(first) && isCapital(last) && words.every((word) => isCapital(word) || PARTICLES.has(word));
}

/** Names of a line that says whose they are: "By Ada Quill", "Ada Quill reports", "김하늘 기자". */
function saidIn(line: string): string[] {
  const told = afterLead(line);
  const said = told ?? /^(.{2,60}?)(?:\s*記者|\s*기자|\sreports|\sberichtet)(?:[\s.]|$)/u.exec(line)?.[1];
  if (said === undefined) return [];
  const names = namesIn(said);
  return names[0] !== undefined && isNameAlone(names[0]) ? names : [];
}

/** "By" on a line of its own, or after a kicker, introduces the next line. */
const INTRODUCES = /(?:^|\s)(?:by|von|par|por|door|av|af)$/i;

function firstSigned(lines: readonly RoundLine[], read: (line: string) => string[]): string[] {
  for (const [place, line] of lines.entries()) {
    const by = INTRODUCES.exec(line.words)?.[0];
    const words = by === undefined ? line.words : `${by} ${lines[place + 1]?.words ?? ''}`;
    // A date and a place stand beside the name on one line.
    for (const part of (plainString(words) ?? '').split(/\s*[|•·]\s*/)) {
      const names = read(part);
      if (names.length > 0) return names;
    }
  }
  return [];
}

/** Who is said to have written it, by a line under the headline or at the end. */
export function saidToWrite({ above, below }: LinesRound): string[] {
  const names = firstSigned(above, saidIn);
  return names.length > 0 ? names : firstSigned(below.toReversed(), saidIn);
}

/**
 * Names that stand alone on a line under the headline or at the end: of an author, where the text says nothing of them. Whom it speaks of
 * is a subject, and ordinary words in capitals are a part of the site.
 */
export function namedAlone(lines: LinesRound): string[] {
  const read = (line: string): string[] => {
    const names = namesIn(line);
    const words = bareWords(line).split(' ');
    const isAuthor =
      names.length > 0 &&
      line.toUpperCase() !== line &&
      new Set(words).size === words.length &&
      names.every((name) => isNameAlone(name) && !lines.tells(name)) &&
      !words.some((word) => NOBODYS_WORDS.has(word)) &&
      !words.every((word) => lines.saysSmall(word));
    return isAuthor ? names : [];
  };
  const unlinked = (all: readonly RoundLine[]): RoundLine[] => all.filter(({ isLink }) => !isLink);
  const names = firstSigned(unlinked(lines.above), read);
  return names.length > 0 ? names : firstSigned(unlinked(lines.below.slice(-1)), read);
}
