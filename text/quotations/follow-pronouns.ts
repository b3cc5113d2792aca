/**
 * Adds to an article's names the pronouns that lead its sentences, each with whom it means, so that a later "he" finds
 * the one the story has gone on about ("He lambasted the deal made by Quill. He said …") and not whoever was named last.
 * Cost: one bounded search per pronoun that leads a sentence.
 */
import type { Gender } from './gender';
import type { LanguageRules } from './language-rules';
import { leads } from './name-acts';
import type { NameTable } from './name-table';
import type { ResolvedMention } from './named-entity';
import type { Item } from './narration';
import { resolvePronoun } from './resolve-pronoun';
import { unnamedPersonBetween } from './unnamed-person';

/** "he's", "she'll": a helping verb printed with its pronoun. */
const CONTRACTED = /'(?:s|d|ll)$/;

/** "But he", "When it rained, she", "“…,” he": nothing stands before it in its sentence that could be the subject. */
function leadsSentence(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  return items[index - 1]?.kind === 'quote' || leads(items, index, rules);
}

/** "he" in "he", "he's", "he'd". */
function genderAt(item: Item | undefined, rules: LanguageRules): Gender | undefined {
  return item?.kind === 'word' ? rules.pronouns.get(item.lower.replace(CONTRACTED, '')) : undefined;
}

/** The names with the pronouns that lead sentences among them, in text order. */
export function followPronouns(
  names: NameTable,
  blocks: readonly (readonly Item[])[],
  rules: LanguageRules,
): NameTable {
  const mentions: ResolvedMention[] = [];
  let next = 0;
  blocks.forEach((items, block) => {
    items.forEach((item, index) => {
      const gender = genderAt(item, rules);
      if (gender === undefined || gender === 'unknown') return;
      const reports = rules.cueVerbs.has(items[index + 1]?.lower ?? '');
      if (!leadsSentence(items, index, rules) && !(rules.hasFixedOrder && reports)) return;
      for (
        let name = names.mentions[next];
        name && name.mention.start < item.start;
        name = names.mentions[next]
      ) {
        mentions.push(name);
        next += 1;
      }
      const found = resolvePronoun(mentions, item.start, gender, null);
      if (found === null) return;
      if (unnamedPersonBetween(blocks, block, found.lastMet, item.start, gender, rules)) return;
      const { start, end } = item;
      const sentence = items[item.sentence]?.start ?? start;
      const stands = { start, end, sentence, reports, gender, isSubject: true, leadsSentence: true };
      const mention = { ...found.person.mention, ...stands, roles: [], isPossessive: false };
      const namedAt = found.person.namedAt ?? found.person.mention;
      mentions.push({ mention, entity: found.person.entity, namedAt });
    });
  });
  return { ...names, mentions: [...mentions, ...names.mentions.slice(next)] };
}
