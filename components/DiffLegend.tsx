import { useAgainstRecord } from './against-record';
import changed from './ChangedWords.module.css';
import styles from './DiffLegend.module.css';
import { useLanguage } from './language';

interface DiffLegendProps {
  /** The other outlet's name. */
  readonly outlet: string;
}

/** What struck and underlined mean. For eyes alone: ears have the sentences. */
export function DiffLegend({ outlet }: DiffLegendProps) {
  const { words } = useLanguage();
  const against = useAgainstRecord();
  return (
    <p class={styles['legend']} aria-hidden="true" data-legend="">
      <span class={changed['here']}>{words(against === null ? 'legend_here' : 'legend_record_only')}</span>
      <span class={changed['there']}>{words('legend_there', [outlet])}</span>
    </p>
  );
}
