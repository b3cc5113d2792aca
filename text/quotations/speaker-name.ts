import type { Attribution } from './attribution';
import { isCapitalised } from './is-capitalised';
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

/** Reads whom an attribution's subject names; null when it has none. */
export function nameSpeaker(context: SpeakerContext, attribution: Attribution): Speaker | null {
  const { rules } = context;
  const items = context.blocks[attribution.block] ?? [];
  const phrase = attribution.subject;
  const [first, last] = phrase === null ? [] : [items[phrase.from], items[phrase.to - 1]];
  if (phrase === null || first === undefined || last === undefined) return null;
  const isPronoun = rules.pronouns.has(first.lower) || isOwner(attribution, first, rules);
  if (phrase.to - phrase.from === 1 && (isPronoun || isVerbAlone(attribution, first, rules))) {
    const { cue } = attribution;
    const words = cue === null ? '' : context.text.slice(cue.start, cue.end);
    return pronounSpeaker(context, attribution.block, phrase.from, first, words);
  }
  // "one shouted": somebody, but nobody the article tells of.
  if (
    phrase.to - phrase.from === 1 &&
    rules.standAlones.has(first.lower) &&
    rules.indefinites.has(first.lower)
  )
    return {
      speaker: null,
      asWritten: first.text,
      kind: 'pronoun',
      confidence: 'guessed',
      knownFrom: null,
      at: first.start,
    };
  // "Rather, continued …": an opener of sentences is nobody.
  const isOpener = rules.capitalisedOthers.has(first.lower) && !rules.standAlones.has(first.lower);
  if (rules.hasFixedOrder && phrase.to - phrase.from === 1 && isOpener) return null;
  if (rules.uncased !== null) return nameUncasedSpeaker(context, attribution, phrase);
  const asWritten = writtenFrom(context.text, items, phrase);
  // Behind words of reference names stand in another case than as subjects.
  const anyCase =
    attribution.rule === 'according to' && (rules.declensions.length > 0 || rules.apostropheCases);
  const person = rules.freeSubjects ? personInPhrase(items, phrase, anyCase, rules) : null;
  const to = person?.to ?? withoutTime(items, phrase.from, headEnd(items, phrase, rules), rules);
  const names = namesOfHead(items, person?.from ?? phrase.from, to, anyCase, rules);
  // "пресс-служба МЧС": the noun is the head, and the organisation only tells whose it is.
  const isOfficeOf =
    rules.freeSubjects && !isCapitalised(first) && names.every((name) => name.isOrganisation);
  // "le syndicat Mer et Travail": one name that joins two words.
  const isOneBody =
    names.length > 1 &&
    rules.rolesInLowerCase &&
    rules.organisationWords.has(items[phrase.from + 1]?.lower ?? '');
  if (names.length > 0 && !isOfficeOf && !isOneBody) {
    const named = namedSpeaker(context, names, first.start, asWritten);
    // The answer itself names nobody.
    return attribution.rule === 'the one interviewed' ? { ...named, confidence: 'resolved' } : named;
  }
  const tail = nameInTail(items, phrase, rules);
  if (tail !== null) return namedSpeaker(context, [tail], first.start, asWritten);
  return phraseSpeaker(context, attribution, { phrase, to, at: first.start, asWritten });
}
