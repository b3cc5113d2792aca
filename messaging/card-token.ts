/**
 * A token no page can guess: 128 random bits as hexadecimal digits. `crypto.randomUUID` is missing from pages that were not
 * loaded over https, and tokens are made there too.
 */
export function newCardToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
