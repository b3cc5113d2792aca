import type { WordingPiece } from './popup-reading';

/** How differences are told from the words both print. */
export type Marking = 'lines' | 'brackets';

/** Struck and underlined, switched on and off (ECMA-48, SGR). */
const SGR = { 'only-here': ['\u001B[9m', '\u001B[29m'], 'only-there': ['\u001B[4m', '\u001B[24m'] } as const;

/** As in the word diffs of version control programs. */
const BRACKETS = { 'only-here': ['[-', '-]'], 'only-there': ['{+', '+}'] } as const;

/** C0, C1 and DEL: words of a page must not steer the terminal. */
const isControl = (character: string): boolean => {
  const code = character.charCodeAt(0);
  return code < 32 || (code >= 127 && code < 160);
};

/** Text of a page, safe to print: control characters become blanks. */
export const printable = (text: string): string =>
  [...text].map((character) => (isControl(character) ? ' ' : character)).join('');

/** Lines only where a terminal draws them and the person has not asked for plain text (no-color.org). */
export function markingFor(isTerminal: boolean, env: NodeJS.ProcessEnv): Marking {
  const plain = Boolean(env['NO_COLOR']) || env['TERM'] === 'dumb';
  return isTerminal && !plain ? 'lines' : 'brackets';
}

/** The words on screen with another outlet's wording in them, in one line. */
export function wordingLine(pieces: readonly WordingPiece[], marking: Marking): string {
  const marks = marking === 'lines' ? SGR : BRACKETS;
  return pieces
    .map(({ type, text }) => {
      const words = printable(text);
      if (type === 'same') return words;
      const [on, off] = marks[type];
      return `${on}${words}${off}`;
    })
    .join('');
}

/** What the marks mean. */
export const legend = (marking: Marking): string =>
  `${wordingLine([{ type: 'only-here', text: 'only in this article' }], marking)}  ` +
  wordingLine([{ type: 'only-there', text: 'only in the other outlet' }], marking);
