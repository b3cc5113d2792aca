import type { AllVersionsAnswer, VersionAnswer, WordingAnswer } from '@/text/answer';
import { counted } from './counted';
import { useLanguage } from './language';
import { OutletVersion } from './OutletVersion';
import styles from './VersionList.module.css';

interface AllVersionsProps {
  readonly all: AllVersionsAnswer;
  /** BCP 47 of the text on screen; null when unknown. */
  readonly languageHere: string | null;
}

function whole({ comparison, versions }: WordingAnswer): VersionAnswer[] {
  return versions.map((version) => ({ ...version, comparison }));
}

function Wording({ versions, languageHere }: { versions: VersionAnswer[] } & Omit<AllVersionsProps, 'all'>) {
  const language = useLanguage();
  const [first, ...others] = versions;
  if (first === undefined) return null;
  return (
    <>
      <OutletVersion version={first} languageHere={languageHere} open={false} />
      {others.length > 0 && (
        <details class={styles['alike']}>
          <summary>{counted(language, 'printed_alike', others.length)}</summary>
          <ul class={styles['list']}>
            {others.map((version, index) => (
              <li key={index}>
                <OutletVersion version={version} languageHere={languageHere} open={false} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Every version there is: each wording once, with the outlets that print it behind it. */
export function AllVersions({ all, languageHere }: AllVersionsProps) {
  return (
    <ul class={styles['list']}>
      {all.wordings.map((wording, index) => (
        <li key={index}>
          <Wording versions={whole(wording)} languageHere={languageHere} />
        </li>
      ))}
    </ul>
  );
}
