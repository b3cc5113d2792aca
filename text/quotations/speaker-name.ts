import type { Attribution } from './attribution';
import { bodySubject } from './body-subject';
import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { nameInTail } from './name-in-tail';
import type { NameMention } from './name-mention';
import { namesOfHead } from './names-of-head';
import { personInPhrase } from './person-in-phrase';
import { headEnd, withoutTime } from './phrase-head';
import { phraseSpeaker } from './phrase-speaker';
import { isOwner, isVerbAlone } from './pronoun-gender';
import { pronounSpeaker } from './pronoun-speaker';
import type { Speaker } from './speaker';
import type { SpeakerContext } from './speaker-context';
import { nameUncasedSpeaker } from './uncased-speaker';
import { writtenFrom } from './written-phrase';

/** One name or several, each in the fullest form the article has. */
function namedSpeaker(
  context: SpeakerContext,
  names: readonly NameMention[],
  at: number,
  asWritten: string,
): Speaker {
  const found = names.map((mention) => ({ mention, entity: context.names.find(mention) }));
  // "Van der Meer" may be fuller here than anywhere else.
  const full = found.map(({ mention, entity }) =>
    entity !== null && entity.words.length >= mention.words.length
      ? entity.fullName
      : mention.words.join(' '),
  );
  const [only, second] = found;
  const entity = second === undefined ? only?.entity : null;
  const person = entity && only ? { mention: only.mention, entity } : null;
  return {
    speaker: full.join(' and '),
    asWritten,
    kind: 'name',
    confidence: 'named',
    knownFrom: null,
    person,
    at,
  };
}

/** A pronoun, or a verb that stands for one; null when the phrase is neither. */
function pronounOf(context: SpeakerContext, attribution: Attribution, first: Item): Speaker | null {
  const { rules } = context;
  const { block, subject, cue } = attribution;
  const isPronoun = rules.pronouns.has(first.lower) || isOwner(attribution, first, rules);
  if (subject === null || !(isPronoun || isVerbAlone(attribution, first, rules))) return null;
  const words = cue === null ? '' : context.text.slice(cue.start, cue.end);
  return pronounSpeaker(context, block, subject.from, first, words);
}

/** "one shouted": somebody, but nobody the article tells of. */
function somebody({ text, start }: Item): Speaker {
  const untold = { speaker: null, confidence: 'guessed', knownFrom: null } as const;
  return { ...untold, asWritten: text, kind: 'pronoun', at: start };
}

/** The names of a phrase's head, unless its noun is the head and they only tell whose it is. */
function namesIn(
  items: readonly Item[],
  phrase: Phrase,
  to: number,
  attribution: Attribution,
  rules: LanguageRules,
): readonly NameMention[] {
  // Behind words of reference names stand in another case than as subjects.
  const anyCase =
    attribution.rule === 'according to' && (rules.declensions.length > 0 || rules.apostropheCases);
  const person = rules.freeSubjects ? personInPhrase(items, phrase, anyCase, rules) : null;
  const names = namesOfHead(items, person?.from ?? phrase.from, person?.to ?? to, anyCase, rules);
  // "пресс-служба МЧС": the noun is the head, and the organisation only tells whose it is.
  const isOfficeOf =
    rules.freeSubjects && !isCapitalised(items[phrase.from]) && names.every((name) => name.isOrganisation);
  // "le syndicat Mer et Travail": one name that joins two words.
  const opensBody = rules.organisationWords.has(items[phrase.from + 1]?.lower ?? '');
  const isOneBody = names.length > 1 && rules.rolesInLowerCase && opensBody;
  return isOfficeOf || isOneBody ? [] : names;
}

/** "it", "they": the body or the people the sentences before are about, never more than a guess. */
function ofBody(context: SpeakerContext, attribution: Attribution, pronoun: Speaker): Speaker {
  const { block, subject } = attribution;
  const found = subject === null ? null : bodySubject(context, block, subject.from);
  if (found === null) return pronoun;
  const told = nameSpeaker(context, { ...attribution, block: found.block, subject: found.phrase });
  const items = context.blocks[found.block] ?? [];
  const [first, last] = [items[found.phrase.from], items[found.phrase.to - 1]];
  if (told?.speaker == null || first === undefined || last === undefined) return pronoun;
  const knownFrom = { start: first.start, end: last.end };
  // "The letter, signed by Quill, …": it is the letter that speaks.
  const speaker = told.kind === 'phrase' ? told.asWritten.replace(/\s+/gu, ' ') : told.speaker;
  return { ...pronoun, speaker, confidence: 'guessed', knownFrom };
}

/** A subject of one word that is a pronoun, an indefinite or an opener; undefined when it may be a name. */
function ofOneWord(
  context: SpeakerContext,
  attribution: Attribution,
  word: Item,
): Speaker | null | undefined {
  const { rules } = context;
  const pronoun = pronounOf(context, attribution, word);
  if (pronoun !== null) return pronoun.speaker === null ? ofBody(context, attribution, pronoun) : pronoun;
  const standsAlone = rules.standAlones.has(word.lower);
  if (standsAlone && rules.indefinites.has(word.lower)) return somebody(word);
  // "Rather, continued …": an opener of sentences is nobody.
  const isOpener = rules.capitalisedOthers.has(word.lower) && !standsAlone;
  return rules.hasFixedOrder && isOpener ? null : undefined;
}

/** Reads whom an attribution's subject names; null when it has none. */
export function nameSpeaker(context: SpeakerContext, attribution: Attribution): Speaker | null {
  const { rules } = context;
  const items = context.blocks[attribution.block] ?? [];
  const phrase = attribution.subject;
  const first = phrase === null ? undefined : items[phrase.from];
  if (phrase === null || first === undefined || items[phrase.to - 1] === undefined) return null;
  const alone = phrase.to - phrase.from === 1 ? ofOneWord(context, attribution, first) : undefined;
  if (alone !== undefined) return alone;
  if (rules.uncased !== null) return nameUncasedSpeaker(context, attribution, phrase);
  const asWritten = writtenFrom(context.text, items, phrase);
  const to = withoutTime(items, phrase.from, headEnd(items, phrase, rules), rules);
  const names = namesIn(items, phrase, to, attribution, rules);
  if (names.length > 0) {
    const named = namedSpeaker(context, names, first.start, asWritten);
    // The answer itself names nobody.
    return attribution.rule === 'the one interviewed' ? { ...named, confidence: 'resolved' } : named;
  }
  const tail = nameInTail(items, phrase, rules);
  if (tail !== null) return namedSpeaker(context, [tail], first.start, asWritten);
  return phraseSpeaker(context, attribution, { phrase, to, at: first.start, asWritten });
}
