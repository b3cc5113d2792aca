import { useState } from 'preact/hooks';
import type { Basis } from '@/text/comparison/comparison';
import type { Correction, MarkedWords } from '@/text/reader-mark';
import styles from './CorrectionMenu.module.css';
import { Disclosure, type Leaving } from './Disclosure';
import { useLanguage } from './language';
import type { MessageKey } from './message-key';
import { NameForm } from './NameForm';
import { type ReaderActions, useReaderActions } from './reader-actions';
import { SayingProblem } from './SayingProblem';
import { useSaying } from './use-saying';

/** What the menu is about: a quotation on screen, or another printing of it. */
interface CorrectionMenuProps {
  /** The quotation on screen. */
  readonly here: MarkedWords;
  /** Another printing of it, where the menu is a version's. */
  readonly version?: {
    readonly there: MarkedWords;
    readonly basis: Basis;
    /** False of narration, which credits nobody with its words. */
    readonly quoted: boolean;
    readonly isSource: boolean;
  };
}

/** What a name is asked for. */
type Asked = 'speaker' | 'source';

/** One line of the menu: something to say at once, or something to ask a name for. */
type Choice =
  | { readonly label: MessageKey; readonly correction: Correction }
  | { readonly label: MessageKey; readonly asks: Asked };

const BASES: readonly (readonly [Basis, MessageKey])[] = [
  ['two translations', 'correct_translations'],
  ['perhaps two occasions', 'correct_occasions'],
  ['quoted from another report', 'correct_report'],
  ['same words expected', 'correct_same_words'],
];
const SPEAKER: Choice = { label: 'correct_speaker', asks: 'speaker' };

function choicesOf({ here, version }: CorrectionMenuProps): Choice[] {
  if (version !== undefined) {
    const { there, basis, quoted, isSource } = version;
    return [
      { label: 'correct_not_same', correction: { what: 'not-same', here, there } },
      ...(quoted ? [SPEAKER] : []),
      ...BASES.filter(([one]) => one !== basis).map(
        ([one, label]): Choice => ({ label, correction: { what: 'basis', here, there, basis: one } }),
      ),
      ...(isSource ? [] : [{ label: 'source_mark', asks: 'source' } as const]),
    ];
  }
  // Pasted words are the reader's own: nobody has credited them, or put them between marks.
  if (here.page === '') return [];
  return [SPEAKER, { label: 'correct_not_a_quotation', correction: { what: 'not-a-quotation', here } }];
}

interface ChoicesProps {
  readonly about: CorrectionMenuProps;
  readonly actions: ReaderActions;
  readonly leaving: Leaving;
}

/** The lines of the menu or, once one of them asks for a name, the box for it. */
function Choices({ about, actions, leaving }: ChoicesProps) {
  const { words } = useLanguage();
  const saying = useSaying();
  const [asked, setAsked] = useState<Asked | null>(null);
  const place = about.version?.there ?? about.here;
  const choose = (choice: Choice): void => {
    if ('asks' in choice) setAsked(choice.asks);
    else saying.say(() => actions.correct(choice.correction), leaving.done);
  };
  return (
    <>
      {asked === null && (
        <ul class={styles['choices']}>
          {choicesOf(about).map((choice) => (
            <li key={choice.label}>
              <button type="button" aria-disabled={saying.busy} onClick={() => choose(choice)}>
                {words(choice.label)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {asked !== null && (
        <NameForm
          asked={asked}
          busy={saying.busy}
          onCancel={leaving.cancel}
          onName={(name) =>
            saying.say(
              () =>
                asked === 'speaker'
                  ? actions.correct({ what: 'wrong-speaker', here: place, speaker: name })
                  : actions.markSource(place.page, name),
              leaving.done,
            )
          }
        />
      )}
      <SayingProblem problem={saying.problem} />
    </>
  );
}

/**
 * What Sic may have got wrong about a quotation or a version, in plain words. What was said shows where it can be taken back
 * (MarkLine). Nothing where there is nothing to correct, or nobody to tell.
 */
export function CorrectionMenu(about: CorrectionMenuProps) {
  const { words } = useLanguage();
  const actions = useReaderActions();
  if (actions === null || choicesOf(about).length === 0) return null;
  return (
    <Disclosure label={words(about.version === undefined ? 'correct_quotation' : 'correct_version')}>
      {(leaving) => <Choices about={about} actions={actions} leaving={leaving} />}
    </Disclosure>
  );
}
