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

/** Calls back when the choice is made anew, here or anywhere else in the extension; gives the way to stop it. */
export function watchSetting(setting: Setting, onChange: (on: boolean) => void): () => void {
  const listen = (changes: Record<string, { newValue?: unknown }>, area: string): void => {
    const change = changes[setting];
    if (area === 'local' && change !== undefined) onChange(change.newValue === true);
  };
  browser.storage.onChanged.addListener(listen);
  return () => browser.storage.onChanged.removeListener(listen);
}

/** Keeps the choice. */
export async function turn(setting: Setting, on: boolean): Promise<void> {
  await browser.storage.local.set({ [setting]: on });
}
