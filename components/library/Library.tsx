import { useEffect, useRef, useState } from 'preact/hooks';
import { useLanguage } from '@/components/language';
import { SayingProblem } from '@/components/SayingProblem';
import { StatusMessage } from '@/components/StatusMessage';
import { useSaying } from '@/components/use-saying';
import type { SavedRow } from '@/text/saved/saved-row';
import type { SavedComparison } from '@/text/saved-comparison';
import { BackupPanel } from './BackupPanel';
import { ExportMenu } from './ExportMenu';
import type { LibraryServices } from './library-services';
import { SavedDetail } from './SavedDetail';
import { FIRST_CHOICES, type ListChoices, listedGroups } from './list-choices';
import { SavedList } from './SavedList';

interface LibraryProps {
  readonly services: LibraryServices;
  /** The comparison to open at once; null for the list. */
  readonly opened: string | null;
}

/** All rows, kept up to date; null until they are there. */
function useRows({ watch }: LibraryServices) {
  const [rows, setRows] = useState<readonly SavedRow[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => watch(setRows, setProblem), [watch]);
  return { rows, problem };
}

/** The comparison that is open, with its texts; null while none is. */
function useOpened({ load }: LibraryServices, first: string | null) {
  const [id, setId] = useState(first);
  const [saved, setSaved] = useState<SavedComparison | null>(null);
  useEffect(() => {
    let wanted = true;
    setSaved(null);
    if (id !== null)
      void load(id).then((found) => {
        if (wanted) setSaved(found);
      });
    return () => {
      wanted = false;
    };
  }, [load, id]);
  return { saved, open: setId };
}

/** What was just taken away, and the way to have it back. */
function Removed({ id, services, onBack }: { id: string; services: LibraryServices; onBack: () => void }) {
  const { words } = useLanguage();
  const saying = useSaying();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that took it away is gone with it.
  useEffect(() => undo.current?.focus(), []);
  return (
    <p role="status">
      {words('removed_saved')}{' '}
      <button
        ref={undo}
        type="button"
        aria-disabled={saying.busy}
        onClick={() => saying.say(() => services.restore([id]), onBack)}
      >
        {words('undo')}
      </button>
      <SayingProblem problem={saying.problem} />
    </p>
  );
}

/** The page of saved comparisons: the list, or one of them; exports of what is listed; backups of everything. */
export function Library({ services, opened }: LibraryProps) {
  const { words } = useLanguage();
  const { rows, problem } = useRows(services);
  const { saved, open } = useOpened(services, opened);
  const [choices, setChoices] = useState<ListChoices>(FIRST_CHOICES);
  const [removed, setRemoved] = useState<string | null>(null);
  if (problem !== null) return <StatusMessage title={problem} level={1} />;
  if (saved !== null)
    return (
      <main>
        <SavedDetail
          key={saved.id}
          saved={saved}
          services={services}
          onBack={() => open(null)}
          onRemoved={(id) => {
            setRemoved(id);
            open(null);
          }}
        />
      </main>
    );
  return (
    <main>
      <h1>{words('library_title')}</h1>
      {removed !== null && (
        <Removed key={removed} id={removed} services={services} onBack={() => setRemoved(null)} />
      )}
      {rows !== null && rows.length === 0 && (
        <StatusMessage title={words('library_empty')} level={2}>
          <p>{words('library_empty_help')}</p>
        </StatusMessage>
      )}
      {rows !== null && rows.length > 0 && (
        <>
          <SavedList rows={rows} choices={choices} onChoices={setChoices} onOpen={open} />
          <ExportMenu
            label={words('export_listed')}
            onExport={(format) =>
              services.exportFile(
                format,
                listedGroups(rows, choices).flatMap((group) => group.rows.map(({ id }) => id)),
              )
            }
          />
        </>
      )}
      <BackupPanel services={services} />
    </main>
  );
}
