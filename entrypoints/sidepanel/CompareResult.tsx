import { useMemo, useState } from 'preact/hooks';
import { counted } from '@/components/counted';
import { useLanguage } from '@/components/language';
import { type OutletOrder, OutletOrderContext, withOutlets } from '@/components/outlet-letters';
import { CollationPanel, type CollationPanelProps } from '@/components/reading/CollationPanel';
import { problemText } from '@/components/reading/problem-text';
import { SaveServiceContext, useSaveService } from '@/components/save-service';
import { SharedQuotations } from '@/components/SharedQuotations';
import { StatusMessage } from '@/components/StatusMessage';
import type { CollationQuestion } from '@/text/collation-answer';
import type { SharedQuotation } from '@/text/compare-open-tabs';
import styles from './CompareTabs.module.css';
import type { TabRead } from './read-tabs';

interface CompareResultProps {
  readonly reads: readonly TabRead[];
  readonly quotations: readonly SharedQuotation[];
}

/** Tabs that could not be read, each with its reason. */
function Failed({ reads }: Pick<CompareResultProps, 'reads'>) {
  const language = useLanguage();
  const failed = reads.flatMap((one) => ('problem' in one ? [one] : []));
  if (failed.length === 0) return null;
  return (
    <section class={styles['failed']} aria-labelledby="failed" data-failed="">
      <h2 id="failed">{counted(language, 'compare_tabs_failed', failed.length)}</h2>
      <ul>
        {failed.map(({ tab, problem }) => (
          <li key={tab.id}>
            <bdi>{tab.title}</bdi> {problemText(language.words, problem).why}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether what was read is among the saved articles now. */
const isSaved = (reads: readonly TabRead[]): boolean =>
  reads.some((one) => 'read' in one && !['not-asked', 'not-saved'].includes(one.read.saved));

/** What the reader is told of the reading itself: how many articles, and whether they are saved now. */
function Summary({ reads }: Pick<CompareResultProps, 'reads'>) {
  const language = useLanguage();
  const read = reads.flatMap((one) => ('read' in one ? [one.read] : []));
  const noRoom = read.some(({ saved }) => saved === 'not-saved');
  return (
    <p class={styles['quiet']} data-compared="">
      {counted(language, 'compare_tabs_read', read.length)}{' '}
      {language.words(
        noRoom ? 'saved_not' : isSaved(reads) ? 'compare_tabs_saved' : 'compare_tabs_not_saved',
      )}
    </p>
  );
}

/** Asked of its first text, so that what is saved of it is that text's page with all that is held against it. */
const questionOf = ({ answer: { collation, witnesses } }: SharedQuotation): CollationQuestion => ({
  segments: [collation.text],
  speaker: null,
  language: witnesses.find(({ id }) => id === collation.base)?.language ?? null,
  page: collation.base,
  base: collation.base,
});

interface OpenedProps {
  readonly quotation: SharedQuotation;
  /** Whether its articles are saved: of others no comparison can be. */
  readonly saved: boolean;
  readonly onBack: () => void;
}

/** All versions of one quotation; another base is lined up here, of the texts at hand. */
function Opened({ quotation, saved, onBack }: OpenedProps) {
  const service = useSaveService();
  const [question, ask] = useMemo(
    (): [CollationQuestion, CollationPanelProps['ask']] => [
      questionOf(quotation),
      async ({ base }) => ({ ok: true, value: quotation.along(base) }),
    ],
    [quotation],
  );
  return (
    <SaveServiceContext.Provider value={saved ? service : null}>
      <CollationPanel question={question} ask={ask} onBack={onBack} />
    </SaveServiceContext.Provider>
  );
}

/** What the open tabs print in common; outlets keep their letters over all of it. */
export function CompareResult({ reads, quotations }: CompareResultProps) {
  const { words } = useLanguage();
  const [opened, setOpened] = useState<SharedQuotation | null>(null);
  const order = useMemo(
    (): OutletOrder =>
      withOutlets(
        new Map(),
        quotations.flatMap(({ answer }) => answer.witnesses),
      ),
    [quotations],
  );
  return (
    <OutletOrderContext.Provider value={order}>
      {opened !== null && <Opened quotation={opened} saved={isSaved(reads)} onBack={() => setOpened(null)} />}
      <div hidden={opened !== null}>
        <Summary reads={reads} />
        {quotations.length === 0 ? (
          <StatusMessage title={words('compare_tabs_nothing')} level={2}>
            <p>{words('compare_tabs_nothing_help')}</p>
          </StatusMessage>
        ) : (
          <SharedQuotations quotations={quotations} onOpen={setOpened} />
        )}
        <Failed reads={reads} />
      </div>
    </OutletOrderContext.Provider>
  );
}
