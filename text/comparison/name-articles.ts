/** The Arabic article in front of a name: printed or not, and in two spellings. Folded. */
export const NAME_ARTICLES: ReadonlySet<string> = new Set(['al', 'el']);
