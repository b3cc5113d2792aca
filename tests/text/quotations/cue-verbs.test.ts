import { expect, test } from 'vitest';
import { ENGLISH_CUES } from '@/text/quotations/cue-verbs';

test.each([
  'said',
  'says',
  'told',
  'wrote',
  'added',
  'replied',
  'denies',
  'quipped',
  'admitted',
  'tweeted',
  'argued',
])('%s is a finite cue', (form) => {
  expect(ENGLISH_CUES.finite.has(form)).toBe(true);
});

test.each(['saying', 'telling', 'adding', 'calling', 'arguing'])('%s depends on the main clause', (form) => {
  expect(ENGLISH_CUES.dependent.has(form)).toBe(true);
  expect(ENGLISH_CUES.finite.has(form)).toBe(false);
});

test('a form that may be a noun is marked as such, a past is not', () => {
  expect(ENGLISH_CUES.bare.has('claim')).toBe(true);
  expect(ENGLISH_CUES.bare.has('claimed')).toBe(false);
  expect(ENGLISH_CUES.bare.has('read')).toBe(false);
});

test.each(['foreseed', 'demured', 'stateed', 'denyed', 'admited', 'stoped', 'forecasted'])(
  '%s is no word',
  (form) => {
    expect(ENGLISH_CUES.finite.has(form)).toBe(false);
  },
);
