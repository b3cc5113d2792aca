import { useLayoutEffect, useRef } from 'preact/hooks';
import { counted } from '@/components/counted';
import { emptyTitle } from '@/components/empty-title';
import { type Language, useLanguage } from '@/components/language';
import { NextSteps } from '@/components/NextSteps';
import { printedDate } from '@/components/printed-date';
import { QuotationList } from '@/components/QuotationList';
import { StatusMessage } from '@/components/StatusMessage';
import type { PageAnswer, QuotationAnswer } from '@/text/answer';
import styles from './PageView.module.css';

interface PageViewProps {
  readonly page: PageAnswer;
}

const SAVED = { new: 'saved_new', known: 'saved_known', revision: 'saved_revision' } as const;

function Head({ language: { words, locale }, page }: { language: Language; page: PageAnswer }) {
  const date = printedDate(locale, page.publishedAt);
  return (
    <header class={styles['head']}>
      <p>
        <bdi class={styles['outlet']}>{page.outlet}</bdi>{' '}
        {date !== null && <time dateTime={page.publishedAt ?? undefined}>{date}</time>}
      </p>
      <h1 lang={page.headline === null ? undefined : (page.language ?? undefined)} dir="auto">
        {page.headline ?? page.outlet}
      </h1>
      <p class={page.saved === 'revision' ? styles['revision'] : undefined}>{words(SAVED[page.saved])}</p>
    </header>
  );
}

/** A page whose quotations nobody else prints: why, and what to do next. */
function Empty({ language, page }: { language: Language; page: PageAnswer }) {
  const count = page.quotations.length;
  return (
    <>
      <StatusMessage title={emptyTitle(language, page)} level={2}>
        {count === 0 && <p>{language.words('no_quotations_help')}</p>}
        {count > 0 && page.others.articles === 0 && <p>{counted(language, 'kept', count)}</p>}
      </StatusMessage>
      {count > 0 && <NextSteps />}
    </>
  );
}

function Rest({ language, page, rest }: { language: Language; page: PageAnswer; rest: QuotationAnswer[] }) {
  return (
    <details class={styles['rest']}>
      <summary>{counted(language, 'rest', rest.length)}</summary>
      <QuotationList answers={rest} language={page.language} speakers />
    </details>
  );
}

/** The answer about a page: its quotations, those with other versions first, and the rest folded. */
export function PageView({ page }: PageViewProps) {
  const language = useLanguage();
  const found = page.quotations.filter(({ versions }) => versions.length > 0);
  const rest = page.quotations.filter(({ versions }) => versions.length === 0);
  const results = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    results.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Head language={language} page={page} />
      {found.length > 0 ? (
        <section ref={results} class={styles['found']} aria-labelledby="found">
          <h2 id="found">{counted(language, 'found', found.length)}</h2>
          <QuotationList answers={found} language={page.language} speakers />
        </section>
      ) : (
        <Empty language={language} page={page} />
      )}
      {rest.length > 0 && <Rest language={language} page={page} rest={rest} />}
    </>
  );
}
