import type { Item } from './narration';
import type { Attribution } from './attribution';
import type { Phrase } from './noun-phrase';
import type { Speaker, SpeakerContext } from './speaker-name';
import { isTitle, readUncasedName, type UncasedName } from './uncased-name';

/** The name that ends a phrase. Without a title it must be the whole phrase: many a word begins like a name. */
function nameIn(context: SpeakerContext, items: readonly Item[], phrase: Phrase): UncasedName | null {
  for (let at = phrase.to - 1; at >= phrase.from; at -= 1) {
    const name = readUncasedName(context.text, items, at, context.rules);
    if (name === null || name.from < phrase.from || name.to !== phrase.to) continue;
    if (name.to - name.from > 1 || name.from === phrase.from) return name;
  }
  return null;
}

/** A family name alone keeps its title, as no paper prints it without: 田中市長. */
function named(context: SpeakerContext, items: readonly Item[], name: UncasedName): Speaker {
  const asWritten = context.text.slice(items[name.from]?.start ?? 0, items[name.to - 1]?.end ?? 0);
  const shared = { asWritten, kind: 'name', confidence: 'named', knownFrom: null } as const;
  if (!name.isSurname) return { ...shared, speaker: name.name };
  const [first, last] = [items[name.from], items[name.to - 1]];
  const { start = 0, end = 0 } = { start: first?.start, end: last?.end };
  const found = context.names.find({
    start,
    end,
    words: [name.surname],
    roles: name.roles,
    gender: name.gender,
    isPossessive: false,
    isOrganisation: false,
    isSubject: true,
  });
  if (found === null) return { ...shared, speaker: asWritten };
  return { ...shared, speaker: found.fullName };
}

/** "The mayor" by itself means the one mayor the article names. */
function byRole(context: SpeakerContext, items: readonly Item[], phrase: Phrase, asWritten: string): Speaker {
  const last = items[phrase.to - 1];
  const { uncased } = context.rules;
  const isRole = phrase.to - phrase.from === 1 && uncased !== null && isTitle(last, uncased);
  const entity = isRole ? context.names.withRole(last?.text ?? '') : null;
  if (entity === null) {
    const speaker = asWritten.replace(/\s+/gu, ' ');
    return { speaker, asWritten, kind: 'phrase', confidence: 'described', knownFrom: null };
  }
  const mention = context.names.mentions.find((one) => one.entity === entity)?.mention;
  const knownFrom = mention === undefined ? null : { start: mention.start, end: mention.end };
  return { speaker: entity.fullName, asWritten, kind: 'phrase', confidence: 'resolved', knownFrom };
}

/** Reads whom the subject of an attribution names in a language without capitals; pronouns are read elsewhere. */
export function nameUncasedSpeaker(
  context: SpeakerContext,
  { block }: Attribution,
  phrase: Phrase,
): Speaker | null {
  const items = context.blocks[block] ?? [];
  const [first, last] = [items[phrase.from], items[phrase.to - 1]];
  if (first === undefined || last === undefined) return null;
  const name = nameIn(context, items, phrase);
  if (name !== null) return named(context, items, name);
  return byRole(context, items, phrase, context.text.slice(first.start, last.end));
}
