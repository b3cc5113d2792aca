/*
 * What counts as the same word spelled otherwise. Data only; word-keys.ts applies it. Rules are kept to endings
 * that make no other English word ("four" is no "for"); all else is listed, or left out: a wrong entry would hide a
 * real difference, a missing one only shows a spelling as a word. A listed form may have senses the other has not
 * ("story", "check", "St." for a street): it stands for both, since in one place of one sentence only one is meant.
 */

/** Words that carry a full stop when shortened, without it. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'mr mrs ms dr sen rep gov gen col lt sgt capt cpl cmdr adm maj prof rev hon st jr sr vs inc corp co ltd ' +
    'dept jan feb mar apr aug sept oct nov dec ave blvd approx pres supt sens reps govs pvt det insp asst atty sec ' +
    'govt messrs mt ft'
  ).split(' '),
);

/** Endings after an apostrophe, and the word they stand for. The first of several is the commonest. */
export const CONTRACTED_ENDINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['s', ['is', 'has', 'us']],
  ['d', ['would', 'had', 'did']],
  ['re', ['are']],
  ['ve', ['have']],
  ['ll', ['will', 'shall']],
  ['m', ['am']],
]);

/** Contractions that are no other word without their apostrophe, as "were", "well" and "its" are. */
const WITHOUT_APOSTROPHE: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'do does did is are was were has have had could would should must need'
      .split(' ')
      .map((verb): [string, string[]] => [`${verb}nt`, [verb, 'not']]),
  ),
  im: ['i', 'am'],
  ive: ['i', 'have'],
  youre: ['you', 'are'],
  youve: ['you', 'have'],
  youll: ['you', 'will'],
  theyre: ['they', 'are'],
  theyve: ['they', 'have'],
  theyll: ['they', 'will'],
  weve: ['we', 'have'],
};

/** Whole words that stand for several; the keys are folded (no apostrophe). */
export const RUN_TOGETHER: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    cannot: ['can', 'not'],
    cant: ['can', 'not'],
    wont: ['will', 'not'],
    shant: ['shall', 'not'],
    aint: ['is', 'not'],
    gonna: ['going', 'to'],
    wanna: ['want', 'to'],
    gotta: ['got', 'to'],
    gimme: ['give', 'me'],
    lemme: ['let', 'me'],
    kinda: ['kind', 'of'],
    sorta: ['sort', 'of'],
    lets: ['let', 'us'],
    yall: ['you', 'all'],
    alright: ['all', 'right'],
    lotta: ['lot', 'of'],
    outta: ['out', 'of'],
    dunno: ['do', 'not', 'know'],
    ...WITHOUT_APOSTROPHE,
  }),
);

/** Cardinal words below twenty, then the tens. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen'
  )
    .split(' ')
    .map((word, value) => [word, value]),
);

/** Twenty to ninety. */
export const TENS: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 20 + 10 * at]),
);

/** Ordinal words and how they are written in figures. */
export const ORDINALS: ReadonlyMap<string, string> = new Map([
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ...(
    'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth ' +
    'seventeenth eighteenth nineteenth twentieth'
  )
    .split(' ')
    .map((word, at): [string, string] => [word, `${at + 4}th`]),
]);

/** The key of "U.S.", "US" and "United States": with a space, so that no word has it, the pronoun "us" neither. */
export const UNITED_STATES_KEY = 'united states';

/** Phrases written as one abbreviation, by their first word: the second word and the key of the abbreviation. */
export const ABBREVIATED_PHRASES: ReadonlyMap<string, readonly (readonly [string, string])[]> = new Map([
  ['per', [['cent', 'percent']]],
  [
    'united',
    [
      ['states', UNITED_STATES_KEY],
      ['kingdom', 'uk'],
      ['nations', 'un'],
    ],
  ],
  ['european', [['union', 'eu']]],
  [
    'u',
    [
      ['s', UNITED_STATES_KEY],
      ['k', 'uk'],
      ['n', 'un'],
    ],
  ],
]);

/** Words a number is multiplied by. */
export const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 1e2],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);

/** Sounds and phrases of speech that style books let a reporter leave out, folded, words parted by a space. */
export const FILLERS: ReadonlySet<string> = new Set([
  'um',
  'umm',
  'uh',
  'uhh',
  'er',
  'erm',
  'ah',
  'eh',
  'hm',
  'hmm',
  'uhm',
  'mm',
  'mhm',
  'you know',
  'i mean',
]);

/** Pairs whose exchange only mends agreement; either order. */
export const AGREEMENT: readonly (readonly [string, string])[] = [
  ['was', 'were'],
  ['is', 'are'],
  ['has', 'have'],
  ['does', 'do'],
];
