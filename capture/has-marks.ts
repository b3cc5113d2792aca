/** Whether a paragraph may quote somebody: it holds a mark that opens a quotation in one of the scripts Sic reads. */
export function hasMarks(text: string): boolean {
  return /["“”„«»「『]/.test(text);
}
