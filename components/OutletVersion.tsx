import { useState } from 'preact/hooks';
import type { QuotationAnswer, VersionAnswer } from '@/text/answer';
import { AgainstRecordContext, againstRecord } from './against-record';
import { ofVersion } from './compared-sides';
import { useNamesHidden } from './hidden-names';
import { isolated } from './isolated';
import { type Language, useLanguage } from './language';
import { NoteList } from './NoteList';
import styles from './OutletVersion.module.css';
import { printedDate } from './printed-date';
import { StoryOutlets } from './StoryOutlets';
import { storyTitle } from './story-title';
import { useToldHere } from './told-here';
import { useLater } from './use-later';
import { useVersionName } from './use-version-name';
import { versionSummary } from './version-summary';

interface OutletVersionProps {
  readonly version: VersionAnswer;
  /** The quotation on screen. */
  readonly answer: Pick<QuotationAnswer, 'quotation' | 'printed'>;
  /** BCP 47 of the text on screen; null when unknown. */
  readonly languageHere: string | null;
  /** Whether it stands open from the start. */
  readonly open: boolean;
}

/** The largest part of a popup, and nothing of it is seen before a version is opened. */
const versionBody = async () => (await import('./VersionBody')).VersionBody;

/** The page's own date; else the day it was saved, and said so. */
function When({ language, version }: { language: Language; version: VersionAnswer }) {
  const { locale, words } = language;
  const printed = printedDate(locale, version.publishedAt);
  const saved = printedDate(locale, version.capturedAt);
  if (printed === null && saved === null) return null;
  const text = printed ?? words('saved_on', [saved ?? '']);
  return (
    <time
      class={styles['quiet']}
      dateTime={(printed === null ? null : version.publishedAt) ?? version.capturedAt}
    >
      {text}
    </time>
  );
}

function Summary({ language, version }: { language: Language; version: VersionAnswer }) {
  const { main, notes } = versionSummary(language, ofVersion(version), useToldHere());
  const nameOf = useVersionName();
  const hidden = useNamesHidden();
  // Named wherever it is not plainly the person named above: another, a description, or nobody above.
  const credit =
    version.comparison.attribution !== 'same' && version.speaker !== null
      ? [language.words('credited_to', [isolated(version.speaker)])]
      : [];
  const part = version.selection ? [language.words('selected_text')] : [];
  const record = version.source ? [language.words('record_is')] : [];
  const held = version.againstSource?.record === 'another-version' ? [language.words('record_held')] : [];
  const aggregator = version.aggregator && !hidden ? [language.words('aggregator')] : [];
  const earlier = version.earlierCopy ? [language.words('earlier_copy')] : [];
  return (
    <summary class={styles['summary']}>
      <span class={styles['line']}>
        {version.story === undefined ? (
          <>
            <bdi class={styles['outlet']}>{nameOf(version)}</bdi>{' '}
            <When language={language} version={version} />
          </>
        ) : (
          <span class={styles['outlet']}>
            {storyTitle(language, version.story.agency, version.story.outlets)}
          </span>
        )}
      </span>{' '}
      <span class={styles['main']}>{main}</span>{' '}
      <NoteList notes={[...record, ...held, ...credit, ...notes, ...aggregator, ...part, ...earlier]} />
    </summary>
  );
}

/** Another outlet's printing of the words on screen: one line that opens into the texts lined up. */
export function OutletVersion({ version, answer, languageHere, open }: OutletVersionProps) {
  const language = useLanguage();
  // What is never opened is never built: a page may have hundreds of versions.
  const [opened, setOpened] = useState(open);
  const Body = useLater(opened, versionBody);
  return (
    <details
      class={styles['version']}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <Summary language={language} version={version} />
      <AgainstRecordContext.Provider value={againstRecord(version)}>
        {opened && version.story && <StoryOutlets story={version.story} />}
        {Body !== null && <Body version={version} answer={answer} languageHere={languageHere} />}
      </AgainstRecordContext.Provider>
    </details>
  );
}
