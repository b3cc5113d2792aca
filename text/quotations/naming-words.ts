import type { Gender } from './gender';

/** The words of a language around names: titles, roles, relatives, organisations, and how names are written. */
export interface NamingWords {
  /** Words for relatives, with what they tell: "her husband, Tom Reed". */
  readonly kin: ReadonlyMap<string, Gender>;
  /** Words that say whose somebody is: "his", "her". */
  readonly owners: ReadonlySet<string>;
  /** Prepositions that go on behind a full name: "Rosa Quill of the Harbour Board". */
  readonly nameTies: ReadonlySet<string>;
  /** Words written with a full stop that do not end a sentence: "lt", "sen". */
  readonly abbreviations: ReadonlySet<string>;
  /** Those of them that may end one all the same: "ave", "inc". */
  readonly finalAbbreviations: ReadonlySet<string>;
  readonly honorifics: ReadonlyMap<string, Gender>;
  /** Capitalised or not, words before a name that tell what somebody is: "director", "mayor". */
  readonly roles: ReadonlySet<string>;
  /** Words that bring in somebody new: "a", "one", "another". */
  readonly indefinites: ReadonlySet<string>;
  /** Words for somebody who need not be named: "woman", "nurse", "resident". */
  readonly personNouns: ReadonlyMap<string, Gender>;
  /** Words whose presence makes a capitalised run an organisation: "department", "times". */
  readonly organisationWords: ReadonlySet<string>;
  /** Texts that speak for themselves: "the report". */
  readonly documents: ReadonlySet<string>;
  /** Capitalised words that are no part of a name: days, months, sentence openers. */
  readonly capitalisedOthers: ReadonlySet<string>;
  /** First names, as far as they tell somebody's gender. */
  readonly firstNames: ReadonlyMap<string, Gender>;
  /** Last parts of compounds that tell what somebody is: "-sprecher", "-minister". */
  readonly roleEndings: readonly string[];
  /** Likewise of organisations: "-zeitung", "-amt". */
  readonly organisationEndings: readonly string[];
  /** All nouns are capitalised, so a capital is no sign of a name. */
  readonly capitalNouns: boolean;
  /** Small words that join the parts of a name: "de la" in "Ana de la Torre". */
  readonly nameParticles: ReadonlySet<string>;
  /** Words beside a name that tell the gender of its bearer: "la", "alcaldesa". */
  readonly genderedWords: ReadonlyMap<string, Gender>;
  /** A role in lower case stands before its name or behind its comma: "el alcalde de Orvane, Luis Paz". */
  readonly rolesInLowerCase: boolean;
  /** Endings of names by case, the nominative first; empty where names do not change. */
  readonly declensions: readonly (readonly string[])[];
  /** First names in another case than the nominative: they are nobody's subject. */
  readonly obliqueNames: ReadonlySet<string>;
  /** An apostrophe parts a name from its case ending: Ankara'da. */
  readonly apostropheCases: boolean;
  /** Titles and names in marks have a capital in front only: фестиваль «Белые ночи». */
  readonly sentenceCaseTitles: boolean;
  /** "The mayor" needs an article to be somebody known; without any, a role alone is. */
  readonly hasArticles: boolean;
}
