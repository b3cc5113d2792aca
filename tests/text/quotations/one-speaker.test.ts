import { expect, test } from 'vitest';
import type { Quotation } from '@/text/quotations/quotation';
import { mayBeOneSpeaker } from '@/text/quotations/one-speaker';
import { rulesFor } from '@/text/quotations/languages/rules-for';

const by = (speaker: string | null, region: Quotation['region'] = 'body'): Quotation => ({
  id: 'q',
  standsIn: 'text',
  segments: [],
  text: '',
  speaker,
  speakerAsWritten: null,
  cue: null,
  kind: 'speech',
  region,
});

test.each<{ sentence: string; a: Quotation; b: Quotation; one: boolean }>([
  { sentence: 'nobody is named', a: by(null), b: by('Rosa Quill'), one: true },
  { sentence: 'one name is a part of the other', a: by('Quill'), b: by('Rosa Quill'), one: true },
  { sentence: 'the text names two people', a: by('Quill'), b: by('Reed'), one: false },
  {
    sentence: 'a headline names an office',
    a: by('ferry director', 'headline'),
    b: by('Ada Wren'),
    one: true,
  },
  { sentence: 'a caption names a house', a: by('Orrin Council', 'caption'), b: by('Ada Wren'), one: true },
  {
    sentence: 'a headline names somebody else in full',
    a: by('Ivo Lund', 'headline'),
    b: by('Ada Wren'),
    one: false,
  },
])('when $sentence, the quotations are one person’s: $one', ({ a, b, one }) => {
  expect(mayBeOneSpeaker(a, b, rulesFor('en'))).toBe(one);
  expect(mayBeOneSpeaker(b, a, rulesFor('en'))).toBe(one);
});
