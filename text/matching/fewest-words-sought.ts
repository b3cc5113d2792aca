/** Loose text is looked for by somebody who wants these very words: fewer of them will do than for a version, but not two or three. */
export const FEWEST_WORDS_SOUGHT = 4;
