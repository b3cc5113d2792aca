import preact from '@preact/preset-vite';
import { defineConfig } from 'wxt';

/** The identity of Sic in Firefox; a released extension may never change it. */
const GECKO_ID = 'sic@example.org';

export default defineConfig({
  imports: false,
  hooks: {
    // Each page is built by itself: chunks that pages share would hold what the popup loads only later, or never.
    'entrypoints:grouped': (_wxt, groups) => {
      const alone = groups.flatMap((group) => (Array.isArray(group) ? group.map((page) => [page]) : [group]));
      groups.splice(0, groups.length, ...alone);
    },
  },
  manifestVersion: 3,
  vite: () => ({ plugins: [preact()] }),
  manifest: ({ browser }) => ({
    name: '__MSG_extension_name__',
    description: '__MSG_extension_description__',
    default_locale: 'en',
    // `unlimitedStorage` keeps Chromium from evicting the corpus; Firefox would show it at install and does not need it.
    permissions: [
      'activeTab',
      'scripting',
      'storage',
      'contextMenus',
      ...(browser === 'firefox' ? [] : ['unlimitedStorage']),
    ],
    // Asked for at the act that needs them: a site the reader follows, or the open tabs they want compared.
    optional_host_permissions: ['*://*/*'],
    incognito: 'not_allowed',
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+K' } },
      'open-panel': {
        suggested_key: { default: 'Alt+Shift+S' },
        description: '__MSG_command_panel__',
      },
      'look-up-selection': {
        suggested_key: { default: 'Alt+Shift+L' },
        description: '__MSG_command_look_up__',
      },
    },
    // The card in the page. Its address is another in every session of Chromium and in every profile of Firefox.
    web_accessible_resources: [
      {
        resources: ['card.html'],
        matches: ['<all_urls>'],
        ...(browser === 'firefox' ? {} : { use_dynamic_url: true }),
      },
    ],
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: GECKO_ID,
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : { minimum_chrome_version: '120' }),
  }),
});
