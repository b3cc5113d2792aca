import { useId, useState } from 'preact/hooks';
import { type Language, useLanguage } from '@/components/language';
import { printedDate } from '@/components/printed-date';
import { SayingProblem } from '@/components/SayingProblem';
import { useSaying } from '@/components/use-saying';
import type { BackupCounts } from '@/text/backup-line';
import type { ChosenBackup, LibraryServices } from './library-services';

interface BackupPanelProps {
  readonly services: Pick<LibraryServices, 'backUp' | 'preview' | 'restoreBackup'>;
}

function holding({ words, locale }: Language, { articles, marks, comparisons }: BackupCounts): string {
  const number = (count: number): string => new Intl.NumberFormat(locale).format(count);
  return words('backup_holds', [number(articles), number(comparisons), number(marks)]);
}

/** What a file holds, in sentences. */
function told(language: Language, chosen: Extract<ChosenBackup, { readonly ok: true }>): string[] {
  const { words, locale } = language;
  return [
    words('backup_made', [printedDate(locale, chosen.madeAt) ?? chosen.madeAt]),
    holding(language, chosen.counts),
    words('backup_known', [holding(language, chosen.known)]),
    ...(chosen.complete ? [] : [words('backup_incomplete')]),
  ];
}

/** Makes a backup of everything, and restores one, after showing what is in it. */
export function BackupPanel({ services }: BackupPanelProps) {
  const language = useLanguage();
  const { words } = language;
  const id = useId();
  const saying = useSaying();
  const [file, setFile] = useState<Blob | null>(null);
  const [chosen, setChosen] = useState<ChosenBackup | null>(null);
  const [said, setSaid] = useState('');
  const choose = async (given: Blob | null): Promise<void> => {
    setFile(given);
    setSaid('');
    setChosen(null);
    if (given !== null) setChosen(await services.preview(given));
  };
  const restore = async (): Promise<string | null> => {
    if (file === null) return null;
    const done = await services.restoreBackup(file);
    if (!done.ok) return done.problem;
    setSaid(words('backup_restored', [holding(language, done.restored)]));
    setChosen(null);
    return null;
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words('backup_title')}</h2>
      <p>{words('backup_about')}</p>
      <button type="button" aria-disabled={saying.busy} onClick={() => saying.say(services.backUp)}>
        {words('backup_make')}
      </button>
      <p>
        <label>
          {words('backup_choose')}{' '}
          <input
            type="file"
            accept=".jsonl"
            onChange={({ currentTarget: { files } }) => void choose(files?.[0] ?? null)}
          />
        </label>
      </p>
      <div role="status">
        {chosen?.ok && told(language, chosen).map((sentence) => <p key={sentence}>{sentence}</p>)}
        {chosen?.ok === false && <p>{chosen.problem}</p>}
        {said !== '' && <p>{said}</p>}
      </div>
      {chosen?.ok && (
        <button type="button" aria-disabled={saying.busy} onClick={() => saying.say(restore)}>
          {words('backup_restore')}
        </button>
      )}
      <SayingProblem problem={saying.problem} />
    </section>
  );
}
