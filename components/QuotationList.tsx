import type { QuotationAnswer } from '@/text/answer';
import { QuotationItem } from './QuotationItem';
import styles from './QuotationList.module.css';

interface QuotationListProps {
  readonly answers: readonly QuotationAnswer[];
  /** BCP 47 of the page; null when unknown. */
  readonly language: string | null;
  /** Whether every quotation should have a speaker, so that a missing one is told. */
  readonly speakers: boolean;
}

/** Quotations in the order given; a single one with versions stands open. */
export function QuotationList({ answers, language, speakers }: QuotationListProps) {
  return (
    <ul class={styles['list']}>
      {answers.map((answer) => (
        <li key={answer.quotation.id}>
          <QuotationItem answer={answer} language={language} speaker={speakers} open={answers.length === 1} />
        </li>
      ))}
    </ul>
  );
}
