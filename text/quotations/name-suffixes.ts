/** What stands behind a surname and belongs to the name; lower case, without stops. */
export const NAME_SUFFIXES: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);
