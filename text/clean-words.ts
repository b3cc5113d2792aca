/** Characters that steer a terminal or turn text round: in a story they are never what an outlet printed. */
const STEERING = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A page's words on one line, without signs nobody sees. A half character becomes the sign for one. */
export const cleanWords = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(STEERING, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
