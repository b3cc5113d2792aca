import { describe, expect, test } from 'vitest';
import { backEdge, edgesBelong, frontEdge, isAllBracketed, movedInside } from '@/text/comparison/edge-words';
import { tokenize } from '@/text/comparison/tokenize';

/** A text with its stretch between ‹ and ›, as tokens and the indices of the stretch. */
function cut(marked: string) {
  const [before = '', inside = '', after = ''] = marked.split(/[‹›]/);
  const start = tokenize(before).length;
  return { tokens: tokenize(before + inside + after), start, end: start + tokenize(inside).length };
}

const front = (marked: string) => {
  const { tokens, start, end } = cut(marked);
  return frontEdge(tokens, start, end);
};
const back = (marked: string) => {
  const { tokens, start, end } = cut(marked);
  return backEdge(tokens, start, end);
};

const BACK: [string, string, string, boolean][] = [
  ['other words for the same', '‹We may› lose it.', '‹We may› lose that.', true],
  ['more words than few', '‹We may› lose it all in one night', '‹We may› win', false],
  ['nothing on both sides', '‹We may lose›.', '‹We may lose›,', false],
  ['a longer quotation', '‹We may lose› it', '‹We may lose›', false],
  ['another sentence', '‹We may lose›. Thank you.', '‹We may lose›. Good night.', false],
  ['words behind dots', '‹We may lose› … soon', '‹We may lose› it', false],
  ['a bracket', '‹We may lose› [the game]', '‹We may lose›', true],
  ['a word the other prints elsewhere', '‹We may lose it› only', '‹We may only lose it›', true],
  ['a small word the other prints elsewhere', '‹We may lose it› the', '‹We may lose the it›', false],
];

describe('words behind the stretch belong to it where they are', () => {
  test.each(BACK)('%s', (_, a, b, expected) => {
    expect(edgesBelong(back(a), back(b))).toBe(expected);
    expect(edgesBelong(back(b), back(a))).toBe(expected);
  });
});

const FRONT: [string, string, string, boolean][] = [
  ['another first word', 'Surely ‹we lose›', 'Perhaps ‹we lose›', true],
  ['another sentence', 'Look. ‹We lose›', 'Friends! ‹We lose›', false],
  ['a longer quotation', 'Surely ‹we lose›', '‹we lose›', false],
  ['a bracket', '[But] ‹we lose›', '‹we lose›', true],
];

describe('words in front of the stretch belong to it where they are', () => {
  test.each(FRONT)('%s', (_, a, b, expected) => {
    expect(edgesBelong(front(a), front(b))).toBe(expected);
    expect(edgesBelong(front(b), front(a))).toBe(expected);
  });
});

test.each([
  ['[the mayor]', true],
  ['[the] mayor', false],
  ['(the mayor)', false],
  [',', false],
  ['', false],
])('%j is all in brackets: %s', (text, expected) => {
  expect(isAllBracketed(tokenize(text))).toBe(expected);
});

test.each([
  ['only', 'the court can decide', 'the court can only decide', true],
  ['Only', 'the court can only decide', 'the court can only decide', false],
  ['the', 'court can decide', 'the court can decide', false],
  ['ferry and bridge', 'we lost', 'we lost the ferry', false],
])('%j moved from "%s" into "%s": %s', (edge, own, other, expected) => {
  expect(movedInside(tokenize(edge), tokenize(own), tokenize(other))).toBe(expected);
});
