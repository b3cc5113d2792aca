import { describe, expect, test } from 'vitest';
import { foundIn, type LanguageCase } from './language-cases';

const CASES: readonly LanguageCase[] = [
  {
    shows: 'reads a comma, a dash and the verb before its subject',
    text: '«Ми відкриємо міст у жовтні», – сказав мер Заліська Іван Петренко.',
    quotations: [{ segments: ['Ми відкриємо міст у жовтні'], kind: 'speech', speaker: 'Іван Петренко' }],
  },
  {
    shows: 'cuts an attribution out of the marks and keeps one quotation',
    text: '«Дорога буде готова, – заявила міністерка Ольга Кравець. – Залишилося покласти асфальт».',
    quotations: [
      {
        segments: ['Дорога буде готова,', 'Залишилося покласти асфальт'],
        kind: 'speech',
        speaker: 'Ольга Кравець',
      },
    ],
  },
  {
    shows: 'finds the nominative elsewhere for a name in the genitive',
    text: 'За словами Петренка, «школу відремонтують до вересня». Раніше Іван Петренко обіцяв це батькам.',
    quotations: [{ segments: ['школу відремонтують до вересня'], kind: 'speech', speaker: 'Іван Петренко' }],
  },
  {
    shows: 'reads the subject behind the verb of "як повідомив" and the pronoun after it',
    text: 'Як повідомив речник ДСНС Олег Мельник, «постраждалих немає, усіх евакуювали». «Рятувальники працювали всю ніч», – додав він.',
    quotations: [
      { segments: ['постраждалих немає, усіх евакуювали'], kind: 'speech', speaker: 'Олег Мельник' },
      { segments: ['Рятувальники працювали всю ніч'], kind: 'speech', speaker: 'Олег Мельник' },
    ],
  },
  {
    shows: 'reads straight marks and a hyphen for the dash',
    text: '"Ми не маємо права зупинятися", - наголосила директорка лікарні Наталія Бойко в інтерв’ю Суспільному.',
    quotations: [{ segments: ['Ми не маємо права зупинятися'], kind: 'speech', speaker: 'Наталія Бойко' }],
  },
  {
    shows: 'reads a subject before its verb and a colon',
    text: 'Очільниця громади Марія Шевчук написала у Facebook: «Світло повернеться ввечері, дякуємо енергетикам».',
    quotations: [
      {
        segments: ['Світло повернеться ввечері, дякуємо енергетикам'],
        kind: 'speech',
        speaker: 'Марія Шевчук',
      },
    ],
  },
  {
    shows: 'gives a phrase where nobody is named, and nobody where the verb has no person',
    text: '«Нас ніхто не питав», – розповіла мешканка села. У заяві міністерства йдеться: «Перевірку завершено, порушень не виявлено».',
    quotations: [
      { segments: ['Нас ніхто не питав'], kind: 'speech', speaker: 'мешканка села' },
      { segments: ['Перевірку завершено, порушень не виявлено'], kind: 'speech', speaker: null },
    ],
  },
  {
    shows: 'takes names and so-called words for nobody’s words',
    text: 'Фестиваль «Нічні вогні» скасували. Так звана «республіка» нікого не представляє.',
    quotations: [
      { segments: ['Нічні вогні'], kind: 'term', speaker: null },
      { segments: ['республіка'], kind: 'term', speaker: null },
    ],
  },
  {
    shows: 'reads a turn led by a dash, with a clause behind the name',
    text: '– Ми повернемося, – каже Оксана Лисенко, яка виїхала із Заліська. – Тут наш дім.',
    quotations: [
      { segments: ['Ми повернемося,', 'Тут наш дім.'], kind: 'speech', speaker: 'Оксана Лисенко' },
    ],
  },
  {
    shows: 'steps over the name of a brigade in marks',
    text: '«Ворог не пройде», – написав командир бригади «Сталевий вовк» Тарас Бондар у Telegram.',
    quotations: [
      { segments: ['Ворог не пройде'], kind: 'speech', speaker: 'Тарас Бондар' },
      { segments: ['Сталевий вовк'], kind: 'term', speaker: null },
    ],
  },
  {
    shows: 'takes a woman nobody names for herself, and a pronoun for the man before her',
    text: '«Пошкоджено школу», – повідомив начальник адміністрації Сергій Марченко. «Я встигла взяти тільки документи», – каже жінка. Мер Тарас Гнатюк подякував рятувальникам. Він наголосив, що школу «обов’язково відбудують».',
    quotations: [
      { segments: ['Пошкоджено школу'], kind: 'speech', speaker: 'Сергій Марченко' },
      { segments: ['Я встигла взяти тільки документи'], kind: 'speech', speaker: 'жінка' },
      { segments: ['обов’язково відбудують'], kind: 'speech', speaker: 'Тарас Гнатюк' },
    ],
  },
  {
    shows: 'credits an institution before a verb in the plural',
    text: 'У ДСНС повідомили: «Пожежу ліквідовано о третій ночі».',
    quotations: [{ segments: ['Пожежу ліквідовано о третій ночі'], kind: 'speech', speaker: 'ДСНС' }],
  },
];

describe('in Ukrainian it', () => {
  test.each(CASES)('$shows', ({ text, quotations }) => {
    expect(foundIn(text, 'uk')).toEqual(quotations);
  });
});
