import { hideNamesAtFirst } from '@/components/names-choice';
import '@/components/theme.css';
import './panel.css';
import { showPage } from '@/components/reading/show-page';
import { browserLanguage, catalogueWords } from '@/messaging/catalogue';
import { ask } from '@/messaging/client';
import { isOn } from '@/messaging/settings';
import { Panel } from './Panel';

/** In a tab of its own, the panel says in its address whose page it shows. */
function fixedTab(): number | null {
  const given = new URLSearchParams(location.search).get('tab') ?? '';
  return /^\d{1,10}$/.test(given) ? Number(given) : null;
}

void isOn('namesHidden').then((on) => on && hideNamesAtFirst());
showPage(catalogueWords, browserLanguage(), <Panel ask={ask} tabId={fixedTab()} />);
