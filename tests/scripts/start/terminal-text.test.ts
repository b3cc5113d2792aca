import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WordingPiece } from '@/scripts/start/popup-reading';
import { type Marking, markingFor, printable, wordingLine } from '@/scripts/start/terminal-text';

const PIECES: readonly WordingPiece[] = [
  { type: 'same', text: 'We will ' },
  { type: 'only-here', text: 'never' },
  { type: 'only-there', text: 'not' },
  { type: 'same', text: ' close.' },
];

describe('wordingLine', () => {
  test('can be read without any markup of a terminal', () => {
    expect(wordingLine(PIECES, 'brackets')).toBe('We will [-never-]{+not+} close.');
  });

  test('strikes what is only here and underlines what is only there', () => {
    expect(wordingLine(PIECES, 'lines')).toBe(
      'We will \u001B[9mnever\u001B[29m\u001B[4mnot\u001B[24m close.',
    );
  });

  test('keeps the words of a page from steering the terminal', () => {
    const hostile: WordingPiece[] = [{ type: 'only-there', text: 'a\u001B[2Jb\u009B31mc\r\nd' }];
    expect(wordingLine(hostile, 'brackets')).toBe('{+a [2Jb 31mc  d+}');
  });
});

describe('markingFor', () => {
  test.each<{ says: string; isTerminal: boolean; env: NodeJS.ProcessEnv; expected: Marking }>([
    { says: 'draws lines in a terminal', isTerminal: true, env: { TERM: 'xterm' }, expected: 'lines' },
    { says: 'puts brackets into a file', isTerminal: false, env: {}, expected: 'brackets' },
    { says: 'minds NO_COLOR', isTerminal: true, env: { NO_COLOR: '1' }, expected: 'brackets' },
    { says: 'takes an empty NO_COLOR for none', isTerminal: true, env: { NO_COLOR: '' }, expected: 'lines' },
    {
      says: 'expects nothing of a dumb terminal',
      isTerminal: true,
      env: { TERM: 'dumb' },
      expected: 'brackets',
    },
  ])('$says', ({ isTerminal, env, expected }) => {
    expect(markingFor(isTerminal, env)).toBe(expected);
  });
});

describe('printable', () => {
  test('lets no control character through, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(printable(text)).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  test.each(['Zoë said: “naïve”', '日本語', '👩‍🚒 at work', 'lone \uD800 half'])(
    'leaves %j as it is',
    (text) => {
      expect(printable(text)).toBe(text);
    },
  );
});
