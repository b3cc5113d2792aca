const NUMBER_WORDS: ReadonlySet<string> = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
    'nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion first second ' +
    'third fourth fifth sixth seventh eighth ninth tenth half twice'
  ).split(' '),
);

/** Whether a folded word is a number: digits with whatever follows them ("14th", "3m"), or an English number word. */
export function isFigure(fold: string): boolean {
  return /^\p{Nd}/u.test(fold) || NUMBER_WORDS.has(fold);
}
