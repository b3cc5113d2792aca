/** First and last of the signs that turn the writing direction: embeddings and overrides, then isolates. */
const TURNS = [
  [0x202a, 0x202e],
  [0x2066, 0x2069],
] as const;

function turns(sign: string): boolean {
  const code = sign.charCodeAt(0);
  return TURNS.some(([first, last]) => code >= first && code <= last);
}

/**
 * A name or headline without the signs that turn the writing direction. One that is not closed turns round the words of
 * the interface that follow it; the direction of honest words follows from their letters.
 */
export function withoutTurns(line: string): string {
  return Array.from(line)
    .filter((sign) => !turns(sign))
    .join('');
}
