import type { Gender } from './gender';
import type { LanguageRules } from './language-rules';
import type { NameTable } from './name-table';
import type { NamedEntity } from './named-entity';
import type { Item } from './narration';
import { readUncasedName, uncasedMention, type UncasedName } from './uncased-name';

interface Draft {
  readonly fullName: string;
  readonly surname: string;
  gender: Gender;
  readonly roles: Set<string>;
}

interface Found {
  readonly name: UncasedName;
  readonly items: readonly Item[];
}

/** The full name a family name stands for; null when the article has several or none. */
function bearerOf(drafts: ReadonlyMap<string, readonly Draft[]>, surname: string): Draft | null {
  const [only, second] = drafts.get(surname) ?? [];
  return second === undefined ? (only ?? null) : null;
}

/** Full names first, each once, by family name. */
function draftsOf(found: readonly Found[]): ReadonlyMap<string, readonly Draft[]> {
  const all = new Map<string, Draft>();
  const bySurname = new Map<string, Draft[]>();
  // A foreign family name alone is no other person: 史密斯 after 约翰·史密斯.
  const foreign = new Set(found.flatMap(({ name }) => (name.isForeign ? [name.surname] : [])));
  for (const { name } of found) {
    if (name.isSurname || all.has(name.name) || foreign.has(name.name)) continue;
    const draft = {
      fullName: name.name,
      surname: name.surname,
      gender: name.gender,
      roles: new Set<string>(),
    };
    all.set(name.name, draft);
    const list = bySurname.get(name.surname);
    if (list === undefined) bySurname.set(name.surname, [draft]);
    else list.push(draft);
  }
  return bySurname;
}

function entityOf({ fullName, gender, roles }: Draft): NamedEntity {
  return { fullName, words: [fullName], gender, isOrganisation: false, isPerson: true, roles };
}

function namesIn(text: string, blocks: readonly (readonly Item[])[], rules: LanguageRules): readonly Found[] {
  return blocks.flatMap((items) =>
    items.flatMap((_, at) => {
      const name = readUncasedName(text, items, at, rules);
      if (name === null) return [];
      const found = { name, items };
      // A word that only looks like a name must act like one.
      return name.to - name.from > 1 || uncasedMention(name, items, rules).isSubject ? [found] : [];
    }),
  );
}

/** The names of an article in a language without capitals, with whom a family name and a role mean. Linear in the items. */
export function uncasedNameTable(
  text: string,
  blocks: readonly (readonly Item[])[],
  rules: LanguageRules,
): NameTable {
  const found = namesIn(text, blocks, rules);
  const drafts = draftsOf(found);
  const entities = new Map<Draft, NamedEntity>();
  const holders = new Map<string, Set<NamedEntity>>();
  const mentions = found.flatMap((one) => {
    const { name } = one;
    const exact = (drafts.get(name.surname) ?? []).find((draft) => draft.fullName === name.name);
    const draft =
      exact ?? bearerOf(drafts, name.name) ?? bearerOf(drafts, name.isSurname ? name.surname : '');
    if (draft === null) return [];
    if (draft.gender === 'unknown') draft.gender = name.gender;
    for (const role of name.roles) draft.roles.add(role);
    const entity = entities.get(draft) ?? entityOf(draft);
    entities.set(draft, entity);
    for (const role of name.roles) holders.set(role, (holders.get(role) ?? new Set()).add(entity));
    return [{ mention: uncasedMention(name, one.items, rules), entity }];
  });
  return {
    mentions,
    find: ({ words: [surname = ''] }) => {
      const draft = bearerOf(drafts, surname);
      return draft === null ? null : (entities.get(draft) ?? null);
    },
    withRole: (role) => {
      const [only, second] = holders.get(role) ?? [];
      return second === undefined ? (only ?? null) : null;
    },
  };
}
