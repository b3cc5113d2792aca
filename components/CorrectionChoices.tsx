import type { Basis } from '@/text/comparison/comparison';
import type { Correction, MarkedWords } from '@/text/reader-mark';
import { useState } from 'preact/hooks';
import styles from './CorrectionMenu.module.css';
import type { Leaving } from './Disclosure';
import { JoinOutletForm, type JoinOutletFormProps } from './JoinOutletForm';
import { useLanguage } from './language';
import type { MessageKey } from './message-key';
import { NameForm } from './NameForm';
import type { ReaderActions } from './reader-actions';
import { SayingProblem } from './SayingProblem';
import { useSaying } from './use-saying';

/** What the menu is about: a quotation on screen, or another printing of it. */
export interface CorrectionsAbout {
  /** The quotation on screen. */
  readonly here: MarkedWords;
  /** Another printing of it, where the menu is a version's. */
  readonly version?: {
    readonly there: MarkedWords;
    readonly basis: Basis;
    /** False of narration, which credits nobody with its words. */
    readonly quoted: boolean;
    readonly isSource: boolean;
    /** Its outlet by key and name; left out where it cannot be named, or must not be. */
    readonly outlet?: Pick<JoinOutletFormProps, 'domain' | 'name'>;
  };
}

/** What a name is asked for. */
type Asked = 'speaker' | 'source' | 'outlet';

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

function choicesOf({ here, version }: CorrectionsAbout): Choice[] {
  if (version !== undefined) {
    const { there, basis, quoted, isSource, outlet } = version;
    return [
      { label: 'correct_not_same', correction: { what: 'not-same', here, there } },
      ...(quoted ? [SPEAKER] : []),
      ...BASES.filter(([one]) => one !== basis).map(
        ([one, label]): Choice => ({ label, correction: { what: 'basis', here, there, basis: one } }),
      ),
      ...(isSource ? [] : [{ label: 'source_mark', asks: 'source' } as const]),
      ...(outlet === undefined ? [] : [{ label: 'outlet_join', asks: 'outlet' } as const]),
    ];
  }
  return [SPEAKER, { label: 'correct_not_a_quotation', correction: { what: 'not-a-quotation', here } }];
}

/** What the menu is given. */
export interface CorrectionChoicesProps {
  readonly about: CorrectionsAbout;
  readonly actions: ReaderActions;
  readonly leaving: Leaving;
}

/** The lines of the menu or, once one of them asks for a name, the box for it. */
export function CorrectionChoices({ about, actions, leaving }: CorrectionChoicesProps) {
  const { words } = useLanguage();
  const saying = useSaying();
  const [asked, setAsked] = useState<Asked | null>(null);
  const place = about.version?.there ?? about.here;
  const outlet = about.version?.outlet;
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
      {asked === 'outlet' && outlet !== undefined && (
        <JoinOutletForm {...outlet} actions={actions} leaving={leaving} />
      )}
      {asked !== null && asked !== 'outlet' && (
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
