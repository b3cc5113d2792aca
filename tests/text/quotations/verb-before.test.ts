import { describe, expect, test } from 'vitest';
import { speakers } from './quoted';

describe('a verb right before the marks between commas', () => {
  test.each<{ sentence: string; text: string; speaker: string }>([
    {
      sentence: 'belongs to whom it stands before, not to whom the words are about',
      text: 'Quill, said the lawyer Tom Reed, “has told three different stories in three weeks.”',
      speaker: 'Tom Reed',
    },
    {
      sentence: 'belongs to a role behind it',
      text: 'The weir, says the mayor, “was never meant to carry lorries.”',
      speaker: 'the mayor',
    },
    {
      sentence: 'has its object behind it when it takes one',
      text: 'Quill, who once met Reed, told the mayor, “I have nothing to hide from this town.”',
      speaker: 'Quill',
    },
    {
      sentence: 'belongs to the subject before it when a time stands behind it',
      text: 'Rosa Quill, who left early, said the next day, “I have nothing to hide from this town.”',
      speaker: 'Rosa Quill',
    },
  ])('$sentence', ({ text, speaker }) => {
    expect(speakers(text)).toEqual([speaker]);
  });
});

describe('words that somebody hands on', () => {
  test.each<{ sentence: string; text: string; speaker: string }>([
    {
      sentence: 'are those of whoever is quoted',
      text: 'Detective Rosa Quill quoted the suspect as saying “I never meant to hurt the boy.”',
      speaker: 'the suspect',
    },
    {
      sentence: 'are those of whoever is cited, in front of "that" as well',
      text: 'The Courier cited Mayor Ann Dray as saying that “heads will roll at the top.”',
      speaker: 'Ann Dray',
    },
    {
      sentence: 'are those of the subject of a passive',
      text: 'Tom Reed was quoted in the Courier as saying that “nobody was hurt at all.”',
      speaker: 'Tom Reed',
    },
  ])('$sentence', ({ text, speaker }) => {
    expect(speakers(text)).toEqual([speaker]);
  });
});
