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
      shows: 'who works somewhere, not where they work',
      text: 'Tom Reed at the Orrin Courier agreed with Rosa Quill. “It was time,” he wrote.',
      means: 'Tom Reed',
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
      shows: 'whom nobody asked, where the sentence asks somebody else',
      text: 'Ann Bell laughed, she said, when a boy asked Rosa Quill about it. “I was cross,” she said.',
      means: 'Ann Bell',
    },
    {
      shows: 'the one who says that somebody has done it',
      text: 'Tom Reed shrugged. He said Paul Lund “has not done it”. “It is closed,” he said.',
      means: 'Tom Reed',
    },
    {
      shows: 'the one who noted it in the middle of a sentence',
      text: 'Tom Reed came. The roads are long, he noted, so it is open whether Paul Lund will come. “We wait,” he said.',
      means: 'Tom Reed',
    },
    {
      shows: 'the wife of whom the surname alone is somebody else’s',
      text: 'Quill opened the weir. Quill wrote to her husband, Frank Quill, that it held. “It is sound,” she said.',
      means: 'Quill',
    },
    {
      shows: 'a woman whose name is one an organisation bears once',
      text: 'Rosa Quill came in. The Quill Group paid. Quill has signed. “It is done,” she said.',
      means: 'Rosa Quill',
    },
    {
      shows: 'somebody the sentence brings in',
      text: 'Tom Reed has gone. Across the river is Paul Lund, a baker who stayed. “I bake,” he said.',
      means: 'Paul Lund',
    },
    {
      shows: 'somebody the article turns to',
      text: 'Paul Lund said little. Tom Reed came and praised the weir. Then there’s Lund. “It is a ruin,” he wrote.',
      means: 'Paul Lund',
    },
    {
      shows: 'the one whose letters are the subject',
      text: '“It held,” said Ann Bell. Rosa Quill’s letters say more. “It will not do,” she wrote.',
      means: 'Rosa Quill',
    },
    {
      shows: 'no run of capitals in a heading',
      text: 'Rosa Quill Shuts Down Orrin Weir Again.\n\nRosa Quill came by boat. “It is shut,” she said.',
      means: 'Rosa Quill',
    },
    {
      shows: 'the subject of the main clause, not of the one before it',
      text: 'When I asked Tom Reed if he would come, he frowned at me, shrugged and said, “I will not.”',
      means: 'Tom Reed',
    },
    {
      shows: 'the last speaker before somebody who is only mentioned',
      text: '“It held,” said Ann Bell. Asked about the plan of Rosa Quill, she said: “It will not do.”',
      means: 'Ann Bell',
    },
  ])('$shows', ({ text, means }) => {
    expect(speaker(text)).toBe(means);
  });
  test.each<{ shows: string; text: string; means: string | null }>([
    {
      shows: 'the spokesman, not the body in the genitive',
      text: 'Martin Behrens, Sprecher des Forums Nordstadt, lehnte ab. Er sagte: „Das ist falsch.“',
      means: 'Martin Behrens',
    },
    {
      shows: 'a person, not a noun behind its article',
      text: 'Anna Krause kam. Die Einigung wurde bestätigt. Sie sagte: „Das ist gut.“',
      means: 'Anna Krause',
    },
  ])('in German $shows', ({ text, means }) => {
    expect(explained(text, { language: 'de' }).at(-1)?.quotation.speaker).toBe(means);
  });
});
