import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

/** Lets the background listen to events of sites' permissions and shortcuts, which the fake browser does not have; gives them to be set off. */
export function unheardEvents() {
  const listeners = { allowed: vi.fn(), removed: vi.fn(), command: vi.fn() };
  vi.spyOn(fakeBrowser.permissions.onAdded, 'addListener').mockImplementation((listener) => {
    listeners.allowed.mockImplementation(listener);
  });
  vi.spyOn(fakeBrowser.permissions.onRemoved, 'addListener').mockImplementation((listener) => {
    listeners.removed.mockImplementation(listener);
  });
  vi.spyOn(fakeBrowser.commands.onCommand, 'addListener').mockImplementation((listener) => {
    listeners.command.mockImplementation(listener);
  });
  return listeners;
}
