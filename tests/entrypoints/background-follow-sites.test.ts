import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { followSites } from '@/entrypoints/background/follow-sites';
import { pageOpened } from '@/entrypoints/background/page-opened';
import { followedSites, followSite } from '@/messaging/followed-sites';
import { wantSite } from '@/messaging/wanted-site';
import { unheardEvents } from './unheard-events';

const POST = '*://post.example/*';
const MAIL = '*://mail.example/*';
const corpus = vi.fn(() => Promise.reject(new Error('nothing is to be read')));

/** What the browser allows, and what is registered with it. */
let allowed: Set<string>;
let registered: string[] | null;
let events: ReturnType<typeof unheardEvents>;

beforeEach(() => {
  fakeBrowser.reset();
  allowed = new Set();
  registered = null;
  events = unheardEvents();
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async ({ origins = [] }) =>
    origins.every((origin: string) => allowed.has(origin)),
  );
  const { scripting, action, tabs } = fakeBrowser;
  vi.spyOn(scripting, 'getRegisteredContentScripts').mockImplementation(async () =>
    registered === null ? [] : [{ id: 'follow-page' }],
  );
  for (const call of ['registerContentScripts', 'updateContentScripts'] as const)
    vi.spyOn(scripting, call).mockImplementation(async (scripts: { matches?: string[] | undefined }[]) => {
      registered = scripts[0]?.matches ?? [];
    });
  vi.spyOn(scripting, 'unregisterContentScripts').mockImplementation(async () => {
    registered = null;
  });
  vi.spyOn(scripting, 'executeScript').mockRejectedValue(new Error('not asked for'));
  vi.spyOn(tabs, 'query').mockImplementation(async () => []);
  for (const call of ['setBadgeText', 'setTitle', 'setBadgeBackgroundColor'] as const)
    vi.spyOn(action, call).mockResolvedValue(undefined);
  followSites(corpus);
});
afterEach(() => vi.restoreAllMocks());

const patterns = async () => (await followedSites()).map(({ pattern }) => pattern);
const settled = (wanted: string[] | null) => vi.waitFor(() => expect(registered).toEqual(wanted));

describe('followed sites', () => {
  test('have our script registered for them and for no other', async () => {
    allowed = new Set([POST, MAIL]);
    await followSite({ pattern: POST });
    await settled([POST]);
  });

  test('are not registered without leave, which would be silent', async () => {
    allowed = new Set([MAIL]);
    await followSite({ pattern: MAIL });
    await followSite({ pattern: POST });
    await settled([MAIL]);
  });

  test('are followed once the browser allows what was asked for, though the popup has closed', async () => {
    wantSite(POST);
    allowed = new Set([POST]);
    events.allowed({ origins: [POST] });
    await settled([POST]);
    expect(await patterns()).toEqual([POST]);
  });

  test('are not followed because something else was allowed', async () => {
    wantSite(POST);
    allowed = new Set([MAIL]);
    events.allowed({ origins: [MAIL] });
    await vi.waitFor(() => expect(fakeBrowser.permissions.contains).toHaveBeenCalled());
    expect(await patterns()).toEqual([]);
  });

  test('are dropped with the leave, those that are still allowed stay', async () => {
    allowed = new Set([POST, MAIL]);
    await followSite({ pattern: MAIL });
    await followSite({ pattern: POST });
    await settled([MAIL, POST]);
    allowed.delete(MAIL);
    events.removed({ origins: [MAIL] });
    await settled([POST]);
    expect(await patterns()).toEqual([POST]);
    allowed.clear();
    events.removed({ origins: [POST] });
    await settled(null);
    expect(await patterns()).toEqual([]);
  });
});

describe('a page that says it has opened', () => {
  const opened = pageOpened(corpus);
  const inTab = (url: string | undefined) =>
    vi.spyOn(fakeBrowser.tabs, 'get').mockResolvedValue({ id: 7, url } as never);

  test.each<[string, string | undefined, Parameters<typeof opened>[1]]>([
    ['on a site that is not followed', 'https://gull.example/a', { tabId: 7, frameId: 0 }],
    ['on a site that may not be read any more', 'https://mail.example/a', { tabId: 7, frameId: 0 }],
    ['in a frame', 'https://post.example/a', { tabId: 7, frameId: 3 }],
    ['in a tab whose address is not told', undefined, { tabId: 7, frameId: 0 }],
    ['in no tab', 'https://post.example/a', { tabId: null, frameId: null }],
    ['of which nothing is known', 'https://post.example/a', undefined],
  ])('is not read: %s', async (_where, url, from) => {
    allowed = new Set([POST]);
    await followSite({ pattern: POST });
    await followSite({ pattern: MAIL });
    inTab(url);
    expect(await opened({}, from)).toEqual({ ok: true, value: {} });
    expect(fakeBrowser.scripting.executeScript).not.toHaveBeenCalled();
    expect(corpus).not.toHaveBeenCalled();
  });
});
