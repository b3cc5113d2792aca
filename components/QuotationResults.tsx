import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { QuotationAnswer } from '@/text/answer';
import { counted } from './counted';
import { useLanguage } from './language';
import { NamesSwitch } from './NamesSwitch';
import { OutletOrderContext, outletOrder } from './outlet-letters';
import { QuotationList } from './QuotationList';
import styles from './QuotationResults.module.css';
import { useReaderActions } from './reader-actions';

interface QuotationResultsProps {
  readonly answers: readonly QuotationAnswer[];
  /** BCP 47 of the text on screen; null when unknown. */
  readonly language: string | null;
  /** Whether they are a page's: each should have a speaker, and is listed even if nobody else prints any. */
  readonly speakers: boolean;
  /** Stands in place of the results when no quotation has another version. */
  readonly children: ComponentChildren;
}

/** Quotations with other versions first, the focus on the first of them; the rest folded where there are such. */
export function QuotationResults({ answers, language, speakers, children }: QuotationResultsProps) {
  const own = useLanguage();
  const found = answers.filter(({ versions }) => versions.length > 0);
  const rest = answers.filter(({ versions }) => versions.length === 0);
  const justMade = useReaderActions()?.justMade ?? null;
  // What the reader changed a moment ago must not vanish into a closed list.
  const isJustChanged = ({ changed = [], hidden = [] }: QuotationAnswer): boolean =>
    [...changed, ...hidden.flatMap((version) => version.changed ?? [])].some(({ id }) => id === justMade);
  const order = useMemo(() => outletOrder(answers), [answers]);
  const results = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    results.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, []);
  return (
    <OutletOrderContext.Provider value={order}>
      {found.length === 0 && children}
      {found.length > 0 && (
        <section ref={results} aria-labelledby="found">
          <div class={styles['head']}>
            <h2 id="found" class={styles['found']}>
              {counted(own, 'found', found.length)}
            </h2>
            <NamesSwitch />
          </div>
          <QuotationList answers={found} language={language} speakers={speakers} />
        </section>
      )}
      {rest.length > 0 && (found.length > 0 || speakers || rest.some(({ hidden }) => hidden)) && (
        <details class={styles['rest']} open={found.length === 0 || rest.some(isJustChanged)}>
          <summary>{counted(own, 'rest', rest.length)}</summary>
          <QuotationList answers={rest} language={language} speakers={speakers} />
        </details>
      )}
    </OutletOrderContext.Provider>
  );
}
