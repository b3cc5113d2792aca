import { useState } from 'preact/hooks';
import type { Quotation } from '@/text/quotations/quotation';
import { useInPage } from './in-page';
import { useLanguage } from './language';
import styles from './ShowInPage.module.css';

/** Which of the page's quotations this is, and the way to it in the page itself; nothing where no page is at hand. */
export function ShowInPage({ quotation }: { quotation: Quotation }) {
  const { words, locale } = useLanguage();
  const page = useInPage();
  const [missing, setMissing] = useState(false);
  const at = page?.quotations.findIndex(({ id }) => id === quotation.id) ?? -1;
  if (page === null || at < 0) return null;
  const number = new Intl.NumberFormat(locale);
  return (
    <p class={styles['place']}>
      <button
        type="button"
        class="sic-tool"
        data-show-in-page=""
        onClick={() => void page.show(quotation).then((shown) => setMissing(!shown))}
      >
        {words('show_in_page')}
      </button>{' '}
      <span>{words('quotation_at', [number.format(at + 1), number.format(page.quotations.length)])}</span>{' '}
      <span role="status">{missing && words('show_in_page_missing')}</span>
    </p>
  );
}
