import { useState } from 'preact/hooks';
import { useLanguage } from '@/components/language';
import { askForSites, askForTab, hostOfPattern, mayAskForTab, sitePattern } from '@/messaging/site-access';
import styles from './AccessHelp.module.css';
import type { TabInView } from './tab-in-view';

interface AccessHelpProps {
  readonly tab: TabInView;
  readonly onAllowed: () => void;
}

/**
 * How a page is read from the panel, which the browser lets Sic do only after a click on the icon or with leave for the site: both are
 * offered. Where the browser does not tell which site it is, it is asked to ask the reader itself, if it can.
 */
export function AccessHelp({ tab, onAllowed }: AccessHelpProps) {
  const { words } = useLanguage();
  const [asked, setAsked] = useState(false);
  const pattern = tab.url === null ? null : sitePattern(tab.url);
  const allow = async (): Promise<void> => {
    if (pattern === null) {
      await askForTab(tab.id);
      setAsked(true);
    } else if (await askForSites([pattern])) onAllowed();
  };
  const mayAsk = pattern !== null || mayAskForTab();
  return (
    <div class={styles['help']} data-access="">
      <p>{words('panel_access')}</p>
      {mayAsk && (
        <button type="button" onClick={() => void allow()}>
          {pattern === null ? words('panel_allow') : words('panel_allow_site', [hostOfPattern(pattern)])}
        </button>
      )}
      <p role="status">{asked && words('panel_asked')}</p>
    </div>
  );
}
