import { browser } from 'wxt/browser';

/** A choice the reader makes once, by the name it is kept under on this device. Every one is off until it is made. */
export type Setting = 'pageMarks' | 'namesHidden';

/** Whether it is on; off when nothing can be read. */
export async function isOn(setting: Setting): Promise<boolean> {
  try {
    return (await browser.storage.local.get(setting))[setting] === true;
  } catch {
    return false;
  }
}

/** Keeps the choice. */
export async function turn(setting: Setting, on: boolean): Promise<void> {
  await browser.storage.local.set({ [setting]: on });
}
