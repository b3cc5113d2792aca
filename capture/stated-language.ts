import { primaryLanguage } from '@/text/language';
import { guessLanguage } from '@/text/quotations/guess-language';
import type { RenderedBlock } from './page-reading';
import type { Sourced } from './sourced';

/** BCP 47 asks for room for 35. */
const LONGEST_LANGUAGE = 35;

function tagOf(value: string | null): string | null {
  try {
    const [known] = Intl.getCanonicalLocales(value?.trim().replaceAll('_', '-').split(',')[0] ?? '');
    return known !== undefined && known.length <= LONGEST_LANGUAGE ? known : null;
  } catch {
    // "english" or "${lang}" is no language tag; another statement may be.
    return null;
  }
}

/**
 * The first language that is stated; where the statements name several, the one the text is in. The text is asked only then: a
 * template's tag is wrong on some pages, a guess on others.
 */
export function statedLanguage(
  statements: readonly Sourced<string | null>[],
  blocks: readonly RenderedBlock[],
): Sourced<string> | null {
  const tags = statements.flatMap(({ source, value }) => {
    const tag = tagOf(value);
    return tag === null ? [] : [{ source, value: tag }];
  });
  const languages = new Set(tags.map(({ value }) => primaryLanguage(value)));
  if (languages.size < 2) return tags[0] ?? null;
  const guess = guessLanguage(blocks.map(({ text }) => text).join('\n'));
  return tags.find(({ value }) => primaryLanguage(value) === guess) ?? tags[0] ?? null;
}
