import { useState } from 'preact/hooks';
import { CollationView } from '@/components/CollationView';
import { useNamesHidden } from '@/components/hidden-names';
import { useLanguage } from '@/components/language';
import { markSentence } from '@/components/mark-sentence';
import { printedDate } from '@/components/printed-date';
import { SayingProblem } from '@/components/SayingProblem';
import { useSaying } from '@/components/use-saying';
import { savedAnswer } from '@/text/saved/saved-answer';
import type { SavedComparison } from '@/text/saved-comparison';
import { CommentForm } from './CommentForm';
import { ExportMenu } from './ExportMenu';
import type { LibraryServices } from './library-services';
import { RecomparedLine } from './RecomparedLine';
import styles from './SavedDetail.module.css';
import { SavedTexts } from './SavedTexts';

interface SavedDetailProps {
  readonly saved: SavedComparison;
  readonly services: LibraryServices;
  readonly onBack: () => void;
  /** It was taken away, and can be had back. */
  readonly onRemoved: (id: string) => void;
}

/** One saved comparison, with what the reader noted and said, and what can be done with it. */
export function SavedDetail({ saved, services, onBack, onRemoved }: SavedDetailProps) {
  const language = useLanguage();
  const { words, locale } = language;
  const removing = useSaying();
  const [base, setBase] = useState<string | null>(null);
  const namesHidden = useNamesHidden();
  const answer = savedAnswer(saved, base ?? saved.base);
  return (
    <article class={styles['detail']}>
      <button type="button" onClick={onBack}>
        {words('back')}
      </button>
      {answer !== null && <CollationView answer={answer} onBase={setBase} />}
      <SavedTexts saved={saved} />
      <p>{words('saved_on', [printedDate(locale, saved.savedAt) ?? saved.savedAt])}</p>
      {saved.marks.map((mark) => (
        <p key={mark.id}>{markSentence(language, mark, namesHidden)}</p>
      ))}
      <CommentForm comment={saved} onComment={(comment) => services.comment(saved.id, comment)} />
      <RecomparedLine ask={() => services.recompare(saved)} />
      <ExportMenu
        label={words('export_this')}
        onExport={(format) => services.exportFile(format, [saved.id])}
      />
      <button
        type="button"
        aria-disabled={removing.busy}
        onClick={() =>
          removing.say(
            () => services.remove([saved.id]),
            () => onRemoved(saved.id),
          )
        }
      >
        {words('remove_saved')}
      </button>
      <SayingProblem problem={removing.problem} />
    </article>
  );
}
