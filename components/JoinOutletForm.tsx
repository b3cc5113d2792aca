import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { OutletChoice } from '@/text/outlets-answer';
import { LONGEST_NAME } from '@/text/reader-mark';
import type { Leaving } from './Disclosure';
import { isolated } from './isolated';
import { type Language, useLanguage } from './language';
import { outletName } from './outlet-name';
import { usePageHere } from './page-here';
import type { ReaderActions } from './reader-actions';
import styles from './SayingForm.module.css';
import { SayingProblem } from './SayingProblem';
import { useSaying } from './use-saying';

/** What the form is given. */
export interface JoinOutletFormProps {
  /** The outlet it is about: its key (`Publisher.outletKey`), and its name. */
  readonly domain: string;
  readonly name: string;
  readonly actions: ReaderActions;
  readonly leaving: Leaving;
}

/** Two outlets may go by one name: then the domains tell them apart. */
function titleOf(language: Language, { name, domain }: OutletChoice): string {
  return name === domain ? name : `${outletName(language, name)} (${domain})`;
}

/** The other outlets; null until they are known. */
function useOthers(actions: ReaderActions, domain: string): readonly OutletChoice[] | null {
  const [others, setOthers] = useState<readonly OutletChoice[] | null>(null);
  useEffect(() => {
    let isOpen = true;
    void actions.outlets?.().then((all) => {
      // A file without an outlet cannot be named.
      if (isOpen) setOthers((all ?? []).filter((one) => one.domain !== domain && one.domain !== ''));
    });
    return () => {
      isOpen = false;
    };
    // Asked once, when the form opens.
  }, []);
  return others;
}

type FieldsProps = Omit<JoinOutletFormProps, 'leaving'> & {
  readonly others: readonly OutletChoice[];
  readonly leaving: Leaving;
};

function Fields({ domain, name, actions, leaving, others }: FieldsProps) {
  const language = useLanguage();
  const { words } = language;
  const saying = useSaying();
  const id = useId();
  const here = usePageHere()?.outletKey;
  const list = useRef<HTMLSelectElement>(null);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => list.current?.focus(), []);
  const join = (event: Event): void => {
    event.preventDefault();
    const of = list.current?.value ?? '';
    const chosen = box.current?.value.trim() ?? '';
    saying.say(
      () => actions.correct({ what: 'outlet', domain, of, name: chosen === '' ? null : chosen }),
      leaving.done,
    );
  };
  return (
    <form class={styles['form']} onSubmit={join}>
      <label for={id}>{words('outlet_join_label', [isolated(titleOf(language, { name, domain }))])}</label>
      <select id={id} ref={list} defaultValue={here}>
        {others.map((one) => (
          <option key={one.domain} value={one.domain} selected={one.domain === here}>
            {titleOf(language, one)}
          </option>
        ))}
      </select>
      <label for={`${id}-name`}>{words('outlet_join_name')}</label>
      <input id={`${id}-name`} ref={box} type="text" maxLength={LONGEST_NAME} autocomplete="off" dir="auto" />
      <div class={styles['buttons']}>
        <button type="submit" aria-disabled={saying.busy}>
          {words('outlet_join_action')}
        </button>
        <button type="button" onClick={leaving.cancel}>
          {words('cancel')}
        </button>
      </div>
      <SayingProblem problem={saying.problem} />
    </form>
  );
}

/** Asks which other outlet one is the same as, and what to call both. The outlet on screen is proposed. */
export function JoinOutletForm(props: JoinOutletFormProps) {
  const { words } = useLanguage();
  const others = useOthers(props.actions, props.domain);
  if (others === null) return null;
  return others.length === 0 ? (
    <p role="alert">{words('outlet_join_none')}</p>
  ) : (
    <Fields {...props} others={others} />
  );
}
