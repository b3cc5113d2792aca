import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '@/components/language';
import {
  type FollowedSite,
  followedSites,
  keepFollowing,
  watchFollowedSites,
} from '@/messaging/followed-sites';
import { giveUpSites, hostOfPattern, mayReadAll, returnLoan, watchAccess } from '@/messaging/site-access';
import styles from './Settings.module.css';

async function stopFollowing(pattern: string): Promise<void> {
  await keepFollowing((site) => site.pattern !== pattern);
  await giveUpSites([pattern]);
}

function Site({ site }: { site: FollowedSite }) {
  const { words } = useLanguage();
  const host = hostOfPattern(site.pattern);
  return (
    <li data-site={host}>
      <bdi>{host}</bdi>
      <button type="button" onClick={() => void stopFollowing(site.pattern)}>
        {words('settings_unfollow', [host])}
      </button>
    </li>
  );
}

function useSites() {
  const [sites, setSites] = useState<readonly FollowedSite[]>([]);
  const [hasAll, setHasAll] = useState(false);
  useEffect(() => {
    const look = (): void => void mayReadAll().then(setHasAll);
    void followedSites().then(setSites);
    look();
    const stops = [watchFollowedSites(setSites), watchAccess(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return { sites, hasAll };
}

/** The sites whose articles are read as they open, each with the way to stop that; and leave for all sites, where it is held. */
export function FollowedSites() {
  const { words } = useLanguage();
  const { sites, hasAll } = useSites();
  return (
    <>
      <p class={styles['quiet']}>{words(sites.length > 0 ? 'settings_sites_help' : 'settings_sites_none')}</p>
      <ul class={styles['list']}>
        {sites.map((site) => (
          <Site key={site.pattern} site={site} />
        ))}
      </ul>
      {hasAll && (
        <p data-all-sites="">
          {words('settings_all_sites')}{' '}
          <button type="button" onClick={() => void returnLoan()}>
            {words('loan_return')}
          </button>
        </p>
      )}
    </>
  );
}
