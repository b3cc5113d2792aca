/**
 * Names by case, from a table of endings: which nominatives a printed form may belong to ("Петровой" -> "Петрова"), and
 * which forms a nominative has. A candidate says only what is possible; the article decides by printing it or not.
 * Cost: one step per ending. Refused: a stemmer, which makes one word of Петров and Петрова.
 */

/** Endings of one kind of name by case, the nominative first; an empty string is no ending. */
export type Declension = readonly string[];

/** Shorter stems are chance: "Ан" is no form of "Ана". */
const SHORTEST_STEM = 2;

/** The nominatives a form may belong to, in the capitals it is printed in; empty when it can only be one itself. */
export function nominativesOf(word: string, declensions: readonly Declension[]): readonly string[] {
  const found = new Set<string>();
  for (const [nominative = '', ...others] of declensions) {
    for (const ending of others) {
      if (ending === '' || !word.endsWith(ending) || word.length - ending.length < SHORTEST_STEM) continue;
      found.add(word.slice(0, word.length - ending.length) + nominative);
    }
  }
  found.delete(word);
  return [...found];
}

/** Every other form of these nominatives. What is a nominative as well ("Александра") is left out. */
export function obliqueForms(
  names: ReadonlyMap<string, unknown>,
  declensions: readonly Declension[],
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const name of names.keys()) {
    for (const [nominative = '', ...others] of declensions) {
      if (!name.endsWith(nominative)) continue;
      const stem = name.slice(0, name.length - nominative.length);
      for (const ending of others) {
        if (!names.has(stem + ending)) found.add(stem + ending);
      }
    }
  }
  return found;
}
