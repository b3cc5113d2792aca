import { describe, expect, test } from 'vitest';
import { explained } from './quoted';

const last = (text: string) => explained(text).at(-1)?.quotation;

describe('names that hold other words stay whole', () => {
  test.each<{ text: string; speaker: string }>([
    { text: '“We will stay here,” said Laura King Moss.', speaker: 'Laura King Moss' },
    { text: '“We will stay here,” said Daniel King Jr. on Monday.', speaker: 'Daniel King Jr.' },
    { text: 'Owen Church has run the mill since May. “We will stay here,” he said.', speaker: 'Owen Church' },
    { text: 'Queens Councilman Dov Harlan has spoken. “We will stay here,” he said.', speaker: 'Dov Harlan' },
    { text: '“We will stay here,” said Will Harlan, the owner.', speaker: 'Will Harlan' },
    { text: '“We will stay here,” Will Harlan said.', speaker: 'Will Harlan' },
    { text: '“We will stay here,” said May Harlow.', speaker: 'May Harlow' },
    { text: '“We will stay here,” said Mayor June Harlow.', speaker: 'June Harlow' },
    { text: 'Will Quill resign? Quill came. “We will stay here,” Quill said.', speaker: 'Quill' },
    { text: 'In May Harlow resigned. “We will stay here,” said Harlow.', speaker: 'Harlow' },
  ])('$text', ({ text, speaker }) => {
    expect(last(text)?.speaker).toBe(speaker);
  });
  test('in letters with loose accents', () => {
    const text = '« Nous resterons ici pour toujours », a de\u0301clare\u0301 Marc Aubin.';
    expect(explained(text, { language: 'fr' }).at(-1)?.quotation.speaker).toBe('Marc Aubin');
  });
});

describe('the subject is', () => {
  test.each<{ sentence: string; text: string; speaker: string | null; asWritten: string }>([
    {
      sentence: 'a pronoun without the word behind it',
      text: 'She neither confirmed nor denied it, telling the Courier “I was there all night long.”',
      speaker: null,
      asWritten: 'She',
    },
    {
      sentence: 'the phrase between commas, and no possessive',
      text: 'Rivals’ claims that she knew were, said her aide, “rubbish”.',
      speaker: 'her aide',
      asWritten: 'her aide',
    },
    {
      sentence: 'the phrase with the name printed behind it',
      text: '“The bridge is safe,” said the transport minister, Paula Renwick.',
      speaker: 'Paula Renwick',
      asWritten: 'the transport minister, Paula Renwick',
    },
    {
      sentence: 'not the name in a clause told about it',
      text: 'Amos Lund came. “The bridge is safe,” said a neighbour, who backs Amos Lund.',
      speaker: 'a neighbour',
      asWritten: 'a neighbour',
    },
    {
      sentence: 'a phrase with an aside between dashes',
      text: '“I was born here,” the nurse – who wished to remain anonymous – said.',
      speaker: 'the nurse',
      asWritten: 'the nurse',
    },
    {
      sentence: 'nobody, when only one of many',
      text: 'The crowd came. “Open the gates for us now!” one shouted.',
      speaker: null,
      asWritten: 'one',
    },
    {
      sentence: 'behind "is how"',
      text: 'Marc Aubin left. “The hardest [decision] of my life,” is how Aubin described it.',
      speaker: 'Marc Aubin',
      asWritten: 'Aubin',
    },
    {
      sentence: 'behind an abbreviation that ends a sentence',
      text: 'The mayor lives at 5 Ferry Ave. Rosa Quill said “nobody could read the sign from the road.”',
      speaker: 'Rosa Quill',
      asWritten: 'Rosa Quill',
    },
    {
      sentence: 'that of its own clause',
      text: 'There have been rows, such as when Quill met Lund on Monday and called him a “danger to us all.”',
      speaker: 'Quill',
      asWritten: 'Quill',
    },
  ])('$sentence', ({ text, speaker, asWritten }) => {
    expect(last(text)).toMatchObject({ speaker, speakerAsWritten: asWritten });
  });
  test('cut at the end of a word when it is long', () => {
    const crowd = Array.from({ length: 60 }, () => '𝒜𝒷𝒸'.repeat(5)).join(' ');
    const written = last(`“The bridge is safe,” said ${crowd}.`)?.speakerAsWritten ?? '';
    expect(written).toMatch(/𝒸$/u);
  });
});

describe('an outlet’s own label', () => {
  test('says nothing, and misquoted words are denied', () => {
    const text =
      'Correction: An earlier version of this article misquoted Ms. Crowe as saying “I have something to hide.”';
    expect(last(text)).toMatchObject({ kind: 'term', denied: true, speaker: null });
  });
  test('stands before a sentence with a speaker of its own', () => {
    expect(last('Update: Rosa Quill came, telling reporters that “the weir held all night.”')?.speaker).toBe(
      'Rosa Quill',
    );
  });
});
