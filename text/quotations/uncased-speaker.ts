import type { Attribution } from './attribution';
import type { NamedEntity } from './named-entity';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import type { NameMention } from './name-mention';
import type { Speaker } from './speaker';
import type { SpeakerContext } from './speaker-context';
import { readUncasedName, uncasedMention, type UncasedName } from './uncased-name';
import { isTitle } from './uncased-titles';

/** The name that ends a phrase. Without a title it must be the whole phrase: many a word begins like a name. */
function nameIn(context: SpeakerContext, items: readonly Item[], phrase: Phrase): UncasedName | null {
  for (let at = phrase.to - 1; at >= phrase.from; at -= 1) {
    const name = readUncasedName(context.text, items, at, context.rules);
    if (name === null || name.from < phrase.from || name.to !== phrase.to) continue;
    if (name.to - name.from > 1 || name.from === phrase.from) return name;
  }
  return null;
}

/** A family name alone keeps the title behind it, as no paper prints it without: 田中市長. */
function shortForm(context: SpeakerContext, items: readonly Item[], name: UncasedName): string {
  if (!name.isSurname) return name.name;
  const first = name.to > name.at + 1 ? name.at : name.from;
  return context.text.slice(items[first]?.start ?? 0, items[name.to - 1]?.end ?? 0);
}

/** Somebody named by this attribution alone. */
function stranger(name: UncasedName, fullName: string): NamedEntity {
  const { gender, roles } = name;
  return {
    fullName,
    words: [fullName],
    gender,
    isOrganisation: false,
    isPerson: true,
    roles: new Set(roles),
  };
}

/** The fullest form the article prints of the name. */
function named(context: SpeakerContext, items: readonly Item[], name: UncasedName): Speaker {
  const at = items[name.from]?.start ?? 0;
  const asWritten = context.text.slice(at, items[name.to - 1]?.end ?? at);
  const mention = uncasedMention(name, items, context.rules);
  const entity = context.names.find(mention) ?? stranger(name, shortForm(context, items, name));
  const person = { mention, entity };
  return {
    speaker: entity.fullName,
    asWritten,
    at,
    kind: 'name',
    confidence: 'named',
    knownFrom: null,
    person,
  };
}

/** A foreign family name by itself, for which no table is long enough: only the article knows it. */
function knownWord(context: SpeakerContext, item: Item): NamedEntity | null {
  const word: NameMention = {
    start: item.start,
    end: item.end,
    words: [item.text],
    roles: [],
    gender: 'unknown',
    isPossessive: false,
    isOrganisation: false,
    isSubject: true,
  };
  return context.names.find(word);
}

/** "The mayor" by itself means the one mayor the article names; other phrases mean what they say. */
function described(context: SpeakerContext, items: readonly Item[], phrase: Phrase): Speaker {
  const { names, rules, text } = context;
  const [first, last] = [items[phrase.from], items[phrase.to - 1]];
  const at = first?.start ?? 0;
  const asWritten = text.slice(at, last?.end ?? at);
  const written = { asWritten, at, kind: 'phrase' } as const;
  const isOne = phrase.to - phrase.from === 1 && last !== undefined && rules.uncased !== null;
  const isRole = isOne && isTitle(last, rules.uncased);
  const entity = isRole ? names.withRole(last.text) : isOne ? knownWord(context, last) : null;
  if (entity === null) {
    const speaker = asWritten.replace(/\s+/gu, ' ').replace(/^[《〈]|[》〉]$/gu, '');
    return { ...written, speaker, confidence: 'described', knownFrom: null, person: null };
  }
  const person = names.mentions.find((one) => one.entity === entity) ?? null;
  const knownFrom = person === null ? null : { start: person.mention.start, end: person.mention.end };
  return { ...written, speaker: entity.fullName, confidence: 'resolved', knownFrom, person };
}

/** Reads whom the subject of an attribution names in a language without capitals; pronouns are read elsewhere. */
export function nameUncasedSpeaker(context: SpeakerContext, { block }: Attribution, phrase: Phrase): Speaker {
  const items = context.blocks[block] ?? [];
  const name = nameIn(context, items, phrase);
  return name === null ? described(context, items, phrase) : named(context, items, name);
}
