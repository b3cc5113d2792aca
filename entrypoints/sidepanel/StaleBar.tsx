import { useLanguage } from '@/components/language';
import styles from './StaleBar.module.css';
import type { Standing } from './standing';

interface StaleBarProps {
  readonly standing: Exclude<Standing, 'fresh'>;
  /** Of the page below; null while the browser does not tell it. */
  readonly title: string | null;
  readonly onRead: () => void;
}

/** Says that what stands below is of another page, and reads the one in view. */
export function StaleBar({ standing, title, onRead }: StaleBarProps) {
  const { words } = useLanguage();
  return (
    <div role="status" class={styles['bar']} data-stale={standing}>
      <p>
        {words(standing === 'other-tab' ? 'panel_other_tab' : 'panel_moved_on')}{' '}
        {title !== null && <bdi class={styles['title']}>{title}</bdi>}
      </p>
      <button type="button" onClick={onRead}>
        {words('panel_read')}
      </button>
    </div>
  );
}
