import { isGenitive } from './name-genitive';
import type { Gender } from './gender';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';

/**
 * What the word for a relative right before a name tells of its bearer: "her husband, Tom Reed", "Quill's son Tom"; null
 * when the name is not brought in as somebody's relative. Such a name belongs to a second person of one surname.
 */
export function kinBesideName(items: readonly Item[], from: number, rules: LanguageRules): Gender | null {
  const at = items[from - 1]?.text === ',' ? from - 2 : from - 1;
  const told = rules.kin.get(items[at]?.lower ?? '');
  if (told === undefined) return null;
  const owner = items[at - 1];
  const isOwned = owner?.kind === 'word' && (rules.owners.has(owner.lower) || isGenitive(owner.text));
  return isOwned ? told : null;
}
