/** A space before dots parts nothing: they belong to the words before them. */
const LETTER_OR_SPACE = /[\p{L}\p{N}]|\s+(?![.…\s])/gu;
const LETTER = /[\p{L}\p{N}]/gu;

/** How many letters of the whole are printed when each segment but the last ends. */
function lettersAtEnds(segments: readonly string[]): number[] {
  let letters = 0;
  return segments.slice(0, -1).map((segment) => {
    letters += segment.match(LETTER)?.length ?? 0;
    return letters;
  });
}

/**
 * Finds where segments of a quotation end in texts that print it piece by piece. Give it the pieces in order: each comes
 * back parted at the ends it holds, the white space there left out; an empty last part means that one ends behind it.
 * Counts letters, because a piece may print other forms of the marks.
 */
export function segmentBreaks(segments: readonly string[]): (text: string) => string[] {
  const ends = lettersAtEnds(segments);
  let letters = 0;
  return (text) => {
    const parts: string[] = [];
    let from = 0;
    for (const { 0: found, index } of text.matchAll(LETTER_OR_SPACE)) {
      const space = found.trim() === '';
      // The marks behind the last word belong to its segment; writing without spaces has none to part it at.
      if (letters === ends[0] && letters > 0) {
        ends.shift();
        parts.push(text.slice(from, index));
        from = space ? index + found.length : index;
      }
      if (!space) letters += 1;
    }
    return [...parts, text.slice(from)];
  };
}
