/**
 * Attributions behind a quotation in the languages whose verb stands second: "„…“, sagte X", "„…“, so die Behörde",
 * "„…“, hatte X am Montag erklärt", "„…“, teilte die Behörde mit", "„…“, wie X mitteilte", and tags at the end of the
 * sentence that holds the quotation ("Die Brücke sei „…“, sagte X").
 * Cost: a bounded window behind each quotation.
 */
import type { Attribution } from './attribution';
import type { LanguageRules } from './language-rules';
import type { VerbSecondRules } from './verb-second-rules';
import type { Item } from './narration';
import { isPoint, type Phrase } from './noun-phrase';
import { phraseAfter } from './phrase-after';
import { isCueWord } from './reporting-verb';
import { endsSentence } from './sentence-ends';
import { subjectBehind } from './subject-behind-verb';
import { isVerbLike } from './verb-like';
import { isCapitalised } from './is-capitalised';
import { referencesOpenedBy } from './references-opened-by';

/** Items in which a tag and its verb stand. */
const LONGEST_TAG = 30;
/** Items of the sentence looked through for a tag at its end. */
const LONGEST_REST = 60;

interface Tag {
  readonly items: readonly Item[];
  readonly block: number;
  readonly from: number;
}

function make(tag: Tag, subject: Phrase, cue: Item | undefined): Attribution {
  return {
    rule: 'verb-subject after the quotation',
    block: tag.block,
    subject,
    cue: cue === undefined ? null : { start: cue.start, end: cue.end },
  };
}

/** The end of the tag: a point that ends its clause, or the next quotation. */
function tagEnd({ items, from }: Tag): number {
  let at = from;
  while (at < items.length && at < from + LONGEST_TAG) {
    const item = items[at];
    if (
      item?.kind === 'quote' ||
      (item?.kind === 'point' &&
        item.text !== ',' &&
        item.text !== '-' &&
        item.text !== '(' &&
        item.text !== ')')
    )
      break;
    at += 1;
  }
  return at;
}

/** "hatte X am Montag erklärt": the reporting word closes the clause. */
function participleOf(tag: Tag, to: number, second: VerbSecondRules): Item | null {
  for (let at = tag.from + 1; at < to; at += 1) {
    const item = tag.items[at];
    if (item?.kind === 'word' && second.participles.has(item.lower)) return item;
  }
  return null;
}

/** The reporting word of an inverted tag that begins at `tag.from`: a listed one, a helping verb's participle, or any verb. */
function cueOf(
  tag: Tag,
  to: number,
  takesAnyVerb: boolean,
  rules: LanguageRules,
  second: VerbSecondRules,
): Item | null {
  const verb = tag.items[tag.from];
  if (verb?.kind !== 'word' || isCapitalised(verb)) return null;
  if (second.helpers.has(verb.lower)) return participleOf(tag, to, second);
  if (isCueWord(tag.items, tag.from, rules)) return verb;
  return takesAnyVerb && isVerbLike(verb, rules) ? verb : null;
}

/** "…, sagte X", with or without "so" in front. */
function inverted(
  tag: Tag,
  takesAnyVerb: boolean,
  rules: LanguageRules,
  second: VerbSecondRules,
): Attribution | null {
  const opens = second.tagOpeners.has(tag.items[tag.from]?.lower ?? '');
  const inner = opens ? { ...tag, from: tag.from + 1 } : tag;
  const to = tagEnd(inner);
  const cue = cueOf(inner, to, takesAnyVerb, rules, second);
  if (cue === null) return null;
  const subject = subjectBehind(inner.items, inner.from + 1, to, rules);
  if (subject === null) return null;
  const isNobody = second.impersonals.has(inner.items[subject.from]?.lower ?? '');
  // "„Nordwelle“, so heißt das Boot": a name.
  if (!isNobody) return second.copulas.has(cue.lower) ? null : make(inner, subject, cue);
  // "hieß es in einem Brief": the place stands for who speaks.
  const place = rules.prepositions.has(inner.items[subject.to]?.lower ?? '') ? subject.to + 1 : -1;
  const source = place < 0 ? null : phraseAfter(inner.items, place, rules);
  return source === null ? null : make(inner, source, cue);
}

/** "…, wie X mitteilte": the verb stands last. */
function verbLast(tag: Tag, rules: LanguageRules, second: VerbSecondRules): Attribution | null {
  if (!second.tagConjunctions.has(tag.items[tag.from]?.lower ?? '')) return null;
  const to = tagEnd(tag);
  const subject = subjectBehind(tag.items, tag.from + 1, to, rules);
  if (subject === null) return null;
  for (let at = subject.to; at < to; at += 1) {
    if (isCueWord(tag.items, at, rules)) return make(tag, subject, tag.items[at]);
  }
  return null;
}

/** The tag that begins right behind a quotation (behind its comma); `takesAnyVerb` where the marks leave their sentence open. */
export function verbSecondAfter(
  items: readonly Item[],
  from: number,
  block: number,
  takesAnyVerb: boolean,
  rules: LanguageRules,
): Attribution | null {
  const second = rules.verbSecond;
  if (second === null) return null;
  const tag: Tag = { items, block, from };
  return inverted(tag, takesAnyVerb, rules, second) ?? verbLast(tag, rules, second);
}

/** "Von einem „Skandal“ sprach X": the quoted word and what brings it in are all that stands before the verb. */
export function standsInFront(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const article = rules.indefinites.has(items[index - 1]?.lower ?? '') ? 1 : 0;
  const at = index - 1 - article;
  return items[at]?.sentence === at && rules.verbSecond?.characterising.has(items[at]?.lower ?? '') === true;
}

/** "according to X" at a place. */
function reference(
  items: readonly Item[],
  at: number,
  block: number,
  rules: LanguageRules,
): Attribution | null {
  for (const words of referencesOpenedBy(items[at]?.lower ?? '', rules)) {
    if (!words.every((word, offset) => items[at + offset]?.lower === word)) continue;
    const subject = phraseAfter(items, at + words.length, rules);
    const [first, last] = [items[at], items[at + words.length - 1]];
    if (subject === null || first === undefined || last === undefined) continue;
    return { rule: 'according to', block, subject, cue: { start: first.start, end: last.end } };
  }
  return null;
}

/** A tag behind a comma farther on in the sentence of the quotation at `index`. */
export function trailingTag(
  items: readonly Item[],
  index: number,
  block: number,
  rules: LanguageRules,
): Attribution | null {
  if (rules.verbSecond === null || endsSentence(items, index, rules)) return null;
  for (let at = index + 1; at < items.length && at < index + LONGEST_REST; at += 1) {
    if (endsSentence(items, at, rules)) return null;
    if (!isPoint(items[at], ',')) continue;
    const found =
      reference(items, at + 1, block, rules) ?? verbSecondAfter(items, at + 1, block, false, rules);
    if (found !== null) return found;
  }
  return null;
}
