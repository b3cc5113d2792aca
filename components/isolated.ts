/** Letters of the scripts that run from right to left, those beyond U+FFFF included. */
const RIGHT_TO_LEFT =
  /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Samaritan}\p{sc=Mandaic}\p{sc=Adlam}\p{sc=Hanifi_Rohingya}]/u;

/** Signs that turn what follows them round; a name has no need of them, a hostile page may. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Words of a page ready to stand inside a sentence of the interface: a name in Arabic or Hebrew would otherwise
 * drag the marks around it to the wrong side. U+2068 and U+2069 isolate it without any markup.
 */
export function isolated(text: string): string {
  const plain = text.replace(TURNING, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
