import { useState } from 'preact/hooks';
import type { VersionAnswer } from '@/text/answer';
import { counted } from './counted';
import { useLanguage } from './language';
import { OutletVersion } from './OutletVersion';
import styles from './VersionList.module.css';

interface VersionListProps {
  readonly versions: readonly VersionAnswer[];
  /** How many were found; more than `versions` where a text is printed by hundreds. */
  readonly found: number;
  /** BCP 47 of the text on screen; null when unknown. */
  readonly languageHere: string | null;
}

/** A text of an agency may stand in hundreds of outlets. */
const FIRST_SHOWN = 12;

/** The versions of one quotation, in the order given; a single one stands open. */
export function VersionList({ versions, found, languageHere }: VersionListProps) {
  const language = useLanguage();
  const [all, setAll] = useState(false);
  const shown = all ? versions : versions.slice(0, FIRST_SHOWN);
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
        <button type="button" class={styles['more']} onClick={() => setAll(true)}>
          {counted(language, 'more_versions', more)}
        </button>
      )}
      {more === 0 && unlisted > 0 && (
        <p class={styles['unlisted']}>{counted(language, 'unlisted', unlisted)}</p>
      )}
    </>
  );
}
