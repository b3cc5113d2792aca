import { useState } from 'preact/hooks';
import type { AllVersionsAnswer, VersionAnswer } from '@/text/answer';
import type { Quotation } from '@/text/quotations/quotation';
import { AllVersions } from './AllVersions';
import { counted } from './counted';
import { useFindAll } from './find-all-versions';
import { useLanguage } from './language';
import { OutletVersion } from './OutletVersion';
import styles from './VersionList.module.css';

interface VersionListProps {
  readonly quotation: Quotation;
  readonly versions: readonly VersionAnswer[];
  /** How many were found; more than `versions` where a text is printed by hundreds. */
  readonly found: number;
  /** BCP 47 of the text on screen; null when unknown. */
  readonly languageHere: string | null;
}

/** A text of an agency may stand in hundreds of outlets. */
const FIRST_SHOWN = 12;

interface MoreProps extends Pick<VersionListProps, 'quotation'> {
  /** How many are known and not at hand; there may be yet more. */
  readonly unlisted: number;
  readonly onFound: (all: AllVersionsAnswer) => void;
}

/** What is beyond the versions at hand: a way to it where somebody can be asked, else how many they are. */
function Unlisted({ quotation, unlisted, onFound }: MoreProps) {
  const language = useLanguage();
  const findAll = useFindAll();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  if (findAll === null || state === 'failed')
    return <p class={styles['unlisted']}>{counted(language, 'unlisted', unlisted)}</p>;
  const find = async (): Promise<void> => {
    setState('asking');
    const all = await findAll(quotation);
    if (all === null) setState('failed');
    else onFound(all);
  };
  return (
    <button type="button" class={styles['more']} disabled={state === 'asking'} onClick={() => void find()}>
      {language.words(state === 'asking' ? 'looking_up' : 'find_all_versions')}
    </button>
  );
}

/** The versions of one quotation, in the order given; a single one stands open. */
export function VersionList({ quotation, versions, found, languageHere }: VersionListProps) {
  const language = useLanguage();
  const [listed, setListed] = useState(false);
  const [all, setAll] = useState<AllVersionsAnswer | null>(null);
  if (all !== null) return <AllVersions all={all} languageHere={languageHere} />;
  const shown = listed ? versions : versions.slice(0, FIRST_SHOWN);
  const more = versions.length - shown.length;
  const unlisted = found - versions.length;
  return (
    <>
      <ul class={styles['list']}>
        {shown.map((version, index) => (
          <li key={index}>
            <OutletVersion version={version} languageHere={languageHere} open={versions.length === 1} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" class={styles['more']} onClick={() => setListed(true)}>
          {counted(language, 'more_versions', more)}
        </button>
      )}
      {more === 0 && unlisted > 0 && <Unlisted quotation={quotation} unlisted={unlisted} onFound={setAll} />}
    </>
  );
}
