import type { Part } from './part';
import type { Side } from './side';
import type { Token } from './tokenize';
import { foldWord } from './word-keys';

/** "I" and its contractions, an initial, and titles have capitals and name nobody. */
const NO_NAME = /^(?:i(?:m|ve|ll|d)?|\p{L}|mrs?|ms|dr|sir|lord|lady|sen|rep|gov)$/u;

/** A word in capitals behind another one is shouted, or stands in a headline: its capitals tell no name. */
function isShouted(token: Token, previous: Token | undefined): boolean {
  return [token, previous].every((word) => word !== undefined && /^\p{Lu}{2,}$/u.test(word.text));
}

const CAPITAL = /^\p{Lu}/u;

/**
 * Where every noun has a capital, a name shows by standing beside another: "Bürgermeister Marlow", "Ada Marlow". Two
 * plain nouns hardly ever stand side by side. A name alone is missed; that costs less than every noun taken for one.
 */
function standsBesideCapital(side: Side, at: number): boolean {
  return [side.tokens[at - 1] ?? side.before.at(-1), side.tokens[at + 1] ?? side.after[0]].some(
    (token) => token?.kind === 'word' && CAPITAL.test(token.text),
  );
}

/**
 * The names among the words of a part, folded: capital letters where no sentence begins. After a mark other than a comma
 * a capital may be the sentence's; a name missed there costs less than an ordinary word taken for one. `capitalNouns`
 * says that the language writes every noun with a capital.
 */
export function namesOf({ side, range }: Part, capitalNouns: boolean): string[] {
  const names: string[] = [];
  for (let at = range.start; at < range.end; at++) {
    const token = side.tokens[at];
    const previous = side.tokens[at - 1] ?? side.before.at(-1);
    if (token?.kind !== 'word' || !CAPITAL.test(token.text) || isShouted(token, previous)) continue;
    if (capitalNouns && !standsBesideCapital(side, at)) continue;
    const begins = previous === undefined || !(previous.kind === 'word' || previous.text === ',');
    const fold = foldWord(token.text);
    if (!begins && !NO_NAME.test(fold)) names.push(fold);
  }
  return names;
}
