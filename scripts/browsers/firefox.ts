/** @file Firefox with the extension installed for the session, driven through Marionette. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '@/scripts/setup/find-browser.mjs';
import type { Browser, BrowserOptions, Card, Frame, Popup } from './browser';
import { cardFrom } from './card';
import { firefoxPopup } from './firefox-popup';
import { environment, type Identity, identityOf, writePreferences } from './firefox-profile';
import { Session } from './firefox-session';
import * as inWindow from './firefox-window';
import * as inPage from './firefox-page';
import { Marionette } from './marionette';
import { TemporaryProfile } from './temporary-profile';
import { until } from './until';

/** Drives one browser that has been started. */
class Firefox implements Browser {
  readonly name = 'firefox';
  readonly tab: Frame;
  readonly #session: Session;
  readonly #widget: string;
  readonly #popupAddress: string;
  #popup: Popup | null = null;

  constructor(
    private readonly marionette: Marionette,
    private readonly profile: TemporaryProfile,
    private readonly identity: Identity,
    readonly extensionAddress: string,
    readonly version: string,
    readonly closed: Promise<void>,
  ) {
    this.#session = new Session(marionette);
    this.tab = this.#session.tab;
    // Firefox makes the names of its toolbar's elements of the id in this way.
    this.#widget = identity.id.toLowerCase().replaceAll(/[^a-z0-9_-]/g, '_');
    this.#popupAddress = extensionAddress + identity.popup;
  }

  async pinButton(): Promise<void> {
    await this.#session.inWindow(inWindow.pinToolbarButton, this.#widget);
  }

  async visit(address: string): Promise<'page' | 'error-page'> {
    await this.#closePopup();
    return this.#session.visit(address);
  }

  async clickToolbarButton(): Promise<Popup> {
    await this.#closePopup();
    const click = async () =>
      (await this.#session.inWindow(inWindow.clickToolbarButton, this.#widget)) || null;
    await until(click, "the extension's toolbar button");
    const popup = firefoxPopup(this.#session, this.#popupAddress);
    const isThere = async () =>
      ((await popup.isOpen()) && (await popup.evaluate(() => document.body !== null))) || null;
    await until(isThere, 'the popup to open');
    this.#popup = popup;
    return popup;
  }

  async cards(): Promise<Card[]> {
    const indices = await this.#session.inWindow(inPage.framesAt, this.extensionAddress);
    return indices.map((index) => this.#cardIn(this.#session.frame(index)));
  }

  #cardIn(frame: Frame): Card {
    return cardFrom(frame, async () => {
      const page = await this.tab.evaluate(inPage.placeOnScreen);
      const { x, y, width, height } = await frame.evaluate(inPage.placeOnScreen);
      return { x: x - page.x, y: y - page.y, width, height };
    });
  }

  cardsInTabs(): Promise<string[]> {
    return this.#session.inWindow(inPage.titlesOfTabs, `${this.extensionAddress}card.html`);
  }

  async memory(): Promise<null> {
    return null;
  }

  async press(chord: string): Promise<void> {
    await this.#session.inWindow(inPage.press, chord.split('+'));
  }

  async chooseLookUp({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    await this.#session.inWindow(inPage.openMenu, x, y);
    const choose = async () => (await this.#session.inWindow(inPage.chooseEntry, this.#widget)) || null;
    await until(choose, "the extension's entry in the menu");
  }

  async panel(): Promise<Popup> {
    const panel = firefoxPopup(this.#session, `${this.extensionAddress}sidepanel.html`, 'sidebar');
    const isThere = async () =>
      ((await panel.isOpen()) && (await panel.evaluate(() => document.body !== null))) || null;
    await until(isThere, 'the sidebar to open');
    return panel;
  }

  async page(file: string): Promise<Popup> {
    const page = firefoxPopup(this.#session, this.extensionAddress + file, 'tab');
    const isThere = async () =>
      ((await page.isOpen()) && (await page.evaluate(() => document.body !== null))) || null;
    await until(isThere, `${file} to open in a tab`);
    return page;
  }

  async addTab(address: string): Promise<void> {
    await this.#closePopup();
    await this.#session.inWindow(inPage.addTab, address);
  }

  async showFirstTab(): Promise<void> {
    await this.#session.inWindow(inPage.showFirstTab);
  }

  async allowSites(): Promise<void> {
    await this.#session.inWindow(inWindow.answerYes);
  }

  async stopBackground(): Promise<void> {
    const stop = async () =>
      (await this.#session.inWindow(inWindow.stopBackground, this.identity.id)) || null;
    await until(stop, 'the background to stop');
  }

  async isBackgroundRunning(): Promise<boolean> {
    return (await this.#session.inWindow(inWindow.backgroundState, this.identity.id)) !== 'stopped';
  }

  complaints(): Promise<string[]> {
    return this.#session.inWindow(inWindow.complaintsOf, this.extensionAddress);
  }

  async close(): Promise<void> {
    // The profile is thrown away, so nothing is lost by ending the process at once.
    this.marionette.close();
    this.profile.remove();
    await this.closed;
  }

  async #closePopup(): Promise<void> {
    const popup = this.#popup;
    this.#popup = null;
    await popup?.close();
  }
}

/** Reads the port Firefox chose. */
async function portOf(profile: string): Promise<number> {
  const read = async () => Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')) || null;
  return until(read, 'Firefox to start', 60_000);
}

/** Starts the program and connects to it; rejects as soon as it ends instead. */
async function start(program: string, profile: TemporaryProfile, headless: boolean) {
  const words = ['--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile.folder];
  const child = spawn(program, headless ? ['--headless', ...words] : words, {
    stdio: 'ignore',
    // A group of its own, so that its content processes end with it.
    detached: process.platform !== 'win32',
    env: environment(profile.folder, headless),
  });
  profile.usedBy(child);
  const closed = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const died = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => reject(new Error(`Firefox ended with status ${status} while starting.`)));
  });
  // Once connected it may end as it likes.
  died.catch(() => undefined);
  const marionette = await Promise.race([portOf(profile.folder).then(Marionette.connect), died]);
  return { marionette, closed };
}

/**
 * Opens Firefox with the extension installed until it closes.
 *
 * @throws when there is no Firefox, it does not start, or it refuses the extension
 */
export async function openFirefox({ extension, headless, colours }: BrowserOptions): Promise<Browser> {
  const program = findBrowser('firefox');
  if (program === null) throw new Error('Firefox not found: run `npm run setup`.');
  const identity = identityOf(extension);
  const uuid = randomUUID();
  const profile = new TemporaryProfile('firefox');
  try {
    writePreferences(profile.folder, identity.id, uuid, colours);
    const { marionette, closed } = await start(program, profile, headless);
    const version = await Session.start(marionette);
    await marionette.send('Addon:Install', { path: extension, temporary: true });
    const address = `moz-extension://${uuid}/`;
    const firefox = new Firefox(marionette, profile, identity, address, version, closed);
    await firefox.pinButton();
    return firefox;
  } catch (error) {
    profile.remove();
    throw error;
  }
}
