import { expect, test, vi } from 'vitest';
import { WordMemory } from '@/text/matching/word-memory';

test('makes a word’s value once', () => {
  const make = vi.fn((word: string) => ({ word }));
  const memory = new WordMemory(make);
  expect(memory.of('harbour')).toBe(memory.of('harbour'));
  expect(memory.of('wall')).toEqual({ word: 'wall' });
  expect(make).toHaveBeenCalledTimes(2);
});

test('gives every word its own value, however many come', () => {
  const memory = new WordMemory((word) => `${word}!`);
  const words = Array.from({ length: 50_000 }, (_, i) => `w${i}`);
  expect([...words, ...words].filter((word) => memory.of(word) !== `${word}!`)).toEqual([]);
});

test('does not keep what is too long to be a word', () => {
  const make = vi.fn((word: string) => word.length);
  const memory = new WordMemory(make);
  const long = 'a'.repeat(1_000_000);
  expect([memory.of(long), memory.of(long)]).toEqual([1_000_000, 1_000_000]);
  expect(make).toHaveBeenCalledTimes(2);
});
