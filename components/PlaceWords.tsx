import type { Range } from '@/text/article';
import { useLanguage } from './language';
import { placeContext } from './place-context';
import styles from './PlaceWords.module.css';

interface PlaceWordsProps {
  /** The base's text. */
  readonly text: string;
  readonly range: Range;
  /** BCP 47 of the base; null when unknown. */
  readonly language: string | null;
}

const CUT = '…';

/** Where in the base a place is: its words with a few on either side; between two words, a sign that ears get in words. */
export function PlaceWords({ text, range, language }: PlaceWordsProps) {
  const { words } = useLanguage();
  const context = placeContext(text, range);
  const isBetween = context.words.trim() === '';
  return (
    <span class={styles['place']} lang={language ?? ''} dir="auto">
      {context.cutBefore && CUT}
      {context.before}
      {isBetween ? (
        <>
          <span class={styles['between']} aria-hidden="true">
            ‸
          </span>
          <span class="sic-for-ears" lang={undefined}>
            {words('collation_between')}{' '}
          </span>
        </>
      ) : (
        <strong class={styles['words']}>{context.words}</strong>
      )}
      {context.after}
      {context.cutAfter && CUT}
    </span>
  );
}
