import { counted } from '@/components/counted';
import { useLanguage } from '@/components/language';
import { borrowAllSites } from '@/messaging/site-access';
import styles from './CompareTabs.module.css';

interface TabAccessProps {
  /** Tabs whose address the browser keeps to itself. */
  readonly unknown: number;
}

/** How tabs that Sic may not read come into the list: one by one by its icon, or all of them on loan. */
export function TabAccess({ unknown }: TabAccessProps) {
  const language = useLanguage();
  const { words } = language;
  return (
    <div class={styles['access']} data-access="">
      <p>{counted(language, 'compare_tabs_unknown', unknown)}</p>
      <button type="button" class={styles['go']} onClick={() => void borrowAllSites()}>
        {words('compare_tabs_allow')}
      </button>
      <p class={styles['quiet']}>{words('compare_tabs_asks')}</p>
      <p class={styles['quiet']}>{words('compare_tabs_narrow')}</p>
    </div>
  );
}
