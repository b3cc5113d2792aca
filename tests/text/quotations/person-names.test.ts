import { describe, expect, test } from 'vitest';
import { rulesFor } from '@/text/quotations/languages/rules-for';
import { nameTable } from '@/text/quotations/name-table';
import { readItems } from '@/text/quotations/narration';
import { readNames } from '@/text/quotations/person-names';

const rules = rulesFor('en');

function namesIn(text: string) {
  return readNames(readItems(text, { start: 0, end: text.length }, [], 0, rules), rules);
}

describe('readNames splits', () => {
  test.each<{ text: string; name: string; roles: string[] }>([
    {
      text: 'then Acting Harbor Director Rosa Quill spoke',
      name: 'Rosa Quill',
      roles: ['acting', 'harbor', 'director'],
    },
    { text: 'then Sen. Ada Brook spoke', name: 'Ada Brook', roles: ['sen'] },
    { text: 'then Dr. J. R. Oda spoke', name: 'J. R. Oda', roles: ['dr'] },
    { text: 'then Ms Vane spoke', name: 'Vane', roles: ['ms'] },
    { text: 'then Ludwig van der Brook spoke', name: 'Ludwig van der Brook', roles: [] },
    { text: 'on Monday Vane spoke', name: 'Vane', roles: [] },
    { text: 'so the Justice Department spoke', name: 'Justice Department', roles: [] },
    { text: 'WATCHED Vane spoke', name: 'Vane', roles: ['watched'] },
    { text: 'then O’Dell spoke', name: 'O’Dell', roles: [] },
  ])('$text', ({ text, name, roles }) => {
    const [found] = namesIn(text).filter((mention) => mention.words.join(' ') === name);
    expect(found?.roles).toEqual(roles);
  });

  test('an outlet from the name that follows it', () => {
    expect(namesIn('he told the Sele Herald Todd Brook').map((name) => name.words.join(' '))).toEqual([
      'Sele Herald',
      'Todd Brook',
    ]);
  });
});

describe('readNames sees', () => {
  test('that a genitive is no subject', () => {
    expect(namesIn('then Brook’s plan failed')[0]).toMatchObject({
      words: ['Brook'],
      isPossessive: true,
      isSubject: false,
    });
  });
  test.each(['then Brook warned us', 'then Brook, who left, wept', 'no, said Brook', 'then Brook has gone'])(
    'the subject in "%s"',
    (text) => {
      expect(namesIn(text)[0]?.isSubject).toBe(true);
    },
  );
  test('organisations', () => {
    expect(namesIn('the Sele Police Department spoke')[0]?.isOrganisation).toBe(true);
  });
  test.each([
    ['Mr Vane', 'male'],
    ['Mrs Vane', 'female'],
    ['Rosa Vane', 'female'],
    ['Todd Vane', 'male'],
    ['Quill Vane', 'unknown'],
  ])('the gender of %s', (text, gender) => {
    expect(namesIn(`then ${text} spoke`)[0]?.gender).toBe(gender);
  });
});

describe('nameTable', () => {
  const tableOf = (text: string) => nameTable(namesIn(text));

  test.each<{ sentence: string; text: string; short: string; full: string }>([
    {
      sentence: 'a surname finds the full name',
      text: 'then Rosa Quill left. Then Quill spoke',
      short: 'Quill',
      full: 'Rosa Quill',
    },
    {
      sentence: 'also when the full name comes later',
      text: 'then Quill left. Then Rosa Quill spoke',
      short: 'Quill',
      full: 'Rosa Quill',
    },
    {
      sentence: 'a first name finds it',
      text: 'then Rosa Quill left. Then Rosa spoke',
      short: 'Rosa',
      full: 'Rosa Quill',
    },
    {
      sentence: 'an outlet is no fuller form of a person',
      text: 'then Quill left. Then the Quill Herald wrote',
      short: 'Quill',
      full: 'Quill',
    },
    {
      sentence: 'the fullest form wins',
      text: 'then Todd Quill left. Then Todd Amos Quill spoke',
      short: 'Quill',
      full: 'Todd Amos Quill',
    },
    {
      sentence: 'an honorific tells namesakes apart',
      text: 'then Tom Price and then Ann Price left. Then Ms Price spoke',
      short: 'Ms Price',
      full: 'Ann Price',
    },
  ])('$sentence', ({ text, short, full }) => {
    const [name] = namesIn(`so ${short}`);
    if (name === undefined) throw new Error('the test names nobody');
    expect(tableOf(text).find(name)?.fullName).toBe(full);
  });

  test('a role finds its holder only when there is one', () => {
    expect(tableOf('then Mayor Rosa Quill left').withRole('mayor')?.fullName).toBe('Rosa Quill');
    expect(tableOf('then Mayor Rosa Quill and then Mayor Ann Oda left').withRole('mayor')).toBeNull();
  });
});
