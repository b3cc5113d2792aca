import type { Gender } from './gender';

/** The small words of a language: what begins, joins and ends its phrases and clauses, and what stands beside a verb. */
export interface GrammarWords {
  /** Pronouns that can be a speaker. */
  readonly pronouns: ReadonlyMap<string, Gender>;
  /** Pronouns of what is no single person: `one` body or document ("it"), or `several` people ("they"). */
  readonly bodyPronouns: ReadonlyMap<string, 'one' | 'several'>;
  /** Words a noun phrase begins with: "the", "one", "his". */
  readonly determiners: ReadonlySet<string>;
  /** Those of them that point to somebody known: "the", "its". */
  readonly definites: ReadonlySet<string>;
  /** Those of them that can be a subject alone: "some said". */
  readonly standAlones: ReadonlySet<string>;
  /** Determiners of a genitive, which belongs to the noun before it: "des", "seiner". */
  readonly bindingDeterminers: ReadonlySet<string>;
  /** Words before a bare form that make it a verb: "to", "who", plurals without s. */
  readonly bareSubjects: ReadonlySet<string>;
  /** The preposition before a subject with a dependent verb: "with X calling it". */
  readonly absolutes: ReadonlySet<string>;
  /** Words a noun phrase never runs across when it is read leftwards: "that", "when", "but". */
  readonly clauseWords: ReadonlySet<string>;
  readonly coordinators: ReadonlySet<string>;
  /** Conjunctions after which the main clause comes at once: "but". */
  readonly lightConjunctions: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
  /** Prepositions that tie a noun to the one before it: "spokesman for the city". */
  readonly bindingPrepositions: ReadonlySet<string>;
  readonly relativePronouns: ReadonlySet<string>;
  /** Those of them that only follow people: "who". */
  readonly personalRelatives: ReadonlySet<string>;
  /** "wanted to say": the word before an infinitive. */
  readonly infinitiveMarks: ReadonlySet<string>;
  /** Endings of verbs that are never finite: "-ing". */
  readonly participleEndings: readonly string[];
  /** Helping verbs and adverbs that may stand between a subject and its verb. */
  readonly auxiliaries: ReadonlySet<string>;
  /** Helping verbs of what has not happened: a verb behind them reports only when nothing else does. */
  readonly modals: ReadonlySet<string>;
  readonly passiveAuxiliaries: ReadonlySet<string>;
  /** Past forms of common verbs that do not show by their ending: "took", "sought". Empty: endings tell nothing either. */
  readonly pastForms: ReadonlySet<string>;
  readonly adverbs: ReadonlySet<string>;
  /** Endings of adverbs, which may stand between subject and verb: "-ly", "-mente". */
  readonly adverbEndings: readonly string[];
  /** Words that lose their vowel and stick to the next one, with the apostrophe: "l'", "qu'". */
  readonly proclitics: ReadonlySet<string>;
  /** Helping verbs of the perfect: "a", "ha". */
  readonly perfectAuxiliaries: ReadonlySet<string>;
  /** Pronouns that turn a verb back on its subject, so that "s'est félicité" is no passive. */
  readonly reflexives: ReadonlySet<string>;
  /** Days and parts of the day, with which "este martes" is a time. */
  readonly times: ReadonlySet<string>;
  /** Articles that are prepositions before a plural: "a jornalistas". */
  readonly pluralPrepositions: ReadonlySet<string>;
  /** Adverbs that belong to the verb before them: "sounded off". */
  readonly verbParticles: ReadonlySet<string>;
}
