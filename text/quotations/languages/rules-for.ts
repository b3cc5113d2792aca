import type { LanguageRules } from '../language-rules';
import { ENGLISH } from './english';

const NONE: ReadonlySet<never> = new Set<never>();

/** For a language without tables: marks and positions only, nothing is taken for a word of that language. */
const MARKS_ONLY: LanguageRules = {
  code: 'und',
  cueVerbs: NONE,
  bareCues: NONE,
  dependentCues: NONE,
  cueNouns: NONE,
  accordingTo: [],
  pronouns: new Map(),
  determiners: NONE,
  clauseWords: NONE,
  coordinators: NONE,
  prepositions: NONE,
  bindingPrepositions: NONE,
  relativePronouns: NONE,
  auxiliaries: NONE,
  modals: NONE,
  passiveAuxiliaries: NONE,
  adverbs: NONE,
  agents: NONE,
  denials: NONE,
  thoughts: NONE,
  namingWords: NONE,
  clauseMarks: NONE,
  abbreviations: NONE,
  honorifics: new Map(),
  roles: NONE,
  organisationWords: NONE,
  capitalisedOthers: NONE,
  firstNames: new Map(),
  elisions: NONE,
  dashDialogue: false,
  capitalNouns: false,
  invertedPronouns: true,
  speechWords: 4,
};

const BY_CODE: ReadonlyMap<string, LanguageRules> = new Map([['en', ENGLISH]]);

/**
 * The tables for a BCP 47 tag. No tag at all is read as English, the language the tables were measured on;
 * a language without tables falls back to marks and positions.
 */
export function rulesFor(language: string | null): LanguageRules {
  const code = (language ?? 'en').split(/[-_]/)[0]?.toLowerCase() ?? '';
  return BY_CODE.get(code === '' ? 'en' : code) ?? MARKS_ONLY;
}
