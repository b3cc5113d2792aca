/** Shorter stems would throw too many words together. */
const SHORTEST_STEM = 3;

function withoutPlural(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** "stopped" -> "stop", but "called" -> "call": these letters are doubled in the word itself more often than not. */
function withoutDoubling(word: string): string {
  const last = word.at(-1);
  const doubled =
    word.length > SHORTEST_STEM && last === word.at(-2) && !'aeiouylszf0123456789'.includes(last ?? '');
  return doubled ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  if (word.endsWith('ing')) return withoutDoubling(word.slice(0, -3));
  if (word.endsWith('ed')) return withoutDoubling(word.slice(0, -2));
  if (word.endsWith('es')) return word.slice(0, -2);
  return word;
}

function withoutFinalE(word: string): string {
  return word.endsWith('e') ? word.slice(0, -1) : word;
}

/** An English word without its commonest endings, as it is spelled; words of up to three letters, and what would be shorter, stay. */
export function withoutEndings(word: string): string {
  if (word.length <= SHORTEST_STEM) return word;
  let current = word;
  for (const step of [withoutPlural, withoutEnding, withoutFinalE]) {
    const shorter = step(current);
    if (shorter.length >= SHORTEST_STEM) current = shorter;
  }
  return current;
}
