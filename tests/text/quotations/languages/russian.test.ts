import { describe, expect, test } from 'vitest';
import { foundIn, type LanguageCase } from './language-cases';

const CASES: readonly LanguageCase[] = [
  {
    shows: 'reads a comma, a dash and the verb before its subject',
    text: '«Мы откроем новый мост в октябре», — сказал мэр Залесска Иван Петров.',
    quotations: [{ segments: ['Мы откроем новый мост в октябре'], kind: 'speech', speaker: 'Иван Петров' }],
  },
  {
    shows: 'cuts an attribution out of the marks and keeps one quotation',
    text: '«Дорога будет готова, — заявила министр транспорта Ольга Ким. — Осталось положить асфальт».',
    quotations: [
      {
        segments: ['Дорога будет готова,', 'Осталось положить асфальт'],
        kind: 'speech',
        speaker: 'Ольга Ким',
      },
    ],
  },
  {
    shows: 'finds the nominative elsewhere for a name in the genitive',
    text: 'По словам Петрова, «ремонт школы закончат к сентябрю». Иван Петров рассказал об этом на брифинге.',
    quotations: [{ segments: ['ремонт школы закончат к сентябрю'], kind: 'speech', speaker: 'Иван Петров' }],
  },
  {
    shows: 'keeps a name in the genitive that has no nominative in the article',
    text: 'По мнению экономиста Анны Беловой, «цены вырастут уже к весне».',
    quotations: [{ segments: ['цены вырастут уже к весне'], kind: 'speech', speaker: 'Анны Беловой' }],
  },
  {
    shows: 'never takes a man for the woman of his surname',
    text: 'По словам Петровой, «школу никто не закрывал». Иван Петров от ответа ушёл.',
    quotations: [{ segments: ['школу никто не закрывал'], kind: 'speech', speaker: 'Петровой' }],
  },
  {
    shows: 'resolves a possessive in words of reference by its gender',
    text: '«Всё идёт по плану», — сказала директор завода Анна Белова. По её словам, «рабочих мест хватит всем».',
    quotations: [
      { segments: ['Всё идёт по плану'], kind: 'speech', speaker: 'Анна Белова' },
      { segments: ['рабочих мест хватит всем'], kind: 'speech', speaker: 'Анна Белова' },
    ],
  },
  {
    shows: 'tells by the verb which of two people a pronoun means',
    text: 'Глава района Пётр Ильин встретился с Ириной Гай. «Музей нужен городу», — отметил он.',
    quotations: [{ segments: ['Музей нужен городу'], kind: 'speech', speaker: 'Пётр Ильин' }],
  },
  {
    shows: 'reads the subject behind the verb of "как сообщила", over a name in marks',
    text: 'Как сообщила пресс-секретарь завода «Северный маяк» Анна Белова, «производство возобновится завтра утром».',
    quotations: [
      { segments: ['Северный маяк'], kind: 'term', speaker: null },
      { segments: ['производство возобновится завтра утром'], kind: 'speech', speaker: 'Анна Белова' },
    ],
  },
  {
    shows: 'lets one closing mark end a name and the speech round it',
    text: '«Мы работаем в «Газстрое», — сказал инженер Павел Лось. — Здесь хорошо платят».',
    quotations: [
      {
        segments: ['Мы работаем в «Газстрое»,', 'Здесь хорошо платят'],
        kind: 'speech',
        speaker: 'Павел Лось',
      },
    ],
  },
  {
    shows: 'takes names and so-called words for nobody’s words, but a judgement for somebody’s',
    text: 'Фестиваль «Белые ночи» отменили. Так называемый «народный совет» промолчал. Мэр назвал это «полным провалом».',
    quotations: [
      { segments: ['Белые ночи'], kind: 'term', speaker: null },
      { segments: ['народный совет'], kind: 'term', speaker: null },
      { segments: ['полным провалом'], kind: 'fragment', speaker: 'Мэр' },
    ],
  },
  {
    shows: 'reads a turn led by a dash',
    text: '— Никто не пострадал, — рассказал очевидец Тимур Ахметов. — Все вышли сами.',
    quotations: [
      {
        segments: ['Никто не пострадал,', 'Все вышли сами.'],
        kind: 'speech',
        speaker: 'Тимур Ахметов',
      },
    ],
  },
  {
    shows: 'steps over whom it was told to and where',
    text: '«Нам обещали новую школу», — пожаловалась в эфире телеканала жительница Заречья Мария Кузнецова. Об этом РБК сообщил депутат Руслан Сафин: «Мы подготовим поправки».',
    quotations: [
      { segments: ['Нам обещали новую школу'], kind: 'speech', speaker: 'Мария Кузнецова' },
      { segments: ['Мы подготовим поправки'], kind: 'speech', speaker: 'Руслан Сафин' },
    ],
  },
  {
    shows: 'credits nobody where the verb has no person',
    text: 'В сообщении ведомства говорится: «Проверка завершена, нарушений не найдено».',
    quotations: [{ segments: ['Проверка завершена, нарушений не найдено'], kind: 'speech', speaker: null }],
  },
  {
    shows: 'stores no words somebody denies',
    text: 'Министр отрицал, что назвал учителей «лентяями».',
    quotations: [{ segments: ['лентяями'], kind: 'term', speaker: null }],
  },
  {
    shows: 'credits an institution where several speak for it',
    text: 'Как сообщили в пресс-службе МЧС, «к поискам привлекли сорок человек».',
    quotations: [
      { segments: ['к поискам привлекли сорок человек'], kind: 'speech', speaker: 'пресс-службе МЧС' },
    ],
  },
  {
    shows: 'takes a role alone for the one person who has it',
    text: 'Мэр Иван Петров осмотрел мост. «Движение откроем вечером», — добавил мэр.',
    quotations: [{ segments: ['Движение откроем вечером'], kind: 'speech', speaker: 'Иван Петров' }],
  },
  {
    shows: 'reads "and added" by the subject of the sentence before',
    text: '«Нас никто не предупредил», — сказала председатель профкома Нина Ветрова. И добавила: «Будет суд».',
    quotations: [
      { segments: ['Нас никто не предупредил'], kind: 'speech', speaker: 'Нина Ветрова' },
      { segments: ['Будет суд'], kind: 'speech', speaker: 'Нина Ветрова' },
    ],
  },
  {
    shows: 'takes a newspaper in marks before its verb for a name',
    text: '«Ъ» пишет, что завод продан. В компании это опровергли: «Сделки не было».',
    quotations: [
      { segments: ['Ъ'], kind: 'term', speaker: null },
      { segments: ['Сделки не было'], kind: 'speech', speaker: null },
    ],
  },
  {
    shows: 'takes one word for speech where somebody is credited right beside it',
    text: '«Обязательно», — ответил ему капитан команды Артур Гасанов.',
    quotations: [{ segments: ['Обязательно'], kind: 'speech', speaker: 'Артур Гасанов' }],
  },
  {
    shows: 'reads a verb that remarks',
    text: '«Мост ещё не готов к зиме», — заметил Иван Петров.',
    quotations: [{ segments: ['Мост ещё не готов к зиме'], kind: 'speech', speaker: 'Иван Петров' }],
  },
];

describe('in Russian it', () => {
  test.each(CASES)('$shows', ({ text, quotations }) => {
    expect(foundIn(text, 'ru')).toEqual(quotations);
  });
});
