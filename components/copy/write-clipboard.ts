import type { CopiedComparison } from './copied-comparison';
import { markdown } from './markdown';
import { plainText } from './plain-text';
import { richText } from './rich-text';

/** In which form both texts are copied. */
export type CopyFormat = 'plain' | 'markdown' | 'rich';

function items(format: CopyFormat, copied: CopiedComparison): Record<string, string> {
  switch (format) {
    case 'plain':
      return { 'text/plain': plainText(copied) };
    case 'markdown':
      return { 'text/plain': markdown(copied) };
    case 'rich':
      // A field that takes no formatting gets the plain form.
      return { 'text/plain': plainText(copied), 'text/html': richText(copied) };
  }
}

/** Puts both texts on the clipboard; false when the browser does not let it. Needs the reader's click, no permission. */
export async function writeClipboard(format: CopyFormat, copied: CopiedComparison): Promise<boolean> {
  try {
    const blobs = Object.entries(items(format, copied)).map(([type, text]) => [
      type,
      new Blob([text], { type }),
    ]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    return false;
  }
}
