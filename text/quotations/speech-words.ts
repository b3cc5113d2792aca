import type { Gender } from './gender';
import type { WordSequence } from './word-sequence';

/** The words of a language for speaking: verbs and nouns that report, words that take a report back, and those that only name. */
export interface SpeechWords {
  /** Finite forms of verbs of speaking, writing, claiming: "said", "tells". */
  readonly cueVerbs: ReadonlySet<string>;
  /** Those of them that are also nouns or infinitives: "claim", "report". */
  readonly bareCues: ReadonlySet<string>;
  /** Forms that report but take their subject from the main clause: "adding", "telling". */
  readonly dependentCues: ReadonlySet<string>;
  /** Nouns that report: "statement", "letter". They make words somebody's, but name nobody. */
  readonly cueNouns: ReadonlySet<string>;
  readonly accordingTo: readonly WordSequence[];
  /** The conjunction of reported speech: "said that". */
  readonly thatWords: ReadonlySet<string>;
  /** Words between the marks and a subject: "…," as X put it; "…" is how X described it. */
  readonly tagOpenings: readonly WordSequence[];
  /** A sentence that puts words in marks may end in its attribution: "…, the mayor said." */
  readonly tailTags: boolean;
  /** The preposition of the agent in a passive: "by". */
  readonly agents: ReadonlySet<string>;
  /** "denied", "never": words before the marks that say nobody said it. */
  readonly denials: ReadonlySet<string>;
  /** Labels an outlet puts before words of its own: "correction", "update". */
  readonly labels: ReadonlySet<string>;
  /** "not", "never", "refused": right before a word of `sayings` they say that nobody said it. */
  readonly negations: ReadonlySet<string>;
  /** Words that take a negation back: "not only said". */
  readonly limiters: ReadonlySet<string>;
  /** Every form of the verbs whose object is the words themselves: "say", "called", "using". */
  readonly sayings: ReadonlySet<string>;
  /** Verbs that hand on what somebody else said: "quoted Reed as saying". */
  readonly relayingVerbs: ReadonlySet<string>;
  /** Verbs that take no person as their object, so that one right behind them is their subject: "said the mayor". */
  readonly tagVerbs: ReadonlySet<string>;
  /** Thoughts: marks round them are not speech. */
  readonly thoughts: ReadonlySet<string>;
  /** Words right before marks that quote nobody: "so-called", "dubbed", "sign", "motto". */
  readonly namingWords: ReadonlySet<string>;
  /** Labels of transcripts for those who only ask: "reporter", "q". */
  readonly askers: ReadonlySet<string>;
  /** Labels of interviews for the one who is asked: "a". */
  readonly answerers: ReadonlySet<string>;
  /** Words that make a run of words a clause: pronouns as subjects, finite helping verbs. */
  readonly clauseMarks: ReadonlySet<string>;
  /** Particles right behind the marks that say the words are somebody's: Turkish "diye". */
  readonly quotativeParticles: readonly string[];
  /** Verbs that give a thing a word: "nannte den Plan „Unsinn“", "called her “a fraud”". */
  readonly callingVerbs: ReadonlySet<string>;
  /** Fewest words that make marked words speech when nothing else says so. */
  readonly speechWords: number;
  /** Endings by which a word behind `…,"` passes for a verb although no table has it: "shrugged". */
  readonly verbEndings: readonly string[];
  /** Participles that report only behind a helping verb of the perfect: "a déclaré"; without one they are passive. */
  readonly participles: ReadonlySet<string>;
  /** Openers of a sentence that gives somebody's view: "Pour" l'économiste, … */
  readonly viewOpeners: ReadonlySet<string>;
  /** Openers of a sentence without a verb that credits the quotation before it: "Così" Rossi. */
  readonly verblessTags: readonly WordSequence[];
  /** Openers of a tag or short sentence that credits the quotation before it: "Así lo" explicó Gil, "según" explicó Gil. */
  readonly resumptions: readonly WordSequence[];
  /** Whose words a reference gives by a possessive: "по его словам", "jej zdaniem". */
  readonly possessives: ReadonlyMap<string, Gender>;
  /** Words of reference that stand behind the name: "X'e göre". */
  readonly referencesBehind: readonly WordSequence[];
  /** Finite reporting verbs that tell the gender of their subject: "сказала", "powiedział". */
  readonly verbGenders: ReadonlyMap<string, Gender>;
  /** Reporting verbs without a person: "говорится", "czytamy". */
  readonly impersonalCues: ReadonlySet<string>;
  /** Endings of finite verbs, which make marked words a clause. */
  readonly clauseEndings: readonly string[];
  /** Words that end like finite verbs and are none. */
  readonly clauseExceptions: ReadonlySet<string>;
  /** Words right behind marks that quote nobody: "adlı". */
  readonly namesBehind: ReadonlySet<string>;
}
