import { describe, expect, test } from 'vitest';
import { explained } from './quoted';

const turns = (text: string, language: string) =>
  explained(text, { language }).map(({ quotation }) => ({
    parts: quotation.segments.map(({ start, end }) => text.slice(start, end)),
    speaker: quotation.speaker ?? quotation.speakerAsWritten,
  }));

describe('a turn led by a dash', () => {
  test.each<{ language: string; text: string; parts: string[]; speaker: string }>([
    {
      language: 'es',
      text: '—No salgo —dijo Marta Gil—. Ni hoy ni nunca.',
      parts: ['No salgo', 'Ni hoy ni nunca.'],
      speaker: 'Marta Gil',
    },
    {
      language: 'fr',
      text: '— Bonsoir, dit-elle. Entrez vite.',
      parts: ['Bonsoir,', 'Entrez vite.'],
      speaker: 'elle',
    },
    { language: 'fr', text: '— Merci, répondit Claire.', parts: ['Merci,'], speaker: 'Claire' },
    { language: 'pl', text: '- Nie wiem - powiedział Jan Nowak.', parts: ['Nie wiem'], speaker: 'Jan Nowak' },
    { language: 'pl', text: '– Woda opada – dodał Jan Nowak.', parts: ['Woda opada'], speaker: 'Jan Nowak' },
    { language: 'ru', text: '— Вода уходит, — сказал Иванов.', parts: ['Вода уходит,'], speaker: 'Иванов' },
  ])('in $language: $text', ({ language, text, parts, speaker }) => {
    expect(turns(text, language)).toEqual([{ parts, speaker }]);
  });

  test.each<{ sentence: string; language: string; text: string }>([
    { sentence: 'a list is none', language: 'fr', text: '— du pain\n— du vin\n— des fruits' },
    { sentence: 'a dash in a sentence is none', language: 'es', text: 'El río —que es largo— subió.' },
    { sentence: 'English has none', language: 'en', text: '- The weir held - said nobody.' },
  ])('$sentence', ({ language, text }) => {
    expect(turns(text, language)).toEqual([]);
  });

  test('keeps a dash that only pauses inside the speech', () => {
    expect(turns('—El río —tan largo— sube —dijo Gil.', 'es')[0]?.parts).toEqual(['El río —tan largo— sube']);
  });
});

describe('an attribution inside guillemets', () => {
  test('is cut out', () => {
    expect(turns('« Je pars, dit-elle. Ne m’attendez pas. »', 'fr')).toEqual([
      { parts: ['Je pars,', 'Ne m’attendez pas.'], speaker: 'elle' },
    ]);
  });
  test('is not seen in a verb the speaker says', () => {
    expect(turns('« Il dit non, et nous partons », a répondu Claire.', 'fr')[0]?.parts).toEqual([
      'Il dit non, et nous partons',
    ]);
  });
});

test('Japanese particles name the speaker', () => {
  expect(turns('市長は「雨はもう十分だ」と述べた。', 'ja')).toEqual([
    { parts: ['雨はもう十分だ'], speaker: '市長' },
  ]);
});

test('a turn that begins inside marks reaching over another turn is not counted twice', () => {
  const found = turns('—«A, — сказал . – Tak ', 'ru');
  expect(found.flatMap(({ parts }) => parts)).toEqual(['A, — сказал . – Tak']);
});
