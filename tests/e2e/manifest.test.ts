import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BrowserName } from '@/scripts/setup/find-browser.mjs';
import { built } from './support/built';

function manifest(browser: BrowserName): Record<string, unknown> {
  return JSON.parse(readFileSync(join(built(browser), 'manifest.json'), 'utf8'));
}

/** Everything in a manifest that lets an extension reach further than its button. */
const NEVER = [
  'host_permissions',
  'optional_permissions',
  'content_scripts',
  'externally_connectable',
  'content_security_policy',
  'update_url',
];

describe.each([
  ['chromium', ['activeTab', 'scripting', 'storage', 'contextMenus', 'unlimitedStorage', 'sidePanel']],
  ['firefox', ['activeTab', 'scripting', 'storage', 'contextMenus']],
] as const)('the built manifest for %s', (browser, permissions) => {
  test(`asks for ${permissions.join(', ')} and nothing else`, () => {
    expect(manifest(browser)).toHaveProperty('permissions', permissions);
  });

  test('may ask for sites later, and has none from the start', () => {
    expect(manifest(browser)).toHaveProperty('optional_host_permissions', ['*://*/*']);
  });

  test('suggests no more keys than browsers take, with Alt and Shift', () => {
    const commands = Object.values(manifest(browser)['commands'] ?? {});
    const keys = commands.flatMap(
      (one: { suggested_key?: { default: string } }) => one.suggested_key?.default ?? [],
    );
    expect(keys.length).toBeLessThanOrEqual(4);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^Alt\+Shift\+[A-Z]$/.test(key))).toEqual([]);
  });

  test.each(NEVER)('has no %s', (key) => {
    expect(manifest(browser)).not.toHaveProperty(key);
  });

  test('lets pages embed the card and nothing else, in Chromium at an address of the session', () => {
    const card = { resources: ['card.html'], matches: ['<all_urls>'] };
    const secret = browser === 'chromium' ? { use_dynamic_url: true } : {};
    expect(manifest(browser)).toHaveProperty('web_accessible_resources', [{ ...card, ...secret }]);
  });

  test('suggests a key of its own for looking up what is selected, which browsers allow', () => {
    const commands = Object.entries(manifest(browser)['commands'] ?? {});
    expect(commands.map(([name]) => name)).toContain('look-up-selection');
    for (const [, { suggested_key: key }] of commands) {
      if (key === undefined) continue;
      expect(key.default).toMatch(/^(?:Ctrl|Alt)\+(?:Shift\+)?[A-Z0-9]$/);
    }
  });

  test('stays out of private windows', () => {
    expect(manifest(browser)).toHaveProperty('incognito', 'not_allowed');
  });

  test('is manifest version 3, opens a popup, and speaks through the catalogue', () => {
    expect(manifest(browser)).toMatchObject({
      manifest_version: 3,
      action: { default_popup: 'popup.html' },
      name: '__MSG_extension_name__',
      description: '__MSG_extension_description__',
      default_locale: 'en',
    });
  });
});

test('the build for Firefox has its identity, its oldest version and collects no data', () => {
  expect(manifest('firefox')).toHaveProperty('browser_specific_settings', {
    gecko: {
      id: 'sic@example.org',
      strict_min_version: '140.0',
      data_collection_permissions: { required: ['none'] },
    },
  });
  expect(manifest('firefox')).toHaveProperty('background', { scripts: ['background.js'] });
});

test('the build for Chromium names its oldest version', () => {
  expect(manifest('chromium')).toHaveProperty('minimum_chrome_version', '120');
  expect(manifest('chromium')).toHaveProperty('background', { service_worker: 'background.js' });
});

test('each build has the same page as its panel, and none opens it by itself', () => {
  expect(manifest('chromium')).toHaveProperty('side_panel', { default_path: 'sidepanel.html' });
  expect(manifest('firefox')).toHaveProperty('sidebar_action', {
    default_panel: 'sidepanel.html',
    default_title: 'Sic',
    open_at_install: false,
  });
});
