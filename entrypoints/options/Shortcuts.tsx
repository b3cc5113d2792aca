import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { useLanguage } from '@/components/language';
import styles from './Settings.module.css';

interface Shortcut {
  readonly name: string;
  readonly description: string;
  /** As the browser has it bound; '' for none. */
  readonly keys: string;
}

/** The popup's own has no words of ours. */
const OWN = '_execute_action';

async function boundShortcuts(): Promise<Shortcut[]> {
  const commands = await browser.commands.getAll().catch(() => []);
  return commands.map(({ name = '', description = '', shortcut = '' }) => ({
    name,
    description,
    keys: shortcut,
  }));
}

interface ShortcutPage {
  openShortcutSettings(): Promise<void>;
}

function hasShortcutPage(api: object): api is ShortcutPage {
  return 'openShortcutSettings' in api && typeof api.openShortcutSettings === 'function';
}

async function openShortcutPage(): Promise<void> {
  const { commands } = browser;
  if (hasShortcutPage(commands)) await commands.openShortcutSettings();
  else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}

/** The shortcuts as they are really bound, which a suggestion in the manifest does not make sure of; they are changed in the browser. */
export function Shortcuts() {
  const { words } = useLanguage();
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[]>([]);
  useEffect(() => {
    const look = (): void => void boundShortcuts().then(setShortcuts);
    look();
    // The reader comes back from the browser's own page, where they changed them.
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);
  return (
    <>
      <ul class={`${styles['list']} ${styles['keys']}`}>
        {shortcuts.map(({ name, description, keys }) => (
          <li key={name} data-command={name}>
            <span>{name === OWN ? words('command_popup') : description}</span>
            {keys === '' ? (
              <span class={styles['quiet']}>{words('settings_no_key')}</span>
            ) : (
              <kbd>{keys}</kbd>
            )}
          </li>
        ))}
      </ul>
      <p>
        <button type="button" onClick={() => void openShortcutPage().catch(() => undefined)}>
          {words('settings_change_keys')}
        </button>
      </p>
    </>
  );
}
