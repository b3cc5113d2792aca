/**
 * Finds what "it" or "they" means beside a reporting verb: the subject of the nearest sentence before that has one which is
 * no single person. Only bodies and documents speak as "it", only several people as "they"; people in between are stepped over
 * ("The board met. Its chairman was away. “…,” it said"). What
 * may speak without being a subject leaves the answer open.
 * Cost: at most MOST_SENTENCES sentences of LONGEST_SENTENCE items.
 * Refused: the nearest organisation wherever it stands (news names banks and towns in every sentence, and few of them speak).
 */
import { firstSubject } from './first-subject';
import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import { mainSubject } from './main-subject';
import type { NamedEntity } from './named-entity';
import type { Item } from './narration';
import { isFiller, type Phrase } from './noun-phrase';
import { namesOfHead } from './names-of-head';
import type { SpeakerContext } from './speaker-context';

/** Farther back the reader no longer knows what is meant; the pronoun's own sentence is the first. */
const MOST_SENTENCES = 5;
/** Items of a sentence that are looked at. */
const LONGEST_SENTENCE = 90;
/** Helping words between the pronoun and its verb: "it has also said". */
const LONGEST_HOP = 3;

/** A subject with the block it stands in. */
export interface BodySubject {
  readonly block: number;
  readonly phrase: Phrase;
}

/** "it said", "it has added"; not "it was said", whose "it" means nothing. */
function reports(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  let at = index + 1;
  while (at < index + LONGEST_HOP && isFiller(items[at], rules)) {
    if (rules.passiveAuxiliaries.has(items[at]?.lower ?? '')) return false;
    at += 1;
  }
  return rules.cueVerbs.has(items[at]?.lower ?? '');
}

/** "the company", "a report": what a body or a document is called. */
function isBodyNoun({ kind, lower }: Item, rules: LanguageRules): boolean {
  return (
    kind === 'word' &&
    (rules.organisationWords.has(lower) || rules.documents.has(lower) || rules.cueNouns.has(lower))
  );
}

/** A name that is nothing but itself and that nothing in the article gives to a person: "it" rules people out. */
function mayBeBody({ isOrganisation, gender, roles, words }: NamedEntity, isAlone: boolean): boolean {
  if (isOrganisation) return true;
  // "Two Americans": a plural is no body.
  return isAlone && gender === 'unknown' && roles.size === 0 && !words.at(-1)?.endsWith('s');
}

/** "the company", "the report", "Quill Freight". */
function speaksAsOne(context: SpeakerContext, items: readonly Item[], phrase: Phrase): boolean {
  const { rules, names } = context;
  const head = items[phrase.to - 1];
  if (head === undefined) return false;
  const [name, second] = namesOfHead(items, phrase.from, phrase.to, false, rules);
  if (name === undefined) return !isCapitalised(head) && isBodyNoun(head, rules);
  const entity = second === undefined ? names.find(name) : null;
  // "Outrage, but few options": a lone capital at the head of a sentence may be any word, unless it speaks.
  if (entity?.words.length === 1 && name.reports !== true) return entity.isOrganisation;
  const before = phrase.to - phrase.from - name.words.length;
  const isAlone = before === 0 || (before === 1 && rules.definites.has(items[phrase.from]?.lower ?? ''));
  return entity !== null && mayBeBody(entity, isAlone);
}

/** "the teachers", "Quill and Reed". */
function speakAsSeveral(context: SpeakerContext, items: readonly Item[], phrase: Phrase): boolean {
  const { rules } = context;
  const head = items[phrase.to - 1];
  if (head === undefined) return false;
  if (namesOfHead(items, phrase.from, phrase.to, false, rules).length > 1) return true;
  const singular = isCapitalised(head) ? '' : head.lower.replace(/s$/, '');
  return singular !== head.lower && (rules.personNouns.has(singular) || rules.roles.has(singular));
}

/** The subject of the sentence items[start, end): that of its reporting verb, else its first. */
function subjectOfSentence(
  items: readonly Item[],
  start: number,
  end: number,
  rules: LanguageRules,
): Phrase | null {
  const last = items[end - 1];
  if (last === undefined) return null;
  const reported = last.cueBefore >= start ? mainSubject(items, start, end - 1, rules) : null;
  return reported ?? firstSubject(items, start, end, rules);
}

/** "She released a report.": something that may speak, and that is not the subject, leaves it open what "it" means. */
function holdsOther(items: readonly Item[], start: number, end: number, rules: LanguageRules): boolean {
  return items.slice(start, end).some((item) => isBodyNoun(item, rules));
}

/** What the pronoun at `index` of a block means; null when the sentences before have no such subject, or more than that. */
export function bodySubject(context: SpeakerContext, block: number, index: number): BodySubject | null {
  const { blocks, rules } = context;
  const pronoun = blocks[block]?.[index]?.lower ?? '';
  const told = rules.bodyPronouns.get(pronoun);
  if (told === undefined || !reports(blocks[block] ?? [], index, rules)) return null;
  // "at 7 p.m. EST by the gate": what a preposition follows has no verb.
  const fits = told === 'one' ? speaksAsOne : speakAsSeveral;
  let [row, end] = [block, index];
  for (let count = 0; count < MOST_SENTENCES; count += 1) {
    if (end === 0) {
      row -= 1;
      end = blocks[row]?.length ?? 0;
    }
    if (end === 0) return null;
    const items = blocks[row] ?? [];
    const start = Math.max(items[end - 1]?.sentence ?? 0, end - LONGEST_SENTENCE);
    const phrase = subjectOfSentence(items, start, end, rules);
    const isBare = phrase !== null && rules.prepositions.has(items[phrase.to]?.lower ?? '');
    if (phrase !== null && !isBare && fits(context, items, phrase)) return { block: row, phrase };
    if (told === 'one' && holdsOther(items, start, end, rules)) return null;
    end = start;
  }
  return null;
}
