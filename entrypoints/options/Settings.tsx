import { useLanguage } from '@/components/language';
import { EngineChoice } from './EngineChoice';
import { FollowedSites } from './FollowedSites';
import styles from './Settings.module.css';
import { Shortcuts } from './Shortcuts';
import { StorageUsed } from './StorageUsed';
import { Switch } from './Switch';

/** The settings: which sites are followed, how Sic shows things, its shortcuts, and what it has saved. */
export function Settings() {
  const { words } = useLanguage();
  return (
    <main class={styles['settings']}>
      <h1>{words('settings_title')}</h1>
      <section aria-labelledby="sites">
        <h2 id="sites">{words('settings_sites')}</h2>
        <FollowedSites />
      </section>
      <section aria-labelledby="look">
        <h2 id="look">{words('settings_look')}</h2>
        <Switch setting="namesHidden" label={words('settings_names')} help={words('settings_names_help')} />
        <Switch setting="pageMarks" label={words('settings_marks')} help={words('settings_marks_help')} />
        <EngineChoice />
      </section>
      <section aria-labelledby="shortcuts">
        <h2 id="shortcuts">{words('settings_shortcuts')}</h2>
        <Shortcuts />
      </section>
      <section aria-labelledby="saved">
        <h2 id="saved">{words('settings_saved')}</h2>
        <StorageUsed />
      </section>
    </main>
  );
}
