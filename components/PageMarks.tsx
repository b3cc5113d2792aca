import type { PageAnswer } from '@/text/answer';
import { JoinOutlet } from './JoinOutlet';
import { useLanguage } from './language';
import { MarkLine } from './MarkLine';
import { MarkSource } from './MarkSource';
import { MissedQuotation } from './MissedQuotation';
import styles from './PageMarks.module.css';
import { quoted } from './quoted';

interface PageMarksProps {
  readonly page: PageAnswer;
}

/** What the reader can say of the page on screen, and what they took from its list, with the way back. */
export function PageMarks({ page }: PageMarksProps) {
  const language = useLanguage();
  // What is not saved cannot be looked at again.
  if (page.saved === 'not-saved') return null;
  return (
    <div class={styles['marks']}>
      {page.notQuotations?.map(({ text, mark }) => (
        <div key={mark.id}>
          <span lang={page.language ?? ''} dir="auto">
            {quoted(language, text)}
          </span>{' '}
          <MarkLine mark={mark} />
        </div>
      ))}
      {page.changed?.map((mark) => (
        <MarkLine key={mark.id} mark={mark} />
      ))}
      <MissedQuotation page={page.identity} />
      {page.source === undefined && <MarkSource page={page.identity} />}
      {page.outletKey !== undefined && <JoinOutlet domain={page.outletKey} name={page.outlet} />}
    </div>
  );
}
