import { useMemo } from 'preact/hooks';
import { useLanguage } from '@/components/language';
import { NoteList } from '@/components/NoteList';
import { toldComparison, type ToldWitness } from '@/text/export/told-comparison';
import type { SavedComparison } from '@/text/saved-comparison';
import { exportWords } from './export-words';
import styles from './SavedTexts.module.css';

interface SavedTextsProps {
  readonly saved: SavedComparison;
}

function Source({ witness: { outlet, address } }: { witness: ToldWitness }) {
  const { words } = useLanguage();
  if (address === null) return <bdi class={styles['outlet']}>{outlet}</bdi>;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <bdi>{outlet}</bdi>
      <span class="sic-for-ears"> {words('opens_new_tab')}</span>
    </a>
  );
}

function SavedText({ witness }: { witness: ToldWitness }) {
  const { words, language, about, around } = witness;
  return (
    <li>
      <blockquote lang={language ?? ''} dir="auto">
        {words}
      </blockquote>
      <p class={styles['about']}>
        <Source witness={witness} /> <NoteList notes={about} />
      </p>
      {around !== null && (
        <p class={styles['around']} lang={language ?? ''} dir="auto">
          {around.before} <strong>…</strong> {around.after}
        </p>
      )}
    </li>
  );
}

/** Every text of a saved comparison whole, with where it stood: it is all there, though its article may be gone. */
export function SavedTexts({ saved }: SavedTextsProps) {
  const language = useLanguage();
  const { witnesses } = useMemo(() => toldComparison(exportWords(language), saved), [language, saved]);
  return (
    <ul class={styles['texts']} aria-label={language.words('exported_versions')}>
      {witnesses.map((witness, at) => (
        <SavedText key={at} witness={witness} />
      ))}
    </ul>
  );
}
