/** How far into a page its encoding may be declared, as browsers look for it. */
const DECLARATION_WITHIN = 2048;

/** The encoding of pages that declare none and are no UTF-8: what browsers take in western countries. */
const FALLBACK = 'windows-1252';

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    // Not this encoding, or one nobody knows.
    return null;
  }
}

/** The encoding a byte order mark tells; UTF-8 where there is none. */
export function markedEncoding([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * The text of a page from its bytes. UTF-8 where the bytes are UTF-8, which hardly ever happens by accident and is often
 * declared wrongly by saved pages; else as the page declares.
 */
export function decodePage(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_WITHIN));
  const declared = /charset\s*=\s*["']?\s*([\w:-]+)/i.exec(head)?.[1];
  return (
    decoded(bytes, markedEncoding(bytes)) ??
    (declared === undefined ? null : decoded(bytes, declared)) ??
    new TextDecoder(FALLBACK).decode(bytes)
  );
}
