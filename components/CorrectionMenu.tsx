import type { CorrectionsAbout } from './CorrectionChoices';
import { Disclosure } from './Disclosure';
import { useLanguage } from './language';
import { later } from './later';
import { useReaderActions } from './reader-actions';

const Choices = later(async () => (await import('./CorrectionChoices')).CorrectionChoices);

/**
 * What Sic may have got wrong about a quotation or a version, in plain words. What was said shows where it can be taken back
 * (MarkLine). Nothing where there is nothing to correct, or nobody to tell.
 */
export function CorrectionMenu(about: CorrectionsAbout) {
  const { words } = useLanguage();
  const actions = useReaderActions();
  const { version, here } = about;
  // Pasted words are the reader's own: nobody has credited them, or put them between marks.
  if (actions === null || (version === undefined && here.page === '')) return null;
  return (
    <Disclosure label={words(version === undefined ? 'correct_quotation' : 'correct_version')}>
      {(leaving) => <Choices about={about} actions={actions} leaving={leaving} />}
    </Disclosure>
  );
}
