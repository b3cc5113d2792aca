import { isCapitalised } from './is-capitalised';
import type { ItemDraft } from './item-draft';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { referencesOpenedBy } from './references-opened-by';
import { isReportingVerb } from './reporting-verb';
import { endsSentence } from './sentence-ends';

const DASHES = new Set(['—', '–', '-']);
const LONGEST_DATELINE = 8;

/** "LEEDS (Agency) —": the sentence begins behind the dash. */
function endsDateline(items: readonly Item[], index: number): boolean {
  const dash = items[index];
  if (index > LONGEST_DATELINE || dash?.kind !== 'point' || !DASHES.has(dash.text)) return false;
  return /^\p{Lu}{3,}$/u.test(items[0]?.text ?? '');
}

/** Notes once for every item where its sentence begins and which reporting word stands before it. */
export function linkSentences(items: readonly ItemDraft[], rules: LanguageRules): void {
  let sentence = 0;
  let cueBefore = -1;
  let referenceBefore = -1;
  items.forEach((item, index) => {
    item.sentence = sentence;
    item.cueBefore = cueBefore;
    item.referenceBefore = referenceBefore;
    const isDependent = item.kind === 'word' && rules.dependentCues.has(item.lower) && !isCapitalised(item);
    if (isDependent || isReportingVerb(items, index, rules)) cueBefore = index;
    if (referencesOpenedBy(item.lower, rules).length > 0) referenceBefore = index;
    if (!endsSentence(items, index, rules) && !endsDateline(items, index)) return;
    sentence = index + 1;
    cueBefore = -1;
    referenceBefore = -1;
  });
}
