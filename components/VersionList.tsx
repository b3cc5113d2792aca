import { useEffect, useRef, useState } from 'preact/hooks';
import type { AllVersionsAnswer, QuotationAnswer } from '@/text/answer';
import type { Quotation } from '@/text/quotations/quotation';
import { AllVersions } from './AllVersions';
import { counted } from './counted';
import { useFindAll } from './find-all-versions';
import { useLanguage } from './language';
import { OutletVersion } from './OutletVersion';
import { usePlainKeys } from './use-plain-keys';
import styles from './VersionList.module.css';

interface VersionListProps {
  readonly answer: QuotationAnswer;
  /** BCP 47 of the text on screen; null when unknown. */
  readonly languageHere: string | null;
}

/** A text of an agency may stand in hundreds of outlets. */
const FIRST_SHOWN = 12;

interface MoreProps {
  readonly quotation: Quotation;
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

/** Once all versions are shown they are asked for again whenever the page was answered again: the reader has corrected something. */
function useAllAgain(
  answer: QuotationAnswer,
  isShown: boolean,
  onFound: (all: AllVersionsAnswer) => void,
): void {
  const findAll = useFindAll();
  const shownOf = useRef(answer);
  useEffect(() => {
    const isNew = shownOf.current !== answer;
    shownOf.current = answer;
    if (!isNew || !isShown) return;
    void findAll?.(answer.quotation).then((all) => {
      if (all !== null && shownOf.current === answer) onFound(all);
    });
  }, [answer, isShown, findAll, onFound]);
}

/** Puts the focus on the next (1) or the previous (-1) version; at either end it stays. */
function stepVersion(list: HTMLElement | null, by: 1 | -1): void {
  const summaries = [...(list?.querySelectorAll<HTMLElement>(':scope > li > details > summary') ?? [])];
  const at = summaries.findIndex((summary) => summary.parentElement?.contains(document.activeElement));
  summaries[at + by]?.focus();
}

/** The keys that step, told to whoever asks; single letters would not reach the page under a screen reader, buttons do. */
function Keys({ shown, onShown }: { shown: boolean; onShown: () => void }) {
  const { words } = useLanguage();
  return (
    <div class={styles['keys']}>
      <button type="button" class="sic-tool" aria-expanded={shown} onClick={onShown}>
        {words('keys_show')}
      </button>
      {shown && <p>{words('keys_help')}</p>}
    </div>
  );
}

/** The versions of one quotation, in the order given; a single one stands open. */
export function VersionList({ answer, languageHere }: VersionListProps) {
  const language = useLanguage();
  const [listed, setListed] = useState(false);
  const [all, setAll] = useState<AllVersionsAnswer | null>(null);
  const [keys, setKeys] = useState(false);
  // One that is left when the reader hides the others does not open under their hands.
  const [isSingle] = useState(answer.versions.length === 1);
  useAllAgain(answer, all !== null, setAll);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { versions, found, independent } = answer;
  const shown = listed ? versions : versions.slice(0, FIRST_SHOWN);
  const more = versions.length - shown.length;
  const unlisted = found - versions.length;
  usePlainKeys(root, (key) => {
    if (key === 'n' || key === 'p') stepVersion(list.current, key === 'n' ? 1 : -1);
    if (key === '?') setKeys(!keys);
  });
  if (all !== null) return <AllVersions all={all} answer={answer} languageHere={languageHere} />;
  return (
    <div ref={root}>
      {independent !== undefined && (
        <p class={styles['unlisted']}>
          {counted(
            language,
            'independent_texts',
            independent.texts,
            new Intl.NumberFormat(language.locale).format(independent.printings),
          )}
        </p>
      )}
      <ul ref={list} class={styles['list']}>
        {shown.map((version, index) => (
          <li key={version.printed?.page ?? index}>
            <OutletVersion version={version} answer={answer} languageHere={languageHere} open={isSingle} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" class={styles['more']} onClick={() => setListed(true)}>
          {counted(language, 'more_versions', more)}
        </button>
      )}
      {more === 0 && unlisted > 0 && (
        <Unlisted quotation={answer.quotation} unlisted={unlisted} onFound={setAll} />
      )}
      <Keys shown={keys} onShown={() => setKeys(!keys)} />
    </div>
  );
}
