import type { UncasedRules } from './uncased-rules';

/** What a word says about the person it stands for. */
export type Gender = 'female' | 'male' | 'unknown';

/** Words that open an attribution after which the speaker follows: "according to", "laut". */
export type WordSequence = readonly string[];

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

/**
 * What the rules must know of a language. Every table may be empty: then only positions and marks decide.
 * All words in lower case with straight apostrophes.
 */
export interface LanguageRules {
  /** Primary subtag of BCP 47. */
  readonly code: string;
  /** Finite forms of verbs of speaking, writing, claiming: "said", "tells". */
  readonly cueVerbs: ReadonlySet<string>;
  /** Those of them that are also nouns or infinitives: "claim", "report". */
  readonly bareCues: ReadonlySet<string>;
  /** Forms that report but take their subject from the main clause: "adding", "telling". */
  readonly dependentCues: ReadonlySet<string>;
  /** Nouns that report: "statement", "letter". They make words somebody's, but name nobody. */
  readonly cueNouns: ReadonlySet<string>;
  readonly accordingTo: readonly WordSequence[];
  /** A subject stands before its verb, but beside the marks. */
  readonly hasFixedOrder: boolean;
  /** Words that bring somebody in: "then there's Reed". */
  readonly presentatives: ReadonlySet<string>;
  /** Words for relatives, with what they tell: "her husband, Tom Reed". */
  readonly kin: ReadonlyMap<string, Gender>;
  /** Words that say whose somebody is: "his", "her". */
  readonly owners: ReadonlySet<string>;
  /** Pronouns that can be a speaker. */
  readonly pronouns: ReadonlyMap<string, Gender>;
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
  /** Prepositions that go on behind a full name: "Rosa Quill of the Harbour Board". */
  readonly nameTies: ReadonlySet<string>;
  /** The conjunction of reported speech: "said that". */
  readonly thatWords: ReadonlySet<string>;
  /** "wanted to say": the word before an infinitive. */
  readonly infinitiveMarks: ReadonlySet<string>;
  /** Words between the marks and a subject: "…," as X put it; "…" is how X described it. */
  readonly tagOpenings: readonly WordSequence[];
  /** Endings of verbs that are never finite: "-ing". */
  readonly participleEndings: readonly string[];
  /** Helping verbs and adverbs that may stand between a subject and its verb. */
  readonly auxiliaries: ReadonlySet<string>;
  /** Helping verbs of what has not happened: a verb behind them reports only when nothing else does. */
  readonly modals: ReadonlySet<string>;
  readonly passiveAuxiliaries: ReadonlySet<string>;
  /** A sentence that puts words in marks may end in its attribution: "…, the mayor said." */
  readonly tailTags: boolean;
  /** Past forms of common verbs that do not show by their ending: "took", "sought". Empty: endings tell nothing either. */
  readonly pastForms: ReadonlySet<string>;
  readonly adverbs: ReadonlySet<string>;
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
  /** Capitalised words that are no part of a name: days, months, sentence openers. */
  readonly capitalisedOthers: ReadonlySet<string>;
  /** First names, as far as they tell somebody's gender. */
  readonly firstNames: ReadonlyMap<string, Gender>;
  /** Elisions a single mark opens: "'tis", "'em". */
  readonly elisions: ReadonlySet<string>;
  /** A paragraph that begins with a dash is a turn of speech, and the attribution stands between dashes or commas. */
  readonly dashDialogue: boolean;
  /** The attribution may stand inside the marks: « A, dit-elle. B ». */
  readonly incise: boolean;
  /** Particles right behind the marks that say the words are somebody's: Turkish "diye". */
  readonly quotativeParticles: readonly string[];
  /** Last parts of compounds that tell what somebody is: "-sprecher", "-minister". */
  readonly roleEndings: readonly string[];
  /** Likewise of organisations: "-zeitung", "-amt". */
  readonly organisationEndings: readonly string[];
  /** Verbs that give a thing a word: "nannte den Plan „Unsinn“", "called her “a fraud”". */
  readonly callingVerbs: ReadonlySet<string>;
  /** Null for a language whose subject stands before its verb. */
  readonly verbSecond: VerbSecondRules | null;
  /** All nouns are capitalised, so a capital is no sign of a name. */
  readonly capitalNouns: boolean;
  /** "dit-il": a pronoun may stand behind its verb. */
  readonly invertedPronouns: boolean;
  /** Fewest words that make marked words speech when nothing else says so. */
  readonly speechWords: number;
  /** Endings by which a word behind `…,"` passes for a verb although no table has it: "shrugged". */
  readonly verbEndings: readonly string[];
  /** Endings of adverbs, which may stand between subject and verb: "-ly", "-mente". */
  readonly adverbEndings: readonly string[];
  /** Words that lose their vowel and stick to the next one, with the apostrophe: "l'", "qu'". */
  readonly proclitics: ReadonlySet<string>;
  /** Small words that join the parts of a name: "de la" in "Ana de la Torre". */
  readonly nameParticles: ReadonlySet<string>;
  /** Participles that report only behind a helping verb of the perfect: "a déclaré"; without one they are passive. */
  readonly participles: ReadonlySet<string>;
  /** Helping verbs of the perfect: "a", "ha". */
  readonly perfectAuxiliaries: ReadonlySet<string>;
  /** Pronouns that turn a verb back on its subject, so that "s'est félicité" is no passive. */
  readonly reflexives: ReadonlySet<string>;
  /** A subject may stand behind its verb anywhere, with place and time between, and may be left out. */
  readonly looseSubjects: boolean;
  /** Days and parts of the day, with which "este martes" is a time. */
  readonly times: ReadonlySet<string>;
  /** Articles that are prepositions before a plural: "a jornalistas". */
  readonly pluralPrepositions: ReadonlySet<string>;
  /** Openers of a sentence that gives somebody's view: "Pour" l'économiste, … */
  readonly viewOpeners: ReadonlySet<string>;
  /** Openers of a sentence without a verb that credits the quotation before it: "Così" Rossi. */
  readonly verblessTags: readonly WordSequence[];
  /** Openers of a tag or short sentence that credits the quotation before it: "Así lo" explicó Gil, "según" explicó Gil. */
  readonly resumptions: readonly WordSequence[];
  /** Words beside a name that tell the gender of its bearer: "la", "alcaldesa". */
  readonly genderedWords: ReadonlyMap<string, Gender>;
  /** A role in lower case stands before its name or behind its comma: "el alcalde de Orvane, Luis Paz". */
  readonly rolesInLowerCase: boolean;
  /** Adverbs that belong to the verb before them: "sounded off". */
  readonly verbParticles: ReadonlySet<string>;
  /** Whose words a reference gives by a possessive: "по его словам", "jej zdaniem". */
  readonly possessives: ReadonlyMap<string, Gender>;
  /** Words of reference that stand behind the name: "X'e göre". */
  readonly referencesBehind: readonly WordSequence[];
  /** Finite reporting verbs that tell the gender of their subject: "сказала", "powiedział". */
  readonly verbGenders: ReadonlyMap<string, Gender>;
  /** Reporting verbs without a person: "говорится", "czytamy". */
  readonly impersonalCues: ReadonlySet<string>;
  /** A verb may stand without its subject, which is then the person talked about. */
  readonly dropsPronouns: boolean;
  /** The subject may stand on either side of its verb, with other phrases between. */
  readonly freeSubjects: boolean;
  /** The reporting verb stands behind the quotation and its subject before: X, "…" dedi. */
  readonly verbFinal: boolean;
  /** Endings of names by case, the nominative first; empty where names do not change. */
  readonly declensions: readonly (readonly string[])[];
  /** First names in another case than the nominative: they are nobody's subject. */
  readonly obliqueNames: ReadonlySet<string>;
  /** An apostrophe parts a name from its case ending: Ankara'da. */
  readonly apostropheCases: boolean;
  /** The attribution may stand inside the marks between a comma and dashes: «A, — сказал X. — B». */
  readonly incisedByDash: boolean;
  /** A turn led by a dash may begin behind a sentence of narration: "Pytał. – Nie – odparł X." */
  readonly innerDashTurns: boolean;
  /** Turns led by dashes and quotations in marks may stand in one paragraph. */
  readonly mixedDialogue: boolean;
  /** One closing mark may close a name and the quotation it ends: «в «Маяке», — сказал X. */
  readonly sharedClosers: boolean;
  /** Titles and names in marks have a capital in front only: фестиваль «Белые ночи». */
  readonly sentenceCaseTitles: boolean;
  /** "The mayor" needs an article to be somebody known; without any, a role alone is. */
  readonly hasArticles: boolean;
  /** A clause stands behind a comma: "заявил, что «…»". */
  readonly commaBeforeClause: boolean;
  /** Endings of finite verbs, which make marked words a clause. */
  readonly clauseEndings: readonly string[];
  /** Words that end like finite verbs and are none. */
  readonly clauseExceptions: ReadonlySet<string>;
  /** The point that ends a quotation stands behind its marks: «Мы готовы», — сказал X. */
  readonly pointsOutside: boolean;
  /** Particles, titles and verbs of a language without capitals; null where capitals show names. */
  readonly uncased: UncasedRules | null;
  /** Words right behind marks that quote nobody: "adlı". */
  readonly namesBehind: ReadonlySet<string>;
}
