/** Two capitals or more, with the digits and points that go with them. */
const ACRONYM = /^(?:\p{Lu}[\p{Lu}\p{N}&.-]+)$/u;

/** Acronyms of this length on are words in capitals. */
export const LONGEST_ACRONYM = 6;

/** Written in capitals alone: "ICE", "NHA", but also "WATCHED"; `LONGEST_ACRONYM` tells them apart. */
export function isAcronym(word: string): boolean {
  return ACRONYM.test(word);
}
