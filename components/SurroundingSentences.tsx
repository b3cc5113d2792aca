import { useEffect, useState } from 'preact/hooks';
import type { ContextAnswer } from '@/text/context-answer';
import type { MarkedWords } from '@/text/reader-mark';
import { useContextService } from './context-service';
import { useLanguage } from './language';
import styles from './SurroundingSentences.module.css';

/** One text whose neighbours are shown. */
export interface TextAsked {
  readonly whose: MarkedWords;
  /** The heading over it. */
  readonly title: string;
  /** BCP 47; null when unknown. */
  readonly language: string | null;
  /** Called with what was found. */
  readonly onFound?: (answer: ContextAnswer) => void;
}

/** What the sentences around are asked of. */
export interface SurroundingSentencesProps {
  readonly texts: readonly TextAsked[];
}

/** What is said where there are no sentences. */
const INSTEAD = { headline: 'context_headline', gone: 'context_gone' } as const;

type State = 'asking' | 'failed' | ContextAnswer;

function Found({ state, language }: { state: State; language: string | null }) {
  const { words } = useLanguage();
  if (state === 'asking') return <p class={styles['said']}>{words('context_asking')}</p>;
  if (state === 'failed') return <p class={styles['said']}>{words('context_failed')}</p>;
  if (state.kind !== 'text') return <p class={styles['said']}>{words(INSTEAD[state.kind])}</p>;
  const { before, after } = state;
  if (before === '' && after === '') return <p class={styles['said']}>{words('context_none')}</p>;
  return (
    <blockquote class={styles['words']} lang={language ?? ''} dir="auto">
      {before}
      <span class={styles['place']}>{words('context_place')}</span>
      {after}
    </blockquote>
  );
}

function Text({ text }: { text: TextAsked }) {
  const ask = useContextService();
  const [state, setState] = useState<State>('asking');
  const { page, words } = text.whose;
  useEffect(() => {
    let wanted = true;
    void ask?.({ page, words }).then((answer) => {
      if (!wanted) return;
      setState(answer ?? 'failed');
      if (answer !== null) text.onFound?.(answer);
    });
    return () => {
      wanted = false;
    };
  }, [ask, page, words]);
  return (
    <section class={styles['text']} aria-busy={state === 'asking'}>
      <h3>{text.title}</h3>
      <Found state={state} language={text.language} />
    </section>
  );
}

/** What stands before and after the words on either side, looked up when this is shown. */
export function SurroundingSentences({ texts }: SurroundingSentencesProps) {
  return (
    <div class={styles['sentences']} data-context="">
      {texts.map((text) => (
        <Text key={text.title} text={text} />
      ))}
    </div>
  );
}
