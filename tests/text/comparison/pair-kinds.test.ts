import { describe, expect, test } from 'vitest';
import type { Basis, Overlap } from '@/text/comparison/comparison';
import { readingRank } from '@/text/comparison/reading-order';
import { limitingWords, type Trimming, trimmingOf } from '@/text/comparison/trimmed-edges';
import { compared } from './printed';

/* What is said of a pair as a whole: what it touches, where it was trimmed, on what basis it is compared. */

interface Pair {
  readonly when: string;
  readonly a: string;
  readonly b: string;
}

/** For each change design calls weighty. */
const WEIGHTY: Record<string, readonly Pair[]> = {
  negation: [
    { when: 'a not is missing', a: 'I did not sign the letter.', b: 'I did sign the letter.' },
    { when: 'never stands for not', a: 'We will not sell the mill.', b: 'We will never sell the mill.' },
    { when: 'a contraction hides it', a: "They don't want the ferry.", b: 'They do want the ferry.' },
    {
      when: 'no stands for some',
      a: 'There was no danger at all there.',
      b: 'There was some danger at all there.',
    },
    {
      when: 'nothing stands for everything',
      a: 'The council knew nothing of it.',
      b: 'The council knew everything of it.',
    },
    { when: 'a reporter’s dots hide it', a: 'We are not in any way to blame.', b: 'We are … to blame.' },
  ],
  number: [
    {
      when: 'the figure is another',
      a: 'We lost 40 boats in one night.',
      b: 'We lost 60 boats in one night.',
    },
    {
      when: 'the word is another',
      a: 'We lost three boats in one night.',
      b: 'We lost four boats in one night.',
    },
    {
      when: 'millions are billions',
      a: 'It cost 5 million pounds last year.',
      b: 'It cost 5 billion pounds last year.',
    },
    {
      when: 'a currency is another',
      a: 'It cost $50 to get the boat back.',
      b: 'It cost €50 to get the boat back.',
    },
    {
      when: 'a minus is missing',
      a: 'The hall was at -4 degrees by noon.',
      b: 'The hall was at 4 degrees by noon.',
    },
    {
      when: 'nearly is missing before it',
      a: 'They sent nearly 40 men down the mine.',
      b: 'They sent 40 men down the mine.',
    },
    {
      when: 'an ordinal is another',
      a: 'It was the third flood this year.',
      b: 'It was the fifth flood this year.',
    },
  ],
  name: [
    {
      when: 'a surname is another',
      a: 'I gave the letter to Marlow myself.',
      b: 'I gave the letter to Ferris myself.',
    },
    {
      when: 'a town is another',
      a: 'The men of Hallow paid for it.',
      b: 'The men of Brackwater paid for it.',
    },
    { when: 'a name stands for a pronoun', a: 'I know that Ferris took it.', b: 'I know that he took it.' },
    { when: 'a name is missing', a: 'The mayor and Ferris took it.', b: 'The mayor took it.' },
    { when: 'a party is another', a: 'We vote with Labour on this.', b: 'We vote with Harbour on this.' },
  ],
  tense: [
    { when: 'is stands for was', a: 'The wall was safe that week.', b: 'The wall is safe that week.' },
    { when: 'will stands for had', a: 'The ferry had stopped for us.', b: 'The ferry will stop for us.' },
    { when: 'a weak verb is past', a: 'The council pays for the roof.', b: 'The council paid for the roof.' },
    { when: 'a strong verb is past', a: 'They know about the leak now.', b: 'They knew about the leak now.' },
    { when: 'a verb in -ed is past', a: 'The mayor denies all of it.', b: 'The mayor denied all of it.' },
  ],
  hedge: [
    { when: 'may stands for will', a: 'The dam may break tonight.', b: 'The dam will break tonight.' },
    { when: 'some stands for all', a: 'I met some of the miners.', b: 'I met all of the miners.' },
    { when: 'perhaps is missing', a: 'It is perhaps the best plan.', b: 'It is the best plan.' },
    { when: 'must stands for should', a: 'The mayor must go tonight.', b: 'The mayor should go tonight.' },
    { when: 'only is missing', a: 'They only wanted the money.', b: 'They wanted the money.' },
  ],
  person: [
    { when: 'we stands for they', a: 'In the end we lost the mill.', b: 'In the end they lost the mill.' },
    { when: 'I stands for we', a: 'That night I took the boat.', b: 'That night we took the boat.' },
    { when: 'your stands for our', a: 'It is our school after all.', b: 'It is your school after all.' },
    { when: 'he stands for she', a: 'I think he knew of the leak.', b: 'I think she knew of the leak.' },
    { when: 'them stands for us', a: 'Nobody came to help us there.', b: 'Nobody came to help them there.' },
  ],
};

interface Trimmed extends Pair {
  readonly overlap: Overlap;
  readonly trimming: Trimming;
  /** How the longer text goes on, if that limits what was said. */
  readonly goesOn: string | null;
}

const LONG = 'We will keep the mill open';
const goesOnWith = (words: string): Trimmed => ({
  when: `it goes on with ${words.split(' ')[0]}`,
  a: `${LONG}.`,
  b: `${LONG} ${words}.`,
  overlap: 'contained',
  trimming: 'inside a sentence',
  goesOn: `${words}.`,
});

