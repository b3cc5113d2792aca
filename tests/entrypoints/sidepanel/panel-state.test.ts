import { describe, expect, test } from 'vitest';
import {
  FIRST_STATE,
  nextPanel,
  type PanelEvent,
  type PanelState,
} from '@/entrypoints/sidepanel/panel-state';
import type { TabInView } from '@/entrypoints/sidepanel/tab-in-view';

const tab = (id: number, url: string | null = `https://post.example/${id}`): TabInView => ({
  id,
  windowId: 1,
  url,
  title: null,
  moves: 0,
});

const happened = (...events: readonly PanelEvent[]): PanelState => events.reduce(nextPanel, FIRST_STATE);
const seen = (one: TabInView | null): PanelEvent => ({ type: 'tab-seen', tab: one });
const READ: PanelEvent = { type: 'asked', task: { kind: 'read-page' } };
const COMPARE: PanelEvent = { type: 'asked', task: { kind: 'compare-tabs' } };

describe('the panel', () => {
  test('reads the tab in view as soon as it is told', () => {
    expect(FIRST_STATE.showing.kind).toBe('nothing');
    expect(happened(seen(tab(1))).showing).toMatchObject({ kind: 'page', tab: { id: 1 }, lookUp: null });
  });

  test('keeps what it shows when another tab comes into view', () => {
    const state = happened(seen(tab(1)), seen(tab(2)));
    expect(state).toMatchObject({ showing: { tab: { id: 1 } }, now: { id: 2 } });
  });

  test('reads the tab in view when asked, anew each time', () => {
    const once = happened(seen(tab(1)), seen(tab(2)), READ);
    const twice = nextPanel(once, READ);
    expect(once.showing).toMatchObject({ tab: { id: 2 } });
    expect(twice.showing.turn).toBeGreaterThan(once.showing.turn);
  });

  test('does what was asked before the tab was told', () => {
    const asked: PanelEvent = { type: 'asked', task: { kind: 'look-up', text: 'the quay' } };
    expect(happened(asked, seen(tab(1))).showing).toMatchObject({ kind: 'page', lookUp: 'the quay' });
  });

  test('compares tabs without waiting for one, and does not read the page then', () => {
    expect(happened(COMPARE, seen(tab(1))).showing.kind).toBe('compare-tabs');
  });

  test('learns the address once the page has been read', () => {
    const told = happened(seen(tab(1, null)), { type: 'answered', tab: tab(1) });
    expect(told).toMatchObject({ showing: { tab: { url: 'https://post.example/1' } }, now: tab(1) });
  });

  test('does not take another tab’s address for that of the page read', () => {
    const told = happened(seen(tab(1, null)), { type: 'answered', tab: tab(2) });
    expect(told.showing).toMatchObject({ tab: { id: 1, url: null } });
  });
});
