import { counted } from '@/components/counted';
import { emptyTitle } from '@/components/empty-title';
import { useNamesHidden } from '@/components/hidden-names';
import { type Language, useLanguage } from '@/components/language';
import { MarkLine } from '@/components/MarkLine';
import { NextSteps } from '@/components/NextSteps';
import { OutletHereContext } from '@/components/outlet-here';
import { outletName } from '@/components/outlet-name';
import { PageHereContext } from '@/components/page-here';
import { PageMarks } from '@/components/PageMarks';
import { PageSteps } from '@/components/PageSteps';
import { printedDate } from '@/components/printed-date';
import { QuotationResults } from '@/components/QuotationResults';
import { SaveLater } from '@/components/SaveLater';
import { StatusMessage } from '@/components/StatusMessage';
import { ToldElsewhere } from '@/components/ToldElsewhere';
import type { PageAnswer } from '@/text/answer';
import styles from './PageView.module.css';

interface PageViewProps {
  readonly page: PageAnswer;
}

const SAVED = {
  new: 'saved_new',
  known: 'saved_known',
  revision: 'saved_revision',
  'not-saved': 'saved_not',
} as const;

/** What a reader must know before trusting that a quotation is missing: not all of the article was read. */
function partOf({ words }: Language, page: PageAnswer): string[] {
  if (page.selection) return [words('page_selection')];
  return [
    ...(page.truncated ? [words('page_truncated')] : []),
    ...(page.morePages ? [words('page_goes_on')] : []),
  ];
}

/** Who printed it; nothing while names are hidden. */
function Outlet({ language, page }: { language: Language; page: PageAnswer }) {
  return (
    <>
      <bdi class={styles['outlet']}>{outletName(language, page.outlet)}</bdi>{' '}
      {page.aggregator && <span>{language.words('aggregator')} </span>}
      {page.domain !== '' && page.domain !== page.outlet && <bdi>{page.domain}</bdi>}{' '}
    </>
  );
}

function Headline({ language, page }: { language: Language; page: PageAnswer }) {
  return (
    <h1 lang={page.headline === null ? undefined : (page.language ?? '')} dir="auto">
      {page.headline ?? outletName(language, page.outlet)}
    </h1>
  );
}

function Head({ language, page }: { language: Language; page: PageAnswer }) {
  const { words, locale } = language;
  const namesHidden = useNamesHidden();
  const date = printedDate(locale, page.publishedAt);
  return (
    <header class={styles['head']}>
      <p>
        {!namesHidden && <Outlet language={language} page={page} />}
        {date !== null && <time dateTime={page.publishedAt ?? undefined}>{date}</time>}
      </p>
      {namesHidden ? <h1>{words('names_hidden')}</h1> : <Headline language={language} page={page} />}
      <p class={page.saved === 'revision' ? styles['revision'] : undefined}>{words(SAVED[page.saved])}</p>
      {partOf(language, page).map((sentence) => (
        <p key={sentence} class={styles['part']}>
          {sentence}
        </p>
      ))}
      {page.source && <MarkLine mark={page.source} />}
    </header>
  );
}

/** A page whose quotations nobody else prints: why, and what to do next. */
function Empty({ language, page }: { language: Language; page: PageAnswer }) {
  const count = page.quotations.length;
  return (
    <>
      <StatusMessage title={emptyTitle(language, page)} level={2}>
        {count === 0 && (
          <p>{language.words(page.selection ? 'no_quotations_selected_help' : 'no_quotations_help')}</p>
        )}
        {count > 0 && page.others.articles === 0 && <p>{counted(language, 'kept', count)}</p>}
      </StatusMessage>
      {count > 0 && <NextSteps />}
    </>
  );
}

/** The answer about a page: what it is, and its quotations. */
export function PageView({ page }: PageViewProps) {
  const language = useLanguage();
  return (
    <>
      <Head language={language} page={page} />
      <PageSteps />
      <OutletHereContext.Provider value={page.outlet}>
        <PageHereContext.Provider value={page}>
          <QuotationResults answers={page.quotations} language={page.language} speakers>
            <Empty language={language} page={page} />
          </QuotationResults>
          <ToldElsewhere page={page} />
          {page.quotations.filter(({ versions }) => versions.length > 0).length > 1 && (
            <SaveLater toSave={{ what: 'page', page: page.identity }} />
          )}
          <PageMarks page={page} />
        </PageHereContext.Provider>
      </OutletHereContext.Provider>
    </>
  );
}
