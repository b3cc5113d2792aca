import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { QuotationAnswer } from '@/text/answer';
import { CollationButton } from './CollationButton';
import { collationQuestion } from './collation-question';
import { counted } from './counted';
import { credited } from './credited';
import { type Language, useLanguage } from './language';
import styles from './QuotationItem.module.css';
import { QuotationMarks } from './QuotationMarks';
import { SaveLater } from './SaveLater';
import { segmentTexts } from './segment-texts';
import { ShowInPage } from './ShowInPage';
import { storyTitle } from './story-title';
import { useVersionName } from './use-version-name';
import { VersionList } from './VersionList';
import { versionSummary } from './version-summary';

interface QuotationItemProps {
  readonly answer: QuotationAnswer;
  /** BCP 47 of the page; null when unknown. */
  readonly language: string | null;
  /** Whether a missing speaker is told; words that the reader pasted mostly have none. */
  readonly speaker: boolean;
  /** Whether its versions are in sight from the start. */
  readonly open: boolean;
}

/** UTF-16 code units from which the words surely take more than the five lines a closed quotation has. */
const LONG = 280;

/** Outlets named in the closed line; the rest is in the count. */
const GLANCE = 3;

function Words({ answer, language, speaker }: Omit<QuotationItemProps, 'open'>) {
  const own = useLanguage();
  const { speaker: named, speakerAsWritten } = answer.quotation;
  return (
    <>
      <span
        class={`${styles['words']} ${answer.quotation.text.length > LONG ? styles['long'] : ''}`}
        data-quotation=""
        lang={language ?? ''}
        dir="auto"
      >
        {/* Each segment in marks of its own: between them the article says something else. */}
        {segmentTexts(answer.quotation).map((text, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <q>{text}</q>
          </Fragment>
        ))}
      </span>{' '}
      {(speaker || named !== null || speakerAsWritten !== null) && (
        <span class={styles['speaker']}>{credited(own, answer.quotation)}</span>
      )}
    </>
  );
}

/** The answer at a glance: who prints it and how it differs, before anything is opened. */
function Glance({ language, answer }: { language: Language; answer: QuotationAnswer }) {
  const nameOf = useVersionName();
  const { versions, found } = answer;
  return (
    <span class={styles['glance']}>
      {versions.slice(0, GLANCE).map((version, index) => (
        <span key={index}>
          <bdi class={styles['outlet']}>
            {version.story === undefined
              ? nameOf(version)
              : storyTitle(language, version.story.agency, version.story.outlets)}
          </bdi>{' '}
          {versionSummary(language, version.comparison).main}{' '}
        </span>
      ))}
      {found > GLANCE && <span>{counted(language, 'more_versions', found - GLANCE)}</span>}
    </span>
  );
}

/** One quotation; with other versions, it opens into them. */
export function QuotationItem({ answer, language, speaker, open }: QuotationItemProps) {
  const own = useLanguage();
  const [opened, setOpened] = useState(open);
  if (answer.versions.length === 0)
    return (
      <div class={styles['alone']}>
        <Words answer={answer} language={language} speaker={speaker} />
        <ShowInPage quotation={answer.quotation} />
        <QuotationMarks answer={answer} />
      </div>
    );
  return (
    <details
      class={styles['item']}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary class={styles['summary']}>
        <Words answer={answer} language={language} speaker={speaker} />{' '}
        <Glance language={own} answer={answer} />
      </summary>
      {opened && <ShowInPage quotation={answer.quotation} />}
      {opened && <CollationButton answer={answer} language={language} />}
      {opened && <SaveLater toSave={{ what: 'quotation', question: collationQuestion(answer, language) }} />}
      {opened && <VersionList answer={answer} languageHere={language} />}
      {opened && <QuotationMarks answer={answer} />}
    </details>
  );
}
