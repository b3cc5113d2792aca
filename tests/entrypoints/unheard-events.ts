import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

type Listener = (...given: never[]) => void;

/** An event the fake browser does not have: whoever listens is heard, and calling what this gives sets the event off. */
function setOff(event: { addListener: (listener: never) => void }) {
  const listeners: Listener[] = [];
  vi.spyOn(event, 'addListener').mockImplementation((listener: Listener) => {
    listeners.push(listener);
  });
  return (...given: readonly unknown[]): void => {
    for (const listener of listeners) Reflect.apply(listener, undefined, given);
  };
}

/** Lets the background listen to events of sites' permissions and of shortcuts; gives them to be set off. */
export function unheardEvents() {
  return {
    allowed: setOff(fakeBrowser.permissions.onAdded),
    removed: setOff(fakeBrowser.permissions.onRemoved),
    command: setOff(fakeBrowser.commands.onCommand),
  };
}
