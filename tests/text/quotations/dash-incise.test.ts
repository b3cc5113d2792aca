import { describe, expect, test } from 'vitest';
import { splitDashIncise } from '@/text/quotations/dash-incise';
import { RUSSIAN } from '@/text/quotations/languages/russian';

describe('splitDashIncise', () => {
  test.each<{ shows: string; text: string; parts: readonly string[] }>([
    { shows: 'one attribution', text: 'Мы ждём, — сказал Ким. — Уже год', parts: ['Мы ждём,', 'Уже год'] },
    {
      shows: 'two attributions',
      text: 'Да, — сказал Ким. — Нет, — добавил он, — никогда',
      parts: ['Да,', 'Нет,', 'никогда'],
    },
    { shows: 'one at the end', text: 'Мы ждём, — сказал Ким', parts: ['Мы ждём,'] },
    {
      shows: 'the stop of an initial inside it',
      text: 'Мы ждём, — сказал А. Ким. — Год',
      parts: ['Мы ждём,', 'Год'],
    },
    { shows: 'a dash of the speech itself', text: 'Труд, — это жизнь', parts: ['Труд, — это жизнь'] },
    { shows: 'nothing', text: '', parts: [''] },
  ])('reads $shows', ({ text, parts }) => {
    const { segments, isSplit } = splitDashIncise(text, { start: 0, end: text.length }, RUSSIAN);
    expect(segments.map(({ start, end }) => text.slice(start, end))).toEqual(parts);
    expect(isSplit).toBe(parts[0] !== text);
  });
});
