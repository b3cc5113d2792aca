import { useContext, useEffect, useState } from 'preact/hooks';
import type { PageAnswer } from '@/text/answer';
import type { ToldAnswer, ToldSentence } from '@/text/told-answer';
import { counted } from './counted';
import { useLanguage } from './language';
import { OutletOrderContext, outletOrder, withOutlets } from './outlet-letters';
import { OutletVersion } from './OutletVersion';
import styles from './ToldElsewhere.module.css';
import { ToldHereContext } from './told-here';
import { useToldService } from './told-service';

interface ToldElsewhereProps {
  readonly page: Pick<PageAnswer, 'identity' | 'language' | 'saved' | 'others' | 'quotations'>;
}

/** The sentence as the views of two texts want it; it is nobody's quotation, and has no corrections. */
function asAnswer({ text }: ToldSentence, at: number) {
  return {
    quotation: {
      id: `told-${at}`,
      standsIn: 'text',
      segments: [{ start: 0, end: text.length }],
      text,
      speaker: null,
      speakerAsWritten: null,
      cue: null,
      kind: 'speech',
      region: 'body',
    },
  } as const;
}

function Sentence({ told, at, language }: { told: ToldSentence; at: number; language: string | null }) {
  const own = useLanguage();
  return (
    <li class={styles['sentence']}>
      <p lang={language ?? ''} dir="auto">
        {told.text}
      </p>
      <ul>
        {told.versions.map((version, index) => (
          <li key={version.printed?.page ?? index}>
            <OutletVersion
              version={version}
              answer={asAnswer(told, at)}
              languageHere={language}
              open={false}
            />
          </li>
        ))}
      </ul>
      {told.found > told.versions.length && (
        <p class={styles['more']}>{counted(own, 'unlisted', told.found - told.versions.length)}</p>
      )}
    </li>
  );
}

/** What is told of a page; null until it is known, and where it is not asked for. */
function useTold(page: ToldElsewhereProps['page']): ToldAnswer | null {
  const { identity, saved, others } = page;
  const ask = useToldService();
  const [told, setTold] = useState<ToldAnswer | null>(null);
  const isWorth = saved !== 'not-saved' && others.articles > 0;
  useEffect(() => {
    let wanted = true;
    if (isWorth)
      void ask?.(identity).then((answer) => {
        if (wanted) setTold(answer);
      });
    return () => {
      wanted = false;
    };
    // Asked again when the page was answered again: the reader has corrected something, and what is told may follow from it.
  }, [ask, page, identity, isWorth]);
  return told;
}

/** Sentences of the page that others print as quotations, looked up once the page's own quotations stand there. */
export function ToldElsewhere({ page }: ToldElsewhereProps) {
  const own = useLanguage();
  const told = useTold(page);
  const known = useContext(OutletOrderContext);
  const sentences = told?.sentences ?? [];
  if (sentences.length === 0) return null;
  const versions = sentences.flatMap((sentence) => sentence.versions);
  const order = withOutlets(known.size > 0 ? known : outletOrder(page.quotations), versions);
  return (
    <OutletOrderContext.Provider value={order}>
      <ToldHereContext.Provider value={true}>
        <section class={styles['told']} aria-labelledby="told" data-told="">
          <h2 id="told">{counted(own, 'told', sentences.length)}</h2>
          <ul>
            {sentences.map((sentence, index) => (
              <Sentence key={index} told={sentence} at={index} language={page.language} />
            ))}
          </ul>
        </section>
      </ToldHereContext.Provider>
    </OutletOrderContext.Provider>
  );
}
