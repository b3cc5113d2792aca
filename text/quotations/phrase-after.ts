/**
 * Reads the noun phrase that begins at a place: rightwards to the first point, preposition of place or time, or verb.
 * Cost: at most LONGEST_PHRASE items.
 */
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { endsInGenitive, isFiller, isInnerStop, isJoint, LONGEST_PHRASE, type Phrase } from './noun-phrase';
import { nounPhraseAfter } from './noun-phrase-after';
import { isInsideName } from './name-particle';
import { endsRun } from './capital-run';
import { isCapitalised } from './is-capitalised';

/** What may follow inside a phrase that is read to the right. */
interface Rightward {
  readonly hasName: boolean;
  readonly inRelative: boolean;
  /** Begins with a determiner: a noun follows the capitals, as in "one Florida Republican strategist". */
  readonly isDefinite: boolean;
}

/** Behind a name little may follow; behind "a man" nearly everything tells who he is. */
function stopsRightward(
  items: readonly Item[],
  at: number,
  from: number,
  state: Rightward,
  rules: LanguageRules,
): boolean {
  const item = items[at];
  if (item === undefined) return true;
  if (item.kind === 'quote') return !state.inRelative;
  if (item.kind === 'point') return item.text !== '-' && !isInnerStop(items, at, rules);
  if (state.inRelative || at === from) return false;
  if (rules.coordinators.has(item.lower)) return !isJoint(items, at);
  if (isInsideName(items, at, rules)) return false;
  if (rules.prepositions.has(item.lower)) {
    return state.hasName ? !rules.nameTies.has(item.lower) : !rules.bindingPrepositions.has(item.lower);
  }
  if (isFiller(item, rules) || rules.clauseWords.has(item.lower)) return true;
  // "a Wednesday editorial": a day right behind the article belongs to the phrase.
  const isOpening = at === from + 1 && rules.determiners.has(items[from]?.lower ?? '');
  if (isCapitalised(item) && endsRun(items, at, rules)) return !isOpening;
  return !isCapitalised(item) && state.hasName && !state.isDefinite && !isCapitalised(items[at + 1]);
}

/** "a man who goes by …" belongs to the phrase; "Rosa Quill, who …" stands behind a comma anyway. */
function opensRelative(item: Item | undefined, state: Rightward, rules: LanguageRules): boolean {
  return item?.kind === 'word' && !state.hasName && rules.relativePronouns.has(item.lower);
}

/** "het bedrijf", "de anställda": what can be a pronoun is an article before a noun. */
function isArticle(items: readonly Item[], at: number, rules: LanguageRules): boolean {
  const [word, next] = [items[at]?.lower ?? '', items[at + 1]];
  if (rules.verbSecond === null || !rules.determiners.has(word) || next?.kind !== 'word') return false;
  if (isFiller(next, rules) || rules.prepositions.has(next.lower) || rules.clauseWords.has(next.lower))
    return false;
  return !rules.coordinators.has(next.lower) && !rules.cueVerbs.has(next.lower);
}

/** The noun phrase that begins at `from`, as in "said head teacher Maria Tenby on Monday". */
export function phraseAfter(items: readonly Item[], from: number, rules: LanguageRules): Phrase | null {
  if (rules.capitalNouns) return nounPhraseAfter(items, from, rules);
  const first = items[from];
  if (first?.kind !== 'word') return null;
  if (rules.pronouns.has(first.lower) && !isArticle(items, from, rules)) return { from, to: from + 1 };
  if (rules.prepositions.has(first.lower) || rules.clauseWords.has(first.lower)) return null;
  if (rules.adverbs.has(first.lower) && !rules.determiners.has(first.lower)) return null;
  let state: Rightward = {
    hasName: false,
    inRelative: false,
    isDefinite: rules.determiners.has(first.lower),
  };
  let to = from;
  while (to - from < LONGEST_PHRASE) {
    const item = items[to];
    if (to > from && opensRelative(item, state, rules)) state = { ...state, inRelative: true };
    else if (stopsRightward(items, to, from, state, rules)) break;
    if (item !== undefined && isCapitalised(item) && !rules.roles.has(item.lower))
      state = { ...state, hasName: true };
    to += 1;
  }
  return to === from || endsInGenitive(items, { from, to }) ? null : { from, to };
}
