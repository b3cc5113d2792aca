import { describe, expect, test } from 'vitest';
import { explained } from './quoted';

describe('before a colon in a headline', () => {
  test.each<{ sentence: string; headline: string; text: string; language: string; speaker: string | null }>([
    {
      sentence: 'a common word is no speaker',
      headline: 'Strike: ‘we will not pay a penny’',
      text: 'Mayor Paula Renwick met the crews.',
      language: 'en',
      speaker: null,
    },
    {
      sentence: 'what the article is about is no speaker',
      headline: 'Grève des ferries : « la porte est ouverte »',
      text: 'La ministre Paula Renwick a parlé aux syndicats lundi.',
      language: 'fr',
      speaker: null,
    },
    {
      sentence: 'a surname stands for the name in the text',
      headline: 'Renwick: ‘we will not pay a penny’',
      text: 'Mayor Paula Renwick met the crews.',
      language: 'en',
      speaker: 'Paula Renwick',
    },
    {
      sentence: 'a word for people is a speaker',
      headline: 'Police: ‘we will not pay a penny’',
      text: 'The crews met on Monday.',
      language: 'en',
      speaker: 'Police',
    },
  ])('$sentence', ({ headline, text, language, speaker }) => {
    expect(explained(text, { headline, language })[0]?.quotation.speaker).toBe(speaker);
  });
});
