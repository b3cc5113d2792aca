/**
 * What a reader means by a selection made by hand: whole words, and the marks that stand directly round them. A hand slips by a
 * letter, and half a word would be shown as a difference from every other outlet; words selected inside their marks are
 * a quotation all the same. Looks at nothing but the two text nodes the selection ends in.
 */

/** The two ends of a selection; `Range` and `StaticRange` both are. */
export interface SelectionEnds {
  readonly startContainer: Node;
  readonly startOffset: number;
  readonly endContainer: Node;
  readonly endOffset: number;
}

/** Longer words are an attack or a script without spaces, in which there is nothing to complete. */
const LONGEST_WORD = 40;

const WORD_SIGN = /[\p{L}\p{M}\p{N}]/u;
/** Scripts that set no spaces: the reader's own ends are the best there are. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const APOSTROPHE = /['’]/;
const OPENS = /[“„«‘‹»›"'「『]/;
const CLOSES = /[”“»’›«‹"'」』]/;
const ENDS_SENTENCE = /[.,!?…]/;

function isWordSign(sign: string | undefined): boolean {
  return sign !== undefined && WORD_SIGN.test(sign) && !UNSPACED.test(sign);
}

/** Whether the sign at a place belongs to a word: an apostrophe does between two letters ("don’t"). */
function isInWord(text: string, at: number): boolean {
  if (isWordSign(text[at])) return true;
  return APOSTROPHE.test(text[at] ?? '') && isWordSign(text[at - 1]) && isWordSign(text[at + 1]);
}

/** How far a word that the offset cuts goes on, `step` by `step`; the offset itself when it cuts none. */
function wordEnd(text: string, offset: number, step: -1 | 1): number {
  if (!isInWord(text, offset - 1) || !isInWord(text, offset)) return offset;
  const next = (at: number): boolean => isInWord(text, step === 1 ? at : at - 1);
  let at = offset;
  while (Math.abs(at - offset) < LONGEST_WORD && next(at)) at += step;
  return next(at) ? offset : at;
}

/** Where the closing mark ends that follows, perhaps after the end of the sentence; null when none follows. */
function closingEnd(text: string, offset: number): number | null {
  const at = ENDS_SENTENCE.test(text[offset] ?? '') ? offset + 1 : offset;
  return CLOSES.test(text[at] ?? '') ? at + 1 : null;
}

function textOf(node: Node): string | null {
  return node.nodeType === node.TEXT_NODE ? (node.nodeValue ?? '') : null;
}

/** The ends moved out to whole words, and to the marks when there is one at either end. */
export function grownSelection(ends: SelectionEnds): SelectionEnds {
  const { startContainer, endContainer } = ends;
  const [startText, endText] = [textOf(startContainer), textOf(endContainer)];
  const start = startText === null ? ends.startOffset : wordEnd(startText, ends.startOffset, -1);
  const end = endText === null ? ends.endOffset : wordEnd(endText, ends.endOffset, 1);
  const opened = startText !== null && OPENS.test(startText[start - 1] ?? '');
  const closed = endText === null ? null : closingEnd(endText, end);
  const isQuoted = opened && closed !== null;
  return {
    startContainer,
    startOffset: isQuoted ? start - 1 : start,
    endContainer,
    endOffset: isQuoted ? closed : end,
  };
}
