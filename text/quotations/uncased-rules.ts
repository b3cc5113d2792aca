/** Words to be found at any place of a run, with what makes the search fast. */
export interface ListedWords {
  readonly words: ReadonlySet<string>;
  /** First characters of the words: most places of a text begin none. */
  readonly firsts: ReadonlySet<string>;
  /** UTF-16 code units of the longest. */
  readonly longest: number;
}

/**
 * What the rules must know of a language without capitals, in which particles, titles and reporting verbs show who speaks:
 * Japanese, Chinese, Korean. Words as printed; all lists may be empty.
 */
export interface UncasedRules {
  /** Where the reporting verb stands in a plain sentence: X は「…」と述べた, X 说：“…”, or قال X: «…». */
  readonly order: 'verb-last' | 'verb-first' | 'verb-subject';
  /** Written without spaces: words are cut out of runs. Otherwise only endings are cut off words. */
  readonly isUnspaced: boolean;
  /** Words cut out of runs, or never cut themselves: all lists below but the particles. */
  readonly listed: ListedWords;
  /** Short words that stick to the end of another: cut off where a word can end. */
  readonly particles: ListedWords;
  /** Titles written in one word with the name where words are spaced: 박씨. */
  readonly attachedTitles: ListedWords;
  /** Particles behind a topic, which mostly is the speaker: は, 은. */
  readonly topics: ReadonlySet<string>;
  /** Particles behind a subject: が, 이. */
  readonly subjects: ReadonlySet<string>;
  /** Particles that keep two nouns in one phrase: の, 의. */
  readonly genitives: ReadonlySet<string>;
  /** Words right behind the marks that say the words are somebody's: と, 라고. */
  readonly quotatives: ReadonlySet<string>;
  /** Those of them that need a reporting noun behind them: という, 라는. */
  readonly adnominals: ReadonlySet<string>;
  /** Nouns of speech behind an adnominal: 考え, 입장. */
  readonly reportingNouns: ReadonlySet<string>;
  /** Words between two runs that make them one utterance: 며. */
  readonly joiners: ReadonlySet<string>;
  /** Reporting verbs; in verb-last languages the unchanging part they begin with: 述べ, 말했. */
  readonly cues: ListedWords;
  /** Verbs behind the marks that give a name instead of reporting: 呼ばれ, 불리. */
  readonly namingVerbs: ListedWords;
  /** Verbs behind the marks by which the words are disowned: 否定し, 부인했. */
  readonly denials: ListedWords;
  /** Words behind the source of a report: によると, 따르면. */
  readonly referencesBehind: ReadonlySet<string>;
  /** Words before the source of a report: 据. */
  readonly referencesBefore: ReadonlySet<string>;
  /** Words that point to a quotation after the sentence: 次のように, 이렇게. */
  readonly announcers: ReadonlySet<string>;
  /** Words no subject begins with: times of day, conjunctions. */
  readonly leads: ReadonlySet<string>;
  /** Words at which a subject ends in verb-first languages: 在, 对, 也. */
  readonly subjectEnds: ReadonlySet<string>;
  /** Roles and honorifics beside a name: 市長, さん, 씨. */
  readonly titles: ListedWords;
  /** Family names, longest known ones too. */
  readonly surnames: ListedWords;
  /** Those that are one only when nothing else is in their word: 森市長. */
  readonly loneSurnames: ReadonlySet<string>;
  /** Characters of the longest personal name, marks of foreign names left aside. */
  readonly longestName: number;
  /** Last signs of a clause inside the marks: 。, 다. */
  readonly clauseEnds: ReadonlySet<string>;
  /** Signs anywhere inside the marks that make a clause: 我, 是. */
  readonly clauseSigns: ReadonlySet<string>;
}

/** Makes a list ready for search. */
export function listedWords(...lists: readonly Iterable<string>[]): ListedWords {
  const words = new Set(lists.flatMap((list) => [...list]));
  return {
    words,
    firsts: new Set([...words].map((word) => word.charAt(0))),
    longest: [...words].reduce((most, word) => Math.max(most, word.length), 0),
  };
}

/** Length of the longest listed word that begins at `at`; 0 when none does. Cost: at most `longest` look-ups. */
export function listedLength(list: ListedWords, text: string, at: number): number {
  if (!list.firsts.has(text.charAt(at))) return 0;
  for (let length = Math.min(list.longest, text.length - at); length > 0; length -= 1) {
    if (list.words.has(text.slice(at, at + length))) return length;
  }
  return 0;
}
