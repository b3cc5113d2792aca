import type { Language } from './language';
import type { CountedKey } from './message-key';

/**
 * The message of a family that fits a count, in the language's own plural rules: "1 difference", "3 differences".
 * The written count is `$1` in the catalogue, `others` follow it. A language that lacks a form falls back to `_other`.
 */
export function counted(
  { locale, words }: Language,
  family: CountedKey,
  count: number,
  ...others: readonly string[]
): string {
  const substitutions = [new Intl.NumberFormat(locale).format(count), ...others];
  const category = new Intl.PluralRules(locale).select(count);
  return words(`${family}_${category}`, substitutions) || words(`${family}_other`, substitutions);
}
