import { useState } from 'preact/hooks';
import { useInPage } from './in-page';
import { useLanguage } from './language';
import { quoted } from './quoted';
import styles from './ShowInPage.module.css';

/** Goes from quotation to quotation in the page itself, for those who do not see its marks too: each is told. */
export function PageSteps() {
  const language = useLanguage();
  const page = useInPage();
  const [at, setAt] = useState(-1);
  const [missing, setMissing] = useState(false);
  if (page === null || page.quotations.length === 0) return null;
  const { words, locale } = language;
  const number = new Intl.NumberFormat(locale);
  const { length } = page.quotations;
  const here = page.quotations[at];
  const step = (by: 1 | -1): void => {
    const next = at === -1 && by === -1 ? length - 1 : (at + by + length) % length;
    setAt(next);
    const quotation = page.quotations[next];
    if (quotation !== undefined) void page.show(quotation).then((shown) => setMissing(!shown));
  };
  const place = here && words('quotation_at', [number.format(at + 1), number.format(length)]);
  return (
    <nav class={styles['place']} aria-label={words('page_steps')}>
      <button type="button" class="sic-tool" data-page-step="-1" onClick={() => step(-1)}>
        {words('page_step_previous')}
      </button>
      <button type="button" class="sic-tool" data-page-step="1" onClick={() => step(1)}>
        {words('page_step_next')}
      </button>
      <span aria-hidden="true">{place}</span>
      {missing && <span aria-hidden="true">{words('show_in_page_missing')}</span>}
      <span role="status" class="sic-for-ears">
        {here && `${place}: ${quoted(language, here.text)}`} {missing && words('show_in_page_missing')}
      </span>
    </nav>
  );
}
