import type { UncasedRules } from './uncased-rules';
import type { VerbSecondRules } from './verb-second-rules';

/** How a language puts subject, verb and quotation in order, and where its marks and dashes stand. */
export interface SentenceShape {
  /** A subject stands before its verb, but beside the marks. */
  readonly hasFixedOrder: boolean;
  /** Words that bring somebody in: "then there's Reed". */
  readonly presentatives: ReadonlySet<string>;
  /** Elisions a single mark opens: "'tis", "'em". */
  readonly elisions: ReadonlySet<string>;
  /** A paragraph that begins with a dash is a turn of speech, and the attribution stands between dashes or commas. */
  readonly dashDialogue: boolean;
  /** The attribution may stand inside the marks: « A, dit-elle. B ». */
  readonly incise: boolean;
  /** Null for a language whose subject stands before its verb. */
  readonly verbSecond: VerbSecondRules | null;
  /** "dit-il": a pronoun may stand behind its verb. */
  readonly invertedPronouns: boolean;
  /** A subject may stand behind its verb anywhere, with place and time between, and may be left out. */
  readonly looseSubjects: boolean;
  /** A verb may stand without its subject, which is then the person talked about. */
  readonly dropsPronouns: boolean;
  /** The subject may stand on either side of its verb, with other phrases between. */
  readonly freeSubjects: boolean;
  /** The reporting verb stands behind the quotation and its subject before: X, "…" dedi. */
  readonly verbFinal: boolean;
  /** The attribution may stand inside the marks between a comma and dashes: «A, — сказал X. — B». */
  readonly incisedByDash: boolean;
  /** A turn led by a dash may begin behind a sentence of narration: "Pytał. – Nie – odparł X." */
  readonly innerDashTurns: boolean;
  /** Turns led by dashes and quotations in marks may stand in one paragraph. */
  readonly mixedDialogue: boolean;
  /** One closing mark may close a name and the quotation it ends: «в «Маяке», — сказал X. */
  readonly sharedClosers: boolean;
  /** A clause stands behind a comma: "заявил, что «…»". */
  readonly commaBeforeClause: boolean;
  /** The point that ends a quotation stands behind its marks: «Мы готовы», — сказал X. */
  readonly pointsOutside: boolean;
  /** Particles, titles and verbs of a language without capitals; null where capitals show names. */
  readonly uncased: UncasedRules | null;
}
