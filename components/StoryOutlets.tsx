import type { StoryAnswer, StoryCopy } from '@/text/answer';
import { webAddress } from '@/text/web-address';
import { ArticleLink } from './ArticleLink';
import { useNamesHidden } from './hidden-names';
import { type Language, useLanguage } from './language';
import { printedDate } from './printed-date';
import styles from './StoryOutlets.module.css';
import { useVersionName } from './use-version-name';

/** The page's own date; else the day it was saved, and said so. */
function whenOf({ locale, words }: Language, { publishedAt, capturedAt }: StoryCopy): string | null {
  const saved = printedDate(locale, capturedAt);
  return printedDate(locale, publishedAt) ?? (saved === null ? null : words('saved_on', [saved]));
}

function Copy({ copy }: { copy: StoryCopy }) {
  const language = useLanguage();
  const hidden = useNamesHidden();
  const nameOf = useVersionName();
  const when = whenOf(language, copy);
  const name = <bdi>{nameOf(copy)}</bdi>;
  return (
    <li>
      <ArticleLink address={hidden ? null : webAddress(copy.url)}>{name}</ArticleLink>
      {copy.aggregator && !hidden && <span class={styles['when']}> {language.words('aggregator')}</span>}
      {when !== null && <span class={styles['when']}> {when}</span>}
    </li>
  );
}

/** The outlets that print one text, behind their count. */
export function StoryOutlets({ story: { copies } }: { readonly story: StoryAnswer }) {
  const language = useLanguage();
  return (
    <details class={styles['outlets']}>
      <summary>{language.words('story_outlets')}</summary>
      <ul>
        {copies.map((copy, index) => (
          <Copy key={index} copy={copy} />
        ))}
      </ul>
    </details>
  );
}
