import { useId, useState } from 'preact/hooks';
import { useLanguage } from '@/components/language';
import { SayingProblem } from '@/components/SayingProblem';
import type { SavedComment } from '@/text/saved-comparison';
import styles from './CommentForm.module.css';
import { useAutosave } from './use-autosave';

interface CommentFormProps {
  readonly comment: SavedComment;
  /** Resolves to null when it is kept, else to why it is not. */
  readonly onComment: (comment: Pick<SavedComment, 'note' | 'tags'>) => Promise<string | null>;
}

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** The reader's note and tags of a saved comparison; kept while they type, and said to be. */
export function CommentForm({ comment, onComment }: CommentFormProps) {
  const { words } = useLanguage();
  const id = useId();
  const [note, setNote] = useState(comment.note);
  const [tags, setTags] = useState(comment.tags.join(', '));
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { changed, flush } = useAutosave(() => {
    void onComment({ note, tags: tagsIn(tags) }).then((why) => {
      setProblem(why);
      setSaid(why === null ? words('note_kept') : '');
    });
  });
  const typing = (set: (text: string) => void) => (event: { currentTarget: { value: string } }) => {
    set(event.currentTarget.value);
    setSaid('');
    changed();
  };
  return (
    <div class={styles['form']}>
      <label for={`${id}-note`}>{words('note_label')}</label>
      <textarea id={`${id}-note`} rows={4} dir="auto" value={note} onInput={typing(setNote)} onBlur={flush} />
      <label for={`${id}-tags`}>{words('tags_label')}</label>
      <input id={`${id}-tags`} type="text" dir="auto" value={tags} onInput={typing(setTags)} onBlur={flush} />
      <p role="status" class={styles['said']}>
        {said}
      </p>
      <SayingProblem problem={problem} />
    </div>
  );
}
