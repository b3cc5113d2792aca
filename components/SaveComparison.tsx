import { useRef, useState } from 'preact/hooks';
import { counted } from './counted';
import { type Language, useLanguage } from './language';
import styles from './SaveComparison.module.css';
import type { Saved, SaveService, ToSave } from './save-service';
import { SayingProblem } from './SayingProblem';
import { useSaying } from './use-saying';

/** What is saved, and how. */
export interface SaveComparisonProps {
  readonly service: SaveService;
  readonly toSave: ToSave;
}

/** What is told to ears, and stands on the button. */
function saidOf(language: Language, { what }: ToSave, ids: readonly string[]): string {
  return what === 'page' ? counted(language, 'saved_many', ids.length) : language.words('comparison_saved');
}

/** Does it, tells what became of it where it worked, and gives the sentence where it did not. */
async function done(asked: Promise<Saved>, then: (ids: readonly string[]) => void): Promise<string | null> {
  const saved = await asked;
  if (!saved.ok) return saved.problem;
  then(saved.ids);
  return null;
}

/**
 * Saves at one click, says so, and offers to take it back. The button stays where it was and keeps the focus, so that a second press
 * of the same key neither saves twice nor takes back what was just saved.
 */
export function SaveComparison({ service, toSave }: SaveComparisonProps) {
  const language = useLanguage();
  const { words } = language;
  const saving = useSaying();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const isSaved = ids !== null && ids.length > 0;
  const tell = (text: string, now: readonly string[] | null): void => {
    setSaid(text);
    setIds(now);
  };
  const save = (): void => {
    if (isSaved) return;
    setSaid('');
    saving.say(() => done(service.save(toSave), (made) => tell(saidOf(language, toSave, made), made)));
  };
  const undo = (): void =>
    saving.say(() =>
      done(service.remove(ids ?? []), () => {
        tell(words('comparison_unsaved'), null);
        // The button that had the focus is about to go.
        button.current?.focus();
      }),
    );
  return (
    <span class={styles['save']} data-save={toSave.what}>
      <button
        ref={button}
        type="button"
        class={styles['button']}
        aria-disabled={saving.busy || isSaved}
        onClick={save}
      >
        {isSaved
          ? saidOf(language, toSave, ids)
          : words(toSave.what === 'page' ? 'save_page' : 'save_comparison')}
      </button>
      {isSaved && (
        <button type="button" class="sic-tool" aria-disabled={saving.busy} onClick={undo}>
          {words('undo_saving')}
        </button>
      )}
      {isSaved && service.open !== null && (
        <button type="button" class="sic-tool" onClick={() => service.open?.(ids[0] ?? null)}>
          {words('open_saved')}
        </button>
      )}
      <span role="status" class="sic-for-ears">
        {said}
      </span>
      <SayingProblem problem={saving.problem} />
    </span>
  );
}
