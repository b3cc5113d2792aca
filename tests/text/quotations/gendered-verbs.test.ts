import { describe, expect, test } from 'vitest';
import { genderedVerbs } from '@/text/quotations/gendered-verbs';

describe('genderedVerbs', () => {
  const verbs = genderedVerbs(
    'сказал признался изрёк',
    [
      { male: 'лся', female: 'лась', plural: ['лись'] },
      { male: 'л', female: 'ла', plural: ['ли'] },
    ],
    'говорит',
  );

  test.each<{ form: string; gender: string | undefined }>([
    { form: 'сказал', gender: 'male' },
    { form: 'сказала', gender: 'female' },
    { form: 'сказали', gender: 'unknown' },
    { form: 'призналась', gender: 'female' },
    { form: 'изрёк', gender: 'male' },
    { form: 'говорит', gender: undefined },
  ])('$form is finite and tells $gender', ({ form, gender }) => {
    expect(verbs.finite.has(form)).toBe(true);
    expect(verbs.genders.get(form)).toBe(gender);
  });

  test('forms of no ending are not made up', () => {
    expect(verbs.finite.has('призналя')).toBe(false);
    expect(verbs.finite.size).toBe(8);
  });
});
