import type { VersionAnswer } from '@/text/answer';
import { useNamesHidden } from './hidden-names';
import { useLanguage } from './language';
import { useOutletHere } from './outlet-here';
import { useOutletLetter } from './outlet-letters';
import { versionName } from './version-name';

/** What a version is called in this view: its outlet's name, or a letter while names are hidden. */
export function useVersionName(): (version: Pick<VersionAnswer, 'outlet' | 'domain' | 'joined'>) => string {
  const language = useLanguage();
  const here = useOutletHere();
  const hidden = useNamesHidden();
  const letterOf = useOutletLetter();
  return (version) =>
    hidden ? language.words('outlet_letter', [letterOf(version)]) : versionName(language, version, here);
}
