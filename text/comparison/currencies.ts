/** Signs of money and the word each stands for, in the form the plural is brought to. */
export const CURRENCY_SIGNS: ReadonlyMap<string, string> = new Map([
  ['$', 'dollar'],
  ['£', 'pound'],
  ['€', 'euro'],
  ['¥', 'yen'],
  ['₹', 'rupee'],
]);

/** Words of money behind a number, folded, and the sign's word. */
export const CURRENCY_WORDS: ReadonlyMap<string, string> = new Map([
  ...[...CURRENCY_SIGNS.values()].flatMap((word): [string, string][] => [
    [word, word],
    [`${word}s`, word],
  ]),
  ['bucks', 'dollar'],
  ['quid', 'pound'],
]);

/** Letters behind a sum of money: "£5m", "$3bn", "40k". */
export const SUM_LETTERS: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['tn', 1e12],
]);
