import { useState } from 'preact/hooks';
import type { VersionAnswer } from '@/text/answer';
import { webAddress } from '@/text/web-address';
import { isTrivial } from '@/text/comparison/trivial-difference';
import { counted } from './counted';
import { DifferenceSentences } from './DifferenceSentences';
import { isolated } from './isolated';
import { type Language, useLanguage } from './language';
import styles from './OutletVersion.module.css';
import { useOutletHere } from './outlet-here';
import { printedDate } from './printed-date';
import { shownPieces } from './shown-pieces';
import { versionName } from './version-name';
import { versionSummary } from './version-summary';
import { WordingDiff } from './WordingDiff';

interface OutletVersionProps {
  readonly version: VersionAnswer;
  /** BCP 47 of the text on screen; null when unknown. */
  readonly languageHere: string | null;
  /** Whether it stands open from the start. */
  readonly open: boolean;
}

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

function ArticleLink({ language: { words }, version }: { language: Language; version: VersionAnswer }) {
  const address = webAddress(version.url);
  const title = version.headline ?? words('open_article');
  const own = version.headline === null ? undefined : (version.language ?? '');
  const named = (
    <span lang={own} dir="auto">
      {title}
    </span>
  );
  if (address === null) return version.headline === null ? null : named;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {named}
      <span class="sic-for-ears"> {words('opens_new_tab')}</span>
    </a>
  );
}

function Notes({ language, notes }: { language: Language; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  const list = new Intl.ListFormat(language.locale, { type: 'unit' });
  return <span class={styles['quiet']}>{list.format(notes)}</span>;
}

/** A page calls itself what it likes; the domain it stands under is beyond its choice. */
function domainOf({ domain, outlet }: VersionAnswer): string[] {
  return domain === '' || domain === outlet ? [] : [domain];
}

function Summary({ language, version }: { language: Language; version: VersionAnswer }) {
  const { main, notes } = versionSummary(language, version.comparison);
  const here = useOutletHere();
  // Named wherever it is not plainly the person named above: another, a description, or nobody above.
  const credit =
    version.comparison.attribution !== 'same' && version.speaker !== null
      ? [language.words('credited_to', [isolated(version.speaker)])]
      : [];
  const part = version.selection ? [language.words('selected_text')] : [];
  const earlier = version.earlierCopy ? [language.words('earlier_copy')] : [];
  return (
    <summary class={styles['summary']}>
      <span class={styles['line']}>
        <bdi class={styles['outlet']}>{versionName(language, version, here)}</bdi>{' '}
        <When language={language} version={version} />
      </span>{' '}
      <span class={styles['main']}>{main}</span>{' '}
      <Notes language={language} notes={[...credit, ...notes, ...part, ...earlier]} />
    </summary>
  );
}

function Body({
  language,
  version,
  languageHere,
}: Omit<OutletVersionProps, 'open'> & { language: Language }) {
  const [small, setSmall] = useState(false);
  const [listed, setListed] = useState(false);
  const { comparison } = version;
  const outlet = isolated(versionName(language, version, useOutletHere()));
  const trivial = comparison.differences.filter(isTrivial).length;
  const listable = comparison.differences.length > (small ? 0 : trivial);
  return (
    <div class={styles['body']}>
      <p class={styles['about']}>
        <ArticleLink language={language} version={version} />
        <Notes
          language={language}
          notes={[...domainOf(version), ...versionSummary(language, comparison).details]}
        />
      </p>
      <DifferenceSentences
        comparison={comparison}
        outlet={outlet}
        small={small}
        visible={listed && listable}
      />
      <WordingDiff
        pieces={shownPieces(comparison, small)}
        outlet={outlet}
        languageHere={languageHere}
        languageThere={version.language}
      />
      <div class={styles['tools']}>
        {trivial > 0 && (
          <button type="button" onClick={() => setSmall(!small)}>
            {counted(language, small ? 'small_visible' : 'small_hidden', trivial)}
          </button>
        )}
        {listable && (
          <button type="button" onClick={() => setListed(!listed)}>
            {language.words(listed ? 'list_hide' : 'list_show')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Another outlet's printing of the words on screen: one line that opens into the texts lined up. */
export function OutletVersion({ version, languageHere, open }: OutletVersionProps) {
  const language = useLanguage();
  // What is never opened is never built: a page may have hundreds of versions.
  const [opened, setOpened] = useState(open);
  return (
    <details
      class={styles['version']}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <Summary language={language} version={version} />
      {opened && <Body language={language} version={version} languageHere={languageHere} />}
    </details>
  );
}
