/** Prefixes that keep "ge" off a participle: "erklärt", not "geerklärt". */
const INSEPARABLE = /^(?:be|emp|ent|er|ge|miss|ver|zer|wider)/;

/** Finite forms and the participle of regular German verbs, each given by its stem. */
interface GermanVerbs {
  readonly finite: readonly string[];
  readonly participles: readonly string[];
  /** Of reported speech, third person: "er fordere". */
  readonly reported: readonly string[];
}

/** Stems that need an e before their ending: "antwort-e-t", "zeichn-e-t". */
const NEEDS_E = /(?:[td]|[bcdfgkpstz][mn]|ch[mn])$/;

function formsOf(stem: string): readonly string[] {
  const joint = NEEDS_E.test(stem) ? 'e' : '';
  const plural = /(?:er|el)$/.test(stem) ? 'n' : 'en';
  return [`${stem}${joint}t`, `${stem}${joint}te`, `${stem}${joint}ten`, `${stem}${plural}`];
}

function participleOf(stem: string): string {
  const joint = NEEDS_E.test(stem) ? 'e' : '';
  const prefix = INSEPARABLE.test(stem) || stem.endsWith('ier') ? '' : 'ge';
  return `${prefix}${stem}${joint}t`;
}

/** The forms news print of regular German verbs, from their stems: "sag" -> sagt, sagte, sagten, sagen, sage; gesagt. */
export function germanVerbs(stems: string): GermanVerbs {
  const all = stems.trim().split(/\s+/);
  return {
    finite: all.flatMap(formsOf),
    participles: all.map(participleOf),
    reported: all.map((stem) => `${stem}e`),
  };
}
