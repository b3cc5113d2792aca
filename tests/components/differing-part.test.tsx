import { expect, test } from 'vitest';
import { differingPart } from '@/components/differing-part';
import { placeContext } from '@/components/place-context';

test.each<[what: string, base: string, text: string, marked: string]>([
  [
    'a word among others',
    'but the bolts that carry it',
    'but the pins that carry it',
    'but the [pins] that carry it',
  ],
  ['the first word', 'bolts that carry', 'pins that carry', '[pins] that carry'],
  ['the last word', 'the old bolts', 'the old pins', 'the old [pins]'],
  ['other words altogether', 'the bolts', 'four pins', '[four pins]'],
  ['words put in', 'the bolts', 'the worn bolts', 'the [worn] bolts'],
  ['all of it where words are missing, which cannot be marked', 'the worn bolts', 'the bolts', '[the bolts]'],
  ['one of two like words', 'very old', 'very very old', 'very [very] old'],
  ['all where the base has nothing', '', 'and buses', '[and buses]'],
])('marks %s', (_what, base, text, marked) => {
  const { head, own, tail } = differingPart(base, text);
  expect(`${head}[${own}]${tail}`).toBe(marked);
});

const TEXT = 'One two three four, five six seven eight nine.';
const at = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });

test.each<[what: string, words: string, shown: string]>([
  ['with three words on either side', 'five', '…two three four, [five] six seven eight…'],
  ['at the beginning', 'One', '[One] two three four,…'],
  ['at the end', 'nine.', '…six seven eight [nine.]'],
  ['without the comma it begins with', ', five', '…two three four, [five] six seven eight…'],
  ['that is nothing but a comma', ',', '…two three four[,] five six seven…'],
])('shows a place %s', (_what, words, shown) => {
  const { before, words: own, after, cutBefore, cutAfter } = placeContext(TEXT, at(words));
  expect(`${cutBefore ? '…' : ''}${before}[${own}]${after}${cutAfter ? '…' : ''}`).toBe(shown);
});
