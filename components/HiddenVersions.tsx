import { useState } from 'preact/hooks';
import type { VersionAnswer } from '@/text/answer';
import { counted } from './counted';
import styles from './HiddenVersions.module.css';
import { useLanguage } from './language';
import { MarkLine } from './MarkLine';
import { storyTitle } from './story-title';
import { useReaderActions } from './reader-actions';
import { useVersionName } from './use-version-name';

interface HiddenVersionsProps {
  readonly hidden: readonly VersionAnswer[];
}

/** Versions the reader took away: how many, and on request which, each with the way back. */
export function HiddenVersions({ hidden }: HiddenVersionsProps) {
  const language = useLanguage();
  const nameOf = useVersionName();
  const justMade = useReaderActions()?.justMade;
  const isNew = hidden.some(({ changed }) => changed?.some(({ id }) => id === justMade));
  const [asked, setAsked] = useState<boolean | null>(null);
  const open = asked ?? isNew;
  return (
    <div class={styles['hidden']}>
      <button type="button" aria-expanded={open} onClick={() => setAsked(!open)}>
        {counted(language, open ? 'hidden_shown' : 'hidden_by_you', hidden.length)}
      </button>
      {open && (
        <ul>
          {hidden.map((version, index) => (
            <li key={version.printed?.page ?? index}>
              <bdi>
                {version.story === undefined
                  ? nameOf(version)
                  : storyTitle(language, version.story.agency, version.story.outlets)}
              </bdi>{' '}
              {version.changed
                ?.filter(({ claim }) => claim.what === 'not-same')
                .map((mark) => (
                  <MarkLine key={mark.id} mark={mark} />
                ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
