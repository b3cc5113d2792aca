/** Straight and curly; a plural has the mark alone. */
const POSSESSIVE = /['’]s?$/u;

/** Stands in the genitive by its ending: "Quill's", "owners'". */
export function isGenitive(word: string): boolean {
  return POSSESSIVE.test(word);
}

/** The word without its genitive: "Rosa’s" -> "Rosa", "owners’" -> "owners". */
export function withoutGenitive(word: string): string {
  return word.replace(/['’]s$/u, '').replace(/s['’]$/u, 's');
}
