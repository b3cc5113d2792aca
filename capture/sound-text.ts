/**
 * Text that survives every border: messages turn lone surrogates into something else, databases and command
 * lines cut at NUL. Lone halves of surrogate pairs become U+FFFD, NUL is dropped.
 */
export function soundText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}
