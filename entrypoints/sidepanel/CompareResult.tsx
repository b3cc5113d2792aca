import { useMemo, useState } from 'preact/hooks';
import { counted } from '@/components/counted';
import { useLanguage } from '@/components/language';
import { type OutletOrder, OutletOrderContext, withOutlets } from '@/components/outlet-letters';
import { CollationPanel, type CollationPanelProps } from '@/components/reading/CollationPanel';
import { problemText } from '@/components/reading/problem-text';
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

/** What the reader is told of the reading itself: how many articles, and whether they are saved now. */
function Summary({ reads }: Pick<CompareResultProps, 'reads'>) {
  const language = useLanguage();
  const read = reads.flatMap((one) => ('read' in one ? [one.read] : []));
  const isSaved = read.some(({ saved }) => saved !== 'not-asked' && saved !== 'not-saved');
  const noRoom = read.some(({ saved }) => saved === 'not-saved');
  return (
    <p class={styles['quiet']} data-compared="">
      {counted(language, 'compare_tabs_read', read.length)}{' '}
      {language.words(noRoom ? 'saved_not' : isSaved ? 'compare_tabs_saved' : 'compare_tabs_not_saved')}
    </p>
  );
}

const questionOf = ({ answer }: SharedQuotation): CollationQuestion => ({
  segments: [answer.collation.text],
  speaker: null,
  language: null,
  page: null,
  base: answer.collation.base,
});

interface OpenedProps {
  readonly quotation: SharedQuotation;
  readonly onBack: () => void;
}

/** All versions of one quotation; another base is lined up here, of the texts at hand. */
function Opened({ quotation, onBack }: OpenedProps) {
  const [question, ask] = useMemo(
    (): [CollationQuestion, CollationPanelProps['ask']] => [
      questionOf(quotation),
      async ({ base }) => ({ ok: true, value: quotation.along(base) }),
    ],
    [quotation],
  );
  return <CollationPanel question={question} ask={ask} onBack={onBack} />;
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
      {opened !== null && <Opened quotation={opened} onBack={() => setOpened(null)} />}
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
