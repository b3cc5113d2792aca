import { describe, expect, test } from 'vitest';
import { blocksOf } from '@/text/blocks-of';
import { findSpans } from '@/text/quotations/find-spans';
import { rulesFor } from '@/text/quotations/languages/rules-for';
import { markStyle } from '@/text/quotations/mark-style';

function spans(text: string, language = 'en') {
  const rules = rulesFor(language);
  const blocks = blocksOf(text, null);
  return findSpans(text, blocks, markStyle(text, blocks, rules), rules);
}

const words = (text: string, language?: string) =>
  spans(text, language).map(({ start, end }) => text.slice(start, end));

describe('findSpans finds', () => {
  test.each<{ what: string; text: string; found: string[] }>([
    { what: 'straight marks', text: '"It held," Vane said. "All night."', found: ['It held,', 'All night.'] },
    { what: 'curly marks', text: '“It held,” Vane said.', found: ['It held,'] },
    {
      what: 'an opener closed by a straight mark',
      text: '“It held," Vane said. “Yes.”',
      found: ['It held,', 'Yes.'],
    },
    { what: 'LaTeX marks', text: "``It held,'' Vane said.", found: ['It held,'] },
    { what: 'primes', text: '〝It held,〞 Vane said.', found: ['It held,'] },
    { what: 'the marks after a dash', text: 'Then—"run!"—and silence.', found: ['run!'] },
    { what: 'marks in brackets', text: 'The weir (“the wall”) held.', found: ['the wall'] },
    { what: 'the comma outside the closer', text: 'It was “a mess”, Vane said.', found: ['a mess'] },
    {
      what: 'single marks in a document of single marks',
      text: '‘It held,’ said Vane. ‘All night.’',
      found: ['It held,', 'All night.'],
    },
    { what: 'straight single marks', text: "'It held,' said Vane.", found: ['It held,'] },
    {
      what: 'marks of another shape inside a paragraph that the next one goes on with',
      text: '"It was what he called “the long night.”\n\n"And he was right," Vane said.',
      found: ['It was what he called “the long night.”', 'And he was right,'],
    },
    {
      what: 'marks of another shape as their own behind a mark that nothing goes on with',
      text: '"It held. Vane called it “a long night.”\n\nIt rained.',
      found: ['It held. Vane called it', 'a long night.'],
    },
    { what: 'closers typed as openers', text: '“It held,“ Vane said.', found: ['It held,'] },
  ])('$what', ({ text, found }) => {
    expect(words(text)).toEqual(found);
  });

  test.each<{ what: string; language: string; text: string; found: string[] }>([
    {
      what: 'German low marks',
      language: 'de',
      text: '„Er hält“, sagte Vogt. „Noch.“',
      found: ['Er hält', 'Noch.'],
    },
    {
      what: 'German low marks closed like English',
      language: 'de',
      text: '„Er hält”, sagte Vogt.',
      found: ['Er hält'],
    },
    {
      what: 'guillemets pointing inwards',
      language: 'de',
      text: '»Er hält«, sagte Vogt.',
      found: ['Er hält'],
    },
    {
      what: 'guillemets with spaces',
      language: 'fr',
      text: 'Il a crié : « Ça tient. »',
      found: ['Ça tient.'],
    },
    {
      what: 'corner brackets with white ones inside',
      language: 'ja',
      text: '彼は「雨は『もう十分』だ」と述べた。',
      found: ['雨は『もう十分』だ'],
    },
    {
      what: 'marks of a language without tables',
      language: 'sv',
      text: '”Det håller”, sade Vik.',
      found: ['Det håller'],
    },
  ])('$what', ({ language, text, found }) => {
    expect(words(text, language)).toEqual(found);
  });
});

describe('findSpans is not misled by', () => {
  test.each<{ what: string; text: string; found: string[] }>([
    {
      what: 'an inch mark before a quotation',
      text: 'The 12" main burst. "We ran," said Oda.',
      found: ['We ran,'],
    },
    {
      what: 'feet, inches and seconds',
      text: 'The 6\'2" guard at 40°26\'46" said: "Fine."',
      found: ['Fine.'],
    },
    {
      what: 'an inch mark inside a quotation',
      text: '"It was a 5" pipe, no more," said Oda.',
      found: ['It was a 5" pipe, no more,'],
    },
    {
      what: 'apostrophes in words',
      text: '‘I don’t think it’s O’Hara’s,’ said Oda.',
      found: ['I don’t think it’s O’Hara’s,'],
    },
    {
      what: 'a plural possessive',
      text: "'The owners' boats were lost,' said Oda.",
      found: ["The owners' boats were lost,"],
    },
    { what: 'decades and elisions', text: 'The ’90s, rock ’n’ roll and ’em all.', found: [] },
    { what: 'a decade with a straight mark', text: "Back in the '80s the owners' boats ran.", found: [] },
    {
      what: 'a quotation that begins with an elision',
      text: '‘’Tis over,’ said Oda.',
      found: ['’Tis over,'],
    },
  ])('$what', ({ text, found }) => {
    expect(words(text)).toEqual(found);
  });
});

describe('findSpans keeps damage in its paragraph when', () => {
  test.each<{ what: string; text: string; found: string[] }>([
    {
      what: 'a closer is missing and the next paragraph does not re-open',
      text: '“We are looking at the file.\n\nThe office has 40 staff. “Most are new,” said Lowe.',
      found: ['We are looking at the file.', 'Most are new,'],
    },
    {
      what: 'a closer is missing before the next quotation',
      text: '“We lost it, she said. “Then the rest went,” he said.',
      found: ['We lost it, she said.', 'Then the rest went,'],
    },
    {
      what: 'a closer has no opener',
      text: 'We lost it,” she said. “Then the rest.”',
      found: ['Then the rest.'],
    },
    { what: 'the text breaks off', text: 'Lowe said: “We are', found: ['We are'] },
  ])('$what', ({ text, found }) => {
    expect(words(text)).toEqual(found);
  });

  test('a run left open goes on only in a paragraph that re-opens it', () => {
    const [first] = spans('“We lost the barn.\n\n“Then the house,” Mars said.');
    expect(first).toMatchObject({ isClosed: false, goesOn: true });
    const [lone] = spans('“We lost the barn.\n\nThen “the house” went.');
    expect(lone).toMatchObject({ isClosed: false, goesOn: false });
  });
});

describe('findSpans takes the outermost marks', () => {
  test.each<{ what: string; text: string; found: string[] }>([
    {
      what: 'of one shape',
      text: '“They called it a “miracle” and left,” Cho said.',
      found: ['They called it a “miracle” and left,'],
    },
    {
      what: 'straight in straight',
      text: '"They called it a "miracle" and left," Cho said.',
      found: ['They called it a "miracle" and left,'],
    },
    { what: 'with single ones inside', text: '“She said ‘never.’” Pell left.', found: ['She said ‘never.’'] },
    {
      what: 'double in single',
      text: '‘She said “never” twice,’ said Pell.',
      found: ['She said “never” twice,'],
    },
  ])('$what', ({ text, found }) => {
    expect(words(text)).toEqual(found);
  });
});
