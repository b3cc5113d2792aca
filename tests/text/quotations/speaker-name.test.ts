import { describe, expect, test } from 'vitest';
import { explained } from './quoted';

const last = (text: string) => explained(text).at(-1)?.quotation;

describe('a speaker', () => {
  test('is given by the fullest name, as written apart', () => {
    expect(last('Mayor Rosa Quill came. “It held,” Ms Quill said.')).toMatchObject({
      speaker: 'Rosa Quill',
      speakerAsWritten: 'Ms Quill',
    });
  });
  test('keeps a phrase that names nobody', () => {
    expect(
      last('“It is over,” said a person familiar with the talks, who asked not to be named.'),
    ).toMatchObject({
      speaker: 'a person familiar with the talks',
    });
  });
  test('is the only holder of a role', () => {
    expect(last('Mayor Rosa Quill came. “It held,” the mayor said.')).toMatchObject({
      speaker: 'Rosa Quill',
      speakerAsWritten: 'the mayor',
    });
  });
  test('is not guessed from a role two people hold', () => {
    expect(last('Mayor Rosa Quill met Mayor Amos Lund. “It held,” the mayor said.')?.speaker).toBe(
      'the mayor',
    );
  });
  test('is named by the apposition', () => {
    expect(
      last('Its mayor, independent Rosa Quill, has gone far, telling reporters that “it held”.')?.speaker,
    ).toBe('Rosa Quill');
  });
});

describe('a pronoun means', () => {
  test.each<{ sentence: string; text: string; speaker: string | null }>([
    {
      sentence: 'the person of the sentence before',
      text: 'Rosa Quill looked at the weir.\n\n“It is sound,” she said.',
      speaker: 'Rosa Quill',
    },
    {
      sentence: 'the nearest of the fitting gender',
      text: 'Rosa Quill met Todd Lund, who left. Tom Brook waited. “It is sound,” she said.',
      speaker: 'Rosa Quill',
    },
    {
      sentence: 'the one who acts, not the one in the genitive',
      text: 'Tom Lund attacked Todd Brook’s plan. “It is unsound,” he said.',
      speaker: 'Tom Lund',
    },
    {
      sentence: 'nobody when only things were named',
      text: 'The Sele Herald was sold to the Lower Bank Group. “It is sound,” she said.',
      speaker: null,
    },
    {
      sentence: 'nobody when only the other gender was named',
      text: 'Todd Brook came. “It is sound,” she said.',
      speaker: null,
    },
    {
      sentence: 'the one set off by commas behind a role',
      text: 'Tom Lund built the barge Swift. The harbour master, Odran Pike, has closed the quay. “It is full,” he said.',
      speaker: 'Odran Pike',
    },
    {
      sentence: 'nobody named when somebody without a name came in between',
      text: 'Rosa Quill spoke.\n\nA nurse on her way home had just heard.\n\n“It is far,” she said.',
      speaker: null,
    },
    {
      sentence: 'nobody named when she stands behind a lead-in',
      text: 'Rosa Quill spoke. At the stop in Sele, a young woman was waiting. “It is far,” she said.',
      speaker: null,
    },
    {
      sentence: 'the person named when the other is of another gender',
      text: 'Rosa Quill spoke. A man in a hat looked on. “It is far,” she said.',
      speaker: 'Rosa Quill',
    },
    {
      sentence: 'the person named when a word only tells what she is',
      text: 'Rosa Quill, a nurse, has seen it. “It is far,” she said.',
      speaker: 'Rosa Quill',
    },
    {
      sentence: 'the person named when the other is no subject',
      text: 'Rosa Quill wrote to a neighbour. “It is far,” she said.',
      speaker: 'Rosa Quill',
    },
    { sentence: 'nobody for they', text: 'Rosa Quill came. “It is sound,” they said.', speaker: null },
  ])('$sentence', ({ text, speaker }) => {
    const found = last(text);
    expect(found?.speaker).toBe(speaker);
    expect(found?.speakerAsWritten).toMatch(/^(?:s?he|they)$/);
  });
});

test('a name keeps its initials and its suffix as printed', () => {
  expect(last('“It held,” Lt. J. R. Oda Jr. said.')?.speaker).toBe('J. R. Oda Jr.');
});
