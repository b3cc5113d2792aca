/** An address, or a run that is nothing but a tag of stray markup. */
const ADDRESS = /^\s*(?:(?:https?:\/\/|www\.)\S+|\p{Ll}[\p{Ll}\d-]*(?:\.[\p{Ll}\d-]{2,})+)\s*$/u;
const TAG = /^\s*<[^<>]*>\s*$/;

/** All in one pair of brackets: "(CROSSTALK.)", "[inaudible]". */
const NOTE = /^\s*(?:\([^()[\]]+\)|\[[^()[\]]+\])[.!]?\s*$/;
/** Notes are short; more words in brackets may be somebody's aside. */
const LONGEST_NOTE = 40;

/** Whether marks hold what nobody can say: addresses and attributes of stray markup stand in marks, too. */
export function isNobodysText(words: string): boolean {
  return ADDRESS.test(words) || TAG.test(words);
}

/** Whether the marked words are a transcriber's note on the scene: nobody said them, and no quotation goes on through them. */
export function isSceneNote(words: string): boolean {
  return words.length <= LONGEST_NOTE && NOTE.test(words);
}
