const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Words of a page ready to stand inside a sentence of the interface: a name in Arabic or Hebrew would otherwise
 * drag the marks around it to the wrong side. U+2068 and U+2069 isolate it without any markup.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
