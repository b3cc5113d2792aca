import { describe, expect, test } from 'vitest';
import { foundIn, type LanguageCase } from './language-cases';

const CASES: readonly LanguageCase[] = [
  {
    shows: 'reads a dash and the verb before its subject, then a verb that has none',
    text: '„Nie zamkniemy szpitala w tym roku” – powiedział burmistrz Zalesic Jan Kowalski. Jak dodał, „pieniądze na remont już są”.',
    quotations: [
      { segments: ['Nie zamkniemy szpitala w tym roku'], kind: 'speech', speaker: 'Jan Kowalski' },
      { segments: ['pieniądze na remont już są'], kind: 'speech', speaker: 'Jan Kowalski' },
    ],
  },
  {
    shows: 'reads turns led by a dash behind a sentence of narration',
    text: 'Minister odniósł się do krytyki. – To nieprawda – podkreśliła minister Anna Nowak w rozmowie z PAP. – Będziemy dalej rozmawiać – dodała.',
    quotations: [
      { segments: ['To nieprawda'], kind: 'speech', speaker: 'Anna Nowak' },
      { segments: ['Będziemy dalej rozmawiać'], kind: 'speech', speaker: 'Anna Nowak' },
    ],
  },
  {
    shows: 'keeps a turn one quotation when the attribution only interrupts',
    text: '– Nie boimy się zimy – mówi Piotr Zieliński, sołtys Brzozówki. – Drewno mamy już od sierpnia.',
    quotations: [
      {
        segments: ['Nie boimy się zimy', 'Drewno mamy już od sierpnia.'],
        kind: 'speech',
        speaker: 'Piotr Zieliński',
      },
    ],
  },
  {
    shows: 'reads hyphens typed for dashes',
    text: '- Pociągi wrócą na trasę w środę - zapowiedział prezes spółki Adam Gołąb.',
    quotations: [{ segments: ['Pociągi wrócą na trasę w środę'], kind: 'speech', speaker: 'Adam Gołąb' }],
  },
  {
    shows: 'finds the nominative elsewhere for a name in the genitive',
    text: 'Zdaniem Kowalskiego „most trzeba zburzyć jeszcze w tym roku”. Jan Kowalski powiedział to na sesji rady miasta.',
    quotations: [
      { segments: ['most trzeba zburzyć jeszcze w tym roku'], kind: 'speech', speaker: 'Jan Kowalski' },
    ],
  },
  {
    shows: 'steps over the network a message stands in',
    text: '„Budżet jest bezpieczny" - napisał na platformie X wicepremier Tomasz Wrona.',
    quotations: [{ segments: ['Budżet jest bezpieczny'], kind: 'speech', speaker: 'Tomasz Wrona' }],
  },
  {
    shows: 'finds the name behind an office and its town',
    text: 'Rzecznik Komendy Wojewódzkiej Policji w Gdańsku Marek Lis powiedział: „Kierowca był trzeźwy”.',
    quotations: [{ segments: ['Kierowca był trzeźwy'], kind: 'speech', speaker: 'Marek Lis' }],
  },
  {
    shows: 'gives a phrase where nobody is named, and nobody where the verb has no person',
    text: '„Widziałam, jak dach się zapada” – opowiada mieszkanka kamienicy. W komunikacie czytamy: „Przyczyny awarii są wyjaśniane”.',
    quotations: [
      { segments: ['Widziałam, jak dach się zapada'], kind: 'speech', speaker: 'mieszkanka kamienicy' },
      { segments: ['Przyczyny awarii są wyjaśniane'], kind: 'speech', speaker: null },
    ],
  },
  {
    shows: 'takes films and so-called words for nobody’s words',
    text: 'Film „Cicha noc nad Wisłą” zdobył nagrodę. Tak zwany „fundusz ratunkowy” nie powstanie.',
    quotations: [
      { segments: ['Cicha noc nad Wisłą'], kind: 'term', speaker: null },
      { segments: ['fundusz ratunkowy'], kind: 'term', speaker: null },
    ],
  },
  {
    shows: 'does not take the man whose wife speaks for the speaker',
    text: '„Nie poddamy się” – powiedziała żona Jana Kowalskiego.',
    quotations: [{ segments: ['Nie poddamy się'], kind: 'speech', speaker: 'żona Jana Kowalskiego' }],
  },
  {
    shows: 'reads two turns of two people in one paragraph',
    text: '– Czy to koniec? – zapytała dziennikarka. – Nie – odparł Kowalski.',
    quotations: [
      { segments: ['Czy to koniec?'], kind: 'speech', speaker: 'dziennikarka' },
      { segments: ['Nie'], kind: 'speech', speaker: 'Kowalski' },
    ],
  },
  {
    shows: 'reads marks and dashes in one paragraph, and takes the first verb’s subject for the second',
    text: 'Wójt gminy Robert Sowa zapewnia, że awaria „zostanie usunięta do piątku”. – Wymieniamy pompę – podkreśla w rozmowie z „Kurierem Brzozowskim”.',
    quotations: [
      { segments: ['zostanie usunięta do piątku'], kind: 'speech', speaker: 'Robert Sowa' },
      { segments: ['Wymieniamy pompę'], kind: 'speech', speaker: 'Robert Sowa' },
      { segments: ['Kurierem Brzozowskim'], kind: 'term', speaker: null },
    ],
  },
  {
    shows: 'keeps words in marks inside the turn they are spoken in',
    text: '- Ktoś krzyknął „uciekajcie!” i wszyscy ruszyli do drzwi - relacjonuje pani Barbara, klientka sklepu.',
    quotations: [
      {
        segments: ['Ktoś krzyknął „uciekajcie!” i wszyscy ruszyli do drzwi'],
        kind: 'speech',
        speaker: 'Barbara',
      },
    ],
  },
  {
    shows: 'follows a possessive past a woman named earlier to the nearest one',
    text: '„Wody starcza na godzinę” – mówi Halina Wrona. Innego zdania jest radna Ewa Kania. Jej zdaniem „gmina przespała dziesięć lat”.',
    quotations: [
      { segments: ['Wody starcza na godzinę'], kind: 'speech', speaker: 'Halina Wrona' },
      { segments: ['gmina przespała dziesięć lat'], kind: 'speech', speaker: 'Ewa Kania' },
    ],
  },
  {
    shows: 'names both of a joint statement, and nobody for words a minister denies',
    text: 'Jan Kowalski i Anna Nowak napisali we wspólnym oświadczeniu: „Odchodzimy z partii”. Minister zaprzeczył, jakoby nazwał rolników „darmozjadami”.',
    quotations: [
      { segments: ['Odchodzimy z partii'], kind: 'speech', speaker: 'Jan Kowalski and Anna Nowak' },
      { segments: ['darmozjadami'], kind: 'term', speaker: null },
    ],
  },
  {
    shows: 'reads a verb of anger',
    text: '„Nie pozwolimy na to nigdy” – grzmiał Jan Kowalski.',
    quotations: [{ segments: ['Nie pozwolimy na to nigdy'], kind: 'speech', speaker: 'Jan Kowalski' }],
  },
];

describe('in Polish it', () => {
  test.each(CASES)('$shows', ({ text, quotations }) => {
    expect(foundIn(text, 'pl')).toEqual(quotations);
  });
});
