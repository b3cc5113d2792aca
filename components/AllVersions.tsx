import type { AllVersionsAnswer, QuotationAnswer, VersionAnswer, WordingAnswer } from '@/text/answer';
import { counted } from './counted';
import { useLanguage } from './language';
import { OutletVersion } from './OutletVersion';
import styles from './VersionList.module.css';

interface AllVersionsProps {
  readonly all: AllVersionsAnswer;
  /** The quotation on screen. */
  readonly answer: Pick<QuotationAnswer, 'quotation' | 'printed'>;
  /** BCP 47 of the text on screen; null when unknown. */
  readonly languageHere: string | null;
}

function whole({ comparison, versions }: WordingAnswer): VersionAnswer[] {
  return versions.map((version) => ({ ...version, comparison }));
}

type WordingProps = { readonly versions: readonly VersionAnswer[] } & Omit<AllVersionsProps, 'all'>;

function Wording({ versions, answer, languageHere }: WordingProps) {
  const language = useLanguage();
  const [first, ...others] = versions;
  if (first === undefined) return null;
  return (
    <>
      <OutletVersion version={first} answer={answer} languageHere={languageHere} open={false} />
      {others.length > 0 && (
        <details class={styles['alike']}>
          <summary>{counted(language, 'printed_alike', others.length)}</summary>
          <ul class={styles['list']}>
            {others.map((version, index) => (
              <li key={index}>
                <OutletVersion version={version} answer={answer} languageHere={languageHere} open={false} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Every version there is: each wording once, with the outlets that print it behind it. */
export function AllVersions({ all, answer, languageHere }: AllVersionsProps) {
  return (
    <ul class={styles['list']}>
      {all.wordings.map((wording, index) => (
        <li key={index}>
          <Wording versions={whole(wording)} answer={answer} languageHere={languageHere} />
        </li>
      ))}
    </ul>
  );
}
