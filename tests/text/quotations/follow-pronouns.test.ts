import { describe, expect, test } from 'vitest';
import { explained } from './quoted';

const speaker = (text: string) => explained(text).at(-1)?.quotation.speaker;

describe('a pronoun means', () => {
  test.each<{ shows: string; text: string; means: string | null }>([
    {
      shows: 'who spoke, not whom they spoke of',
      text: 'Spokesman Tom Reed said Paul Lund had resigned. “It was time,” he said.',
      means: 'Tom Reed',
    },
    {
      shows: 'the subject with an aside behind it',
      text: 'Ann Bell praised Rosa Quill. Bell, a baker from Orrin, told her friends. “We held,” she said.',
      means: 'Ann Bell',
    },
    {
      shows: 'the one the story goes on about',
      text: 'Tom Reed came in late. He attacked the plan drawn up by Paul Lund. “It is a ruin,” he said.',
      means: 'Tom Reed',
    },
    {
      shows: 'somebody else than the subject it reports on',
      text: 'Tom Reed said little. Paul Lund is no “friend of the valley”, he said.',
      means: 'Tom Reed',
    },
    {
      shows: 'nobody among places and crowds',
      text: 'Orrin has a weir. Muslims and Christians built it. “It held,” he said.',
      means: null,
    },
    {
      shows: 'the woman, who is never named',
      text: 'Rosa Quill left. “I saw it,” said the woman. “It was high,” she said.',
      means: 'the woman',
    },
    {
      shows: 'the last speaker before somebody who is only mentioned',
      text: '“It held,” said Ann Bell. Asked about the plan of Rosa Quill, she said: “It will not do.”',
      means: 'Ann Bell',
    },
  ])('$shows', ({ text, means }) => {
    expect(speaker(text)).toBe(means);
  });
});
