import type { VersionAnswer } from '@/text/answer';
import type { Language } from './language';
import { outletName } from './outlet-name';

/** An outlet's other article on the same story must not be called by the name of the page it is compared with. */
export function versionName(
  language: Language,
  { outlet }: Pick<VersionAnswer, 'outlet'>,
  outletHere: string | null,
): string {
  const name = outletName(language, outlet);
  return outlet === outletHere ? language.words('other_article', [name]) : name;
}
