import { describe, expect, test } from 'vitest';
import { type Declension, nominativesOf, obliqueForms } from '@/text/quotations/declension';

const ENDINGS: readonly Declension[] = [
  ['', 'а', 'у'],
  ['а', 'ой', 'у'],
  ['ек', 'ка', 'ку'],
];

describe('nominativesOf', () => {
  test.each<{ form: string; nominatives: readonly string[] }>([
    { form: 'Петровой', nominatives: ['Петрова'] },
    { form: 'Петрова', nominatives: ['Петров'] },
    { form: 'Петрову', nominatives: ['Петров', 'Петрова'] },
    { form: 'Дудка', nominatives: ['Дудк', 'Дудек'] },
    { form: 'Ким', nominatives: [] },
    { form: 'Ка', nominatives: [] },
    { form: '', nominatives: [] },
  ])('$form may be a form of $nominatives', ({ form, nominatives }) => {
    expect(nominativesOf(form, ENDINGS)).toEqual(nominatives);
  });

  test('without endings nothing is a form of anything', () => {
    expect(nominativesOf('Петровой', [])).toEqual([]);
  });
});

describe('obliqueForms', () => {
  test('gives the other forms of names, but none that is a name itself', () => {
    const names = new Map([
      ['иван', 'male'],
      ['александр', 'male'],
      ['александра', 'female'],
    ]);
    const forms = obliqueForms(names, ENDINGS);
    expect(forms.has('ивана')).toBe(true);
    expect(forms.has('александру')).toBe(true);
    expect(forms.has('александра')).toBe(false);
    expect(forms.has('иван')).toBe(false);
  });
});
