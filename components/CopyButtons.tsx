import { useState } from 'preact/hooks';
import styles from './CopyButtons.module.css';
import type { CopiedComparison } from './copy/copied-comparison';
import type { CopyFormat } from './copy/write-clipboard';
import { useLanguage } from './language';
import type { MessageKey } from './message-key';

interface CopyButtonsProps {
  /** Makes what is copied; asked at the click. */
  readonly copied: () => CopiedComparison;
}

const FORMATS = ['rich', 'plain', 'markdown'] as const satisfies readonly CopyFormat[];

const LABELS: Readonly<Record<CopyFormat, MessageKey>> = {
  plain: 'copy_plain',
  markdown: 'copy_markdown',
  rich: 'copy_rich',
};

/** Copies both versions with outlet, date and link, in one of three forms, and says that it did. */
export function CopyButtons({ copied }: CopyButtonsProps) {
  const { words } = useLanguage();
  const [said, setSaid] = useState('');
  const copy = async (format: CopyFormat): Promise<void> => {
    // Emptied first, so that a second copy is announced as well.
    setSaid('');
    const { writeClipboard } = await import('./copy/write-clipboard');
    setSaid(words((await writeClipboard(format, copied())) ? 'copied' : 'copy_failed'));
  };
  return (
    <fieldset class={styles['copy']}>
      <legend class="sic-for-ears">{words('copy_legend')}</legend>
      <span aria-hidden="true">{words('copy_label')}</span>
      {FORMATS.map((format) => (
        <button key={format} type="button" class="sic-tool" onClick={() => void copy(format)}>
          {words(LABELS[format])}
        </button>
      ))}
      <span role="status" class={styles['said']}>
        {said}
      </span>
    </fieldset>
  );
}
