import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { genderTold } from './pronoun-gender';
import { resolvePronoun } from './resolve-pronoun';
import type { Speaker } from './speaker';
import type { SpeakerContext } from './speaker-context';
import { unnamedPersonBetween } from './unnamed-person';

/** "sagten sie": the verb tells that the pronoun "she" shares means several. */
function isPlural(cue: string, rules: LanguageRules): boolean {
  const ending = rules.verbSecond?.pluralEnding ?? '';
  return ending !== '' && cue.endsWith(ending);
}

/** "he", "she": somebody near by; another pronoun, or one nobody fits, stays unresolved. */
export function pronounSpeaker(
  context: SpeakerContext,
  block: number,
  index: number,
  item: Item,
  cue: string,
): Speaker {
  const { names, blocks, rules, anchor } = context;
  const told = isPlural(cue, rules) ? null : genderTold(item, rules);
  const gender = told ?? 'unknown';
  const items = blocks[block] ?? [];
  // "Reed is no liberal, he said": somebody else says it.
  const isTail = items[index - 1]?.text === ',' && /^[.,]$/.test(items[index + 2]?.text ?? '');
  const before = isTail ? (items[item.sentence]?.start ?? item.start) : item.start;
  const found = told === null ? null : resolvePronoun(names.mentions, before, gender, anchor);
  const written = { asWritten: item.text, kind: 'pronoun', at: item.start } as const;
  const isSomebodyElse =
    found !== null && unnamedPersonBetween(blocks, block, found.lastMet, item.start, gender, rules);
  if (found === null || isSomebodyElse)
    return { ...written, speaker: null, confidence: 'guessed', knownFrom: null, person: null };
  const { mention, entity, namedAt = mention } = found.person;
  const knownFrom = { start: namedAt.start, end: namedAt.end };
  return {
    ...written,
    speaker: entity.fullName,
    confidence: found.confidence,
    knownFrom,
    person: found.person,
  };
}