const TRIMMED: readonly Trimmed[] = [
  {
    when: 'nothing is cut',
    a: `${LONG}.`,
    b: `${LONG}.`,
    overlap: 'whole',
    trimming: 'not trimmed',
    goesOn: null,
  },
  {
    when: 'a whole sentence follows in one text',
    a: `${LONG}.`,
    b: `${LONG}. Trust me.`,
    overlap: 'contained',
    trimming: 'at a sentence',
    goesOn: null,
  },
  {
    when: 'a whole sentence goes before in one text',
    a: `Trust me on this. ${LONG}.`,
    b: `${LONG}.`,
    overlap: 'contains',
    trimming: 'at a sentence',
    goesOn: null,
  },
  {
    when: 'a sentence goes before in one text and follows in the other',
    a: `Trust me on this. ${LONG}.`,
    b: `${LONG}. Nobody will lose a job.`,
    overlap: 'partial',
    trimming: 'at a sentence',
    goesOn: null,
  },
  {
    when: 'a sentence follows behind an attribution',
    a: `${LONG},|We promise it to all of you.`,
    b: `${LONG}.`,
    overlap: 'contains',
    trimming: 'at a sentence',
    goesOn: null,
  },
  {
    when: 'the sentence goes on with other words',
    a: `${LONG} through the winter.`,
    b: `${LONG}.`,
    overlap: 'contains',
    trimming: 'inside a sentence',
    goesOn: null,
  },
  {
    when: 'the sentence begins before it',
    a: `I told the council that we will keep the mill open.`,
    b: 'we will keep the mill open.',
    overlap: 'contains',
    trimming: 'inside a sentence',
    goesOn: null,
  },
  {
    when: 'it goes on with but behind a comma',
    a: `${LONG}, but only until May.`,
    b: `${LONG}.`,
    overlap: 'contains',
    trimming: 'inside a sentence',
    goesOn: 'but only until May.',
  },
  goesOnWith('if the bank agrees'),
  goesOnWith('unless the river rises again'),
  goesOnWith('except on Sundays'),
  goesOnWith('though it loses money'),
  goesOnWith('because the law says so'),
  {
    when: 'it goes on with who',
    a: 'I have faith in the men of this town.',
    b: 'I have faith in the men of this town who work for it.',
    overlap: 'contained',
    trimming: 'inside a sentence',
    goesOn: 'who work for it.',
  },
  {
    when: 'it goes on with that',
    a: 'I have faith in every one of the boats.',
    b: 'I have faith in every one of the boats that were mended.',
    overlap: 'contained',
    trimming: 'inside a sentence',
    goesOn: 'that were mended.',
  },
];

describe.each(Object.entries(WEIGHTY))('a difference is weighty where it touches %s:', (_what, rows) => {
  test.each(rows)('$when', ({ a, b }) => {
    for (const { differences } of [compared(a, b), compared(b, a)]) {
      expect(differences.some(({ weighty }) => weighty)).toBe(true);
    }
  });
});

const OTHER_WAY: Readonly<Record<Overlap, Overlap>> = {
  whole: 'whole',
  contains: 'contained',
  contained: 'contains',
  partial: 'partial',
};

describe('where the longer text was trimmed:', () => {
  test.each(TRIMMED)('$when', ({ a, b, overlap, trimming, goesOn }) => {
    const there = compared(a, b);
    expect(there.differences).toEqual([]);
    expect([there.overlap, trimmingOf(there), limitingWords(there)]).toEqual([overlap, trimming, goesOn]);
    const back = compared(b, a);
    expect([back.overlap, trimmingOf(back), limitingWords(back)]).toEqual([
      OTHER_WAY[overlap],
      trimming,
      goesOn,
    ]);
  });
});

const UNRANKED: readonly Basis[] = [
  'two translations',
  'perhaps two occasions',
  'quoted from another report',
];

describe('the basis', () => {
  const a = 'We will not sell the old mill this year.';
  const b = 'We will sell the old mill this year.';

  test('of two texts in one language is that the same words are expected, and a negation comes first', () => {
    const comparison = compared(a, b);
    expect([comparison.basis, readingRank(comparison)]).toEqual(['same words expected', 2]);
  });

  test('of two texts in two languages is that they are two translations', () => {
    expect(compared(a, b, {}, { language: 'fr' }).basis).toBe('two translations');
  });

  test.each(UNRANKED)('%s lists the differences and ranks none of them', (basis) => {
    const comparison = { ...compared(a, b), basis };
    expect(comparison.differences).toHaveLength(1);
    expect(readingRank(comparison)).toBe(8);
  });
});

describe('the voice', () => {
  test('is quoted where both print it between marks', () => {
    expect(compared(LONG, LONG).voice).toBe('quoted');
  });

  test('is paraphrase where either tells it in its own words', () => {
    expect(compared(LONG, LONG, {}, { narration: true }).voice).toBe('paraphrase');
    expect(compared(LONG, LONG, { narration: true }).voice).toBe('paraphrase');
  });
});
