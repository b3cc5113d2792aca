import type { VersionAnswer } from '@/text/answer';
import type { SentencesRound } from '@/text/sentences-round';
import { ArticleLink } from './ArticleLink';
import { useNamesHidden } from './hidden-names';
import { type Language, useLanguage } from './language';
import { NoteList } from './NoteList';
import { sourceLink } from './source-link';
import styles from './VersionSource.module.css';
import { versionSummary } from './version-summary';

interface VersionSourceProps {
  readonly version: VersionAnswer;
  /** What stands beside its words, once it is known: the link tells short words apart by it. */
  readonly round: SentencesRound | undefined;
}

function Headline({ language: { words }, version, round }: VersionSourceProps & { language: Language }) {
  const address = sourceLink(version, round);
  const title = version.headline ?? words('open_article');
  const own = version.headline === null ? undefined : (version.language ?? '');
  const named = (
    <span lang={own} dir="auto">
      {title}
    </span>
  );
  if (address === null) return version.headline === null ? null : named;
  return <ArticleLink address={address}>{named}</ArticleLink>;
}

/** A page calls itself what it likes; the domain it stands under is beyond its choice. */
function domainOf({ domain, outlet }: VersionAnswer): string[] {
  return domain === '' || domain === outlet ? [] : [domain];
}

/** The article a version stands in, opened at its words, and what else is to know of it; no more than that while names are hidden. */
export function VersionSource({ version, round }: VersionSourceProps) {
  const language = useLanguage();
  const hidden = useNamesHidden();
  const { details } = versionSummary(language, version.comparison);
  return (
    <p class={styles['about']}>
      {!hidden && <Headline language={language} version={version} round={round} />}
      <NoteList notes={hidden ? details : [...domainOf(version), ...details]} />
    </p>
  );
}
