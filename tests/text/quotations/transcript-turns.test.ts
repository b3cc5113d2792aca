import { expect, test } from 'vitest';
import { explained } from './quoted';

const turns = (text: string) => explained(text).map(({ quotation }) => [quotation.speaker, quotation.text]);

test('a note on the scene does not end a transcript', () => {
  expect(turns('ROWE: No.\n\nQUILL: Why not?\n\n[Laughter]\n\nROWE: It rained.')).toEqual([
    ['ROWE', 'No.'],
    ['QUILL', 'Why not?'],
    ['ROWE', 'It rained.'],
  ]);
});

test('labelled lines with a label that comes back are turns; those who only ask are left out', () => {
  expect(turns('REPORTER: Will you go?\nROWE: No. I will not.\nREPORTER: Ever?')).toEqual([
    ['ROWE', 'No. I will not.'],
  ]);
});

test.each<{ sentence: string; text: string }>([
  {
    sentence: 'prose with a colon is no transcript',
    text: 'One thing is clear: we need rain.\nThe other question: who pays?',
  },
  {
    sentence: 'labels that never come back are a list',
    text: 'Monday: rain.\nTuesday: sun.\nWednesday: wind.',
  },
  {
    sentence: 'labels with prose between them are none',
    text: 'ROWE: No.\nIt rained.\nROWE: Yes.\nIt snowed.\nROWE: No.',
  },
])('$sentence', ({ text }) => {
  expect(turns(text)).toEqual([]);
});

test.each<{ sentence: string; text: string; found: string[] }>([
  {
    sentence: 'in marks, each turn of a transcript stands alone',
    text: '“ROWE: We stayed all night.\n\n“QUILL: And who paid for it?',
    found: ['ROWE: We stayed all night.', 'QUILL: And who paid for it?'],
  },
  {
    sentence: 'in marks, no turn goes on through a note on the scene',
    text: '“We stayed all night.\n\n“(CROSSTALK.)\n\n“And who paid for it?”',
    found: ['We stayed all night.', '(CROSSTALK.)', 'And who paid for it?'],
  },
  {
    sentence: 'a paragraph that begins with a name goes on',
    text: '“We stayed all night.\n\n“Rowe: that is a name I shall not forget.”',
    found: ['We stayed all night. Rowe: that is a name I shall not forget.'],
  },
])('$sentence', ({ text, found }) => {
  expect(turns(text).map(([, words]) => words)).toEqual(found);
});

test.each<{ sentence: string; text: string; speakers: string[] }>([
  {
    sentence: 'in marks, a label credits its turn, in the fullest form the article has',
    text: '“ROWE: We stayed all night.\n\n“QUILL: And who paid for it?”\n\nAda Rowe spoke to Tom Quill.',
    speakers: ['Ada Rowe', 'Tom Quill'],
  },
  {
    sentence: 'in marks, a label comes before what leads the transcript in',
    text: 'A partial transcript follows:\n\n“ROWE: We stayed all night.\n\n“QUILL: And who paid for it?”',
    speakers: ['ROWE', 'QUILL'],
  },
  {
    sentence: 'a name in capitals inside a paragraph is no label',
    text: 'Ada Rowe said: “QUILL: that is the word on his door.”',
    speakers: ['Ada Rowe'],
  },
])('$sentence', ({ text, speakers }) => {
  expect(turns(text).map(([speaker]) => speaker)).toEqual(speakers);
});
