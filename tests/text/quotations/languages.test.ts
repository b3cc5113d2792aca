import { describe, expect, test } from 'vitest';
import { rulesFor } from '@/text/quotations/languages/rules-for';
import { explained } from './quoted';

describe('rulesFor', () => {
  test.each<{ tag: string | null; code: string }>([
    { tag: 'en', code: 'en' },
    { tag: 'en-GB', code: 'en' },
    { tag: 'EN_us', code: 'en' },
    { tag: null, code: 'en' },
    { tag: '', code: 'en' },
    { tag: 'de-AT', code: 'de' },
    { tag: 'pl', code: 'pl' },
    { tag: 'sv-FI', code: 'sv' },
    { tag: 'no', code: 'no' },
    { tag: 'nn', code: 'nn' },
    { tag: 'fi', code: 'und' },
    { tag: 'x', code: 'und' },
  ])('reads the tag $tag as $code', ({ tag, code }) => {
    expect(rulesFor(tag).code).toBe(code);
  });
});

describe('speakers in other languages', () => {
  test.each<{ language: string; text: string; speaker: string }>([
    {
      language: 'de',
      text: '„Wir öffnen am Montag“, sagte Bürgermeisterin Lena Voss.',
      speaker: 'Lena Voss',
    },
    { language: 'de', text: 'Lena Voss erklärte: „Wir öffnen am Montag.“', speaker: 'Lena Voss' },
    { language: 'fr', text: '« Nous ouvrons lundi », a déclaré Claire Morel.', speaker: 'Claire Morel' },
    { language: 'fr', text: 'Selon Claire Morel, « tout ouvre lundi prochain ».', speaker: 'Claire Morel' },
    { language: 'es', text: '«Abrimos el lunes», dijo la alcaldesa Marta Gil.', speaker: 'Marta Gil' },
  ])('$language: $text', ({ language, text, speaker }) => {
    expect(explained(text, { language })[0]?.quotation.speaker).toBe(speaker);
  });
});
