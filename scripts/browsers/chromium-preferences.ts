import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The id Chromium gives an unpacked extension: the first 128 bits of the hash of its folder's path, written with the
 * letters a to p. (Chromium, extensions/common/extension_id.cc and crx_file/id_util.cc.)
 */
function unpackedId(extension: string): string {
  const digits = createHash('sha256').update(extension).digest('hex').slice(0, 32);
  return [...digits].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('');
}

/**
 * Pins the extension's button in the toolbar of a new profile, so that a person sees it without opening a menu.
 * On a system where the id comes out otherwise the button only stays in the menu.
 */
export function pinInToolbar(profile: string, extension: string): void {
  const folder = join(profile, 'Default');
  mkdirSync(folder, { recursive: true });
  const preferences = { extensions: { pinned_extensions: [unpackedId(extension)] } };
  writeFileSync(join(folder, 'Preferences'), JSON.stringify(preferences));
}
