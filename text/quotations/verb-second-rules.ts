/**
 * What a Germanic language other than English needs besides: its finite verb stands second, so the subject may stand on
 * either side of it, and half of the verb may stand at the end of the clause.
 */
export interface VerbSecondRules {
  /** Pronouns that can only be subjects: "er", "han". */
  readonly subjectPronouns: ReadonlySet<string>;
  /** Pronouns that stand between a verb and the subject behind it: "sich", "ihm", "zich". */
  readonly objectPronouns: ReadonlySet<string>;
  /** The subject of a verb nobody does: "hieß es in dem Brief". */
  readonly impersonals: ReadonlySet<string>;
  /** Determiners no subject begins with: "dem", "einem". */
  readonly obliques: ReadonlySet<string>;
  /** Determiners that are nominative only before an adjective in -e: "der neue Chef", but "der neuen Zeitung". */
  readonly weakObliques: ReadonlySet<string>;
  /** Participles of cue verbs, at the end of a clause with a helping verb: "gesagt". */
  readonly participles: ReadonlySet<string>;
  /** Those of them that are no finite forms as well: "gesagt", but not "erklärt". */
  readonly boundParticiples: ReadonlySet<string>;
  /** Finite helping verbs of such participles: "hat", "wurde". */
  readonly helpers: ReadonlySet<string>;
  /** Finite forms that report only with a particle at the end of their clause, and the particles: "teilte … mit". */
  readonly separables: ReadonlyMap<string, ReadonlySet<string>>;
  /** "zitiert": not who quotes is the speaker, but who is quoted. */
  readonly quotingVerbs: ReadonlySet<string>;
  /** Finite forms that say a sentence is reported speech, without any cue: German "sei", "habe". */
  readonly reportedMood: ReadonlySet<string>;
  /** Words right before the marks that make even a lone noun somebody's word for a thing: "als", "von". */
  readonly characterising: ReadonlySet<string>;
  /** Words between the marks and an inverted verb or a name: "so sagte X". */
  readonly tagOpeners: ReadonlySet<string>;
  /** Conjunctions of the verb-last tag: "wie X mitteilte". */
  readonly tagConjunctions: ReadonlySet<string>;
  /** Words behind the phrase they credit: "zufolge". */
  readonly postpositions: ReadonlySet<string>;
  /** Endings of finite verbs, for verbs no list has right behind "…“,". */
  readonly verbEndings: readonly string[];
  /** A shared "she / they" is plural when its verb ends so: "sagten sie"; empty when the pronouns differ. */
  readonly pluralEnding: string;
  /** The ending that makes a role a woman's: "-in"; empty where roles do not tell. */
  readonly feminineEnding: string;
  /** Finite verbs of being: what they join to a colon is a title or a name. */
  readonly copulas: ReadonlySet<string>;
}
