import { describe, expect, test } from 'vitest';
import { stem } from '@/text/matching/stem';

const alike: readonly [string, string[]][] = [
  ['flood', ['flood', 'floods', 'flooded', 'flooding']],
  ['stop', ['stop', 'stops', 'stopped', 'stopping']],
  ['call', ['call', 'calls', 'called', 'calling']],
  ['hope', ['hope', 'hopes', 'hoped', 'hoping']],
  ['city', ['city', 'cities']],
  ['glass', ['glass', 'glasses']],
  ['labor', ['labor', 'labour', 'labours', 'laboured']],
  ['organize', ['organize', 'organise', 'organised', 'organizing']],
  ['program', ['program', 'programme', 'programmes']],
  ['center', ['center', 'centre', 'centres', 'centers']],
  ['six', ['6', 'six']],
  ['twenty', ['20', 'twenty']],
  ['travel', ['traveled', 'travelled', 'travelling']],
];

test.each(alike)('the forms of "%s" share a stem', (_, forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

const apart: readonly [string, string, string][] = [
  ['short words stay as they are', 'was', 'wa'],
  ['a stem never falls under three letters', 'bring', 'br'],
  ['words that only begin alike stay apart', 'general', 'generate'],
  ['"less" is no plural', 'less', 'les'],
  ['"four" is no "for"', 'four', 'for'],
  ['"one" is seldom a number', 'one', '1'],
];

describe('what is kept apart', () => {
  test.each(apart)('%s', (_, word, other) => {
    expect(stem(word)).not.toBe(stem(other));
  });
});
