import { describe, expect, test } from 'vitest';
import type { ShownPiece } from '@/components/shown-pieces';
import { WordingDiff } from '@/components/WordingDiff';
import { button, click, complaints, element, show, textOf } from './show';

const diff = (pieces: readonly ShownPiece[], there: string | null = 'en') =>
  show(<WordingDiff pieces={pieces} outlet="The Gull" languageHere="en" languageThere={there} />);

const CHANGED: readonly ShownPiece[] = [
  { type: 'same', text: 'We ' },
  { type: 'only-a', text: 'may' },
  { type: 'same', text: ' ' },
  { type: 'only-b', text: 'will' },
  { type: 'same', text: ' go.' },
];

const LONG = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');

describe('WordingDiff', () => {
  test('strikes what stands only here and underlines what stands only there', async () => {
    const root = await diff(CHANGED);
    expect(textOf(element(root, 'del'))).toBe('may');
    expect(textOf(element(root, 'ins'))).toBe('will');
  });

  test('explains both lines without colour', async () => {
    expect(textOf(await diff(CHANGED))).toContain('only here');
    expect(textOf(await diff(CHANGED))).toContain('only in The Gull');
  });

  test('needs no legend where nothing differs', async () => {
    expect(textOf(await diff([{ type: 'same', text: 'We go.' }]))).toBe('We go.');
  });

  test('keeps the markup of a page as text', async () => {
    const root = await diff([{ type: 'only-b', text: '<img src=x onerror=alert(1)>' }]);
    expect(root.querySelector('img')).toBeNull();
    expect(textOf(root)).toContain('<img src=x onerror=alert(1)>');
  });

  test('marks each side with its own language and lets the browser find the direction', async () => {
    const root = await diff(CHANGED, 'ar');
    expect(element(root, 'ins').lang).toBe('ar');
    expect(element(root, 'p[dir="auto"]').lang).toBe('en');
  });

  test('names the side that quotes more, before and after the stretch', async () => {
    const root = await diff([
      { type: 'around-a', text: 'In March' },
      { type: 'same', text: ' we met ' },
      { type: 'around-b', text: 'but only once.' },
    ]);
    expect([...root.querySelectorAll('p')].map(textOf)).toEqual([
      'Here only: In March',
      'we met',
      'In The Gull only: but only once.',
    ]);
  });

  test.each<[told: string, type: ShownPiece['type'], text: string, lines: string[]]>([
    ['a comma here stays with the stretch', 'around-a', ', if we must', ['we go,', 'Here only: if we must']],
    ['a comma there is left out', 'around-b', ', if we must', ['we go', 'In The Gull only: if we must']],
    ['dots are kept', 'around-b', '... if we must', ['we go', 'In The Gull only: ... if we must']],
    ['a mark alone is no line', 'around-b', '.', ['we go']],
  ])('where one side goes on, %s', async (_, type, text, lines) => {
    const root = await diff([
      { type: 'same', text: 'we go' },
      { type, text },
    ]);
    expect([...root.querySelectorAll('p')].map(textOf)).toEqual(lines);
  });

  test('leaves the spaces around a change out of its line', async () => {
    const root = await diff([
      { type: 'same', text: 'we ' },
      { type: 'only-a', text: 'may ' },
      { type: 'same', text: 'go' },
    ]);
    expect(element(root, 'del').textContent).toBe('may');
    expect(textOf(element(root, 'p'))).toBe('we may go');
  });

  test('shows the words next to the stretch when what stands around it is long', async () => {
    const root = await diff([
      { type: 'around-a', text: LONG },
      { type: 'same', text: ' we met ' },
      { type: 'around-b', text: LONG },
    ]);
    const [before, , after] = [...root.querySelectorAll('p')].map(textOf);
    expect(before).toMatch(/word59$/);
    expect(before).not.toContain('word0 ');
    expect(after).toContain('word0 ');
    expect(after).not.toContain('word59');
  });

  test('folds a long stretch that agrees, and unfolds it', async () => {
    const root = await diff([{ type: 'same', text: LONG }]);
    const fold = button(root, '40 more words');
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(textOf(root)).not.toContain('word30');
    await click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(textOf(root).replace('show less', '')).toContain(LONG.slice(0, 200));
    expect(document.activeElement === document.body || document.activeElement === fold).toBe(true);
  });

  test('has no fault that axe finds', async () => {
    expect(await complaints(await diff([...CHANGED, { type: 'around-b', text: LONG }]))).toEqual([]);
  });
});
