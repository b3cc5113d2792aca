import type { Declension } from './declension';
import { nominativesOf } from './declension';
import type { Draft } from './name-draft';
import { draftFor, draftsOf, key } from './name-draft';
import type { NameMention } from './name-mention';
import type { NamedEntity, ResolvedMention } from './named-entity';

/** Who is named in an article, and where. */
export interface NameTable {
  readonly mentions: readonly ResolvedMention[];
  /** Whom a name means; null for a name the article has not. */
  readonly find: (name: NameMention) => NamedEntity | null;
  /** Where somebody is named first. */
  readonly firstMention?: (entity: NamedEntity) => ResolvedMention | null;
  /** The only one the article gives this role; null when none or several have it. */
  readonly withRole: (role: string) => NamedEntity | null;
}

/** Closes a draft. */
function entityOf(draft: Draft): NamedEntity {
  const isOrganisation = draft.organisationVotes >= 0;
  return {
    fullName: draft.words.join(' '),
    words: draft.words,
    gender: draft.gender,
    isOrganisation,
    isPerson: draft.isPerson && !isOrganisation,
    roles: draft.roles,
  };
}

/** Whether two first names are one, the first in any case. */
function isFormOf(form: string, nominative: string, declensions: readonly Declension[]): boolean {
  return form === nominative || nominativesOf(form, declensions).includes(nominative);
}

/** "Петровой" for a Мария Петрова the article lets act; null when none or several fit. */
function nominativeOf(
  index: Map<string, Draft[]>,
  name: NameMention,
  declensions: readonly Declension[],
): Draft | null {
  const first = name.words[0] ?? '';
  const found = nominativesOf(name.words.at(-1) ?? '', declensions).flatMap((nominative) =>
    (index.get(key(nominative)) ?? []).filter(
      (draft) =>
        draft.acts &&
        (name.words.length === 1 ||
          draft.words.length === 1 ||
          isFormOf(first, draft.words[0] ?? '', declensions)),
    ),
  );
  const [only, second] = new Set(found);
  return second === undefined ? (only ?? null) : null;
}

/** A role to all who have it. */
function holdersOf(entities: Iterable<NamedEntity>): ReadonlyMap<string, readonly NamedEntity[]> {
  const holders = new Map<string, NamedEntity[]>();
  for (const entity of entities) {
    for (const role of entity.roles) {
      const list = holders.get(role);
      if (list === undefined) holders.set(role, [entity]);
      else list.push(entity);
    }
  }
  return holders;
}

/** Builds the table from all names of an article's narration, in text order. Linear in the names. */
export function nameTable(names: readonly NameMention[], declensions: readonly Declension[] = []): NameTable {
  const { index, all } = draftsOf(names);
  const entities = new Map(all.map((draft) => [draft, entityOf(draft)]));
  const find = (name: NameMention): NamedEntity | null => {
    const draft =
      (name.isPossessive ? nominativeOf(index, name, declensions) : null) ?? draftFor(index, name);
    return draft === null ? null : (entities.get(draft) ?? null);
  };
  const holders = holdersOf(entities.values());
  const firsts = new Map<NamedEntity, ResolvedMention>();
  const mentions = names.flatMap((mention) => {
    const entity = find(mention);
    if (entity === null) return [];
    const resolved = { mention, entity };
    if (!firsts.has(entity)) firsts.set(entity, resolved);
    return [resolved];
  });
  return {
    mentions,
    find,
    firstMention: (entity) => firsts.get(entity) ?? null,
    // Two mayors in one article: "the mayor" is then nobody's name.
    withRole: (role) => {
      const [only, second] = holders.get(role) ?? [];
      return second === undefined ? (only ?? null) : null;
    },
  };
}
