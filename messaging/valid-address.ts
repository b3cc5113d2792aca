/** Longer addresses are dropped, since a cut one leads elsewhere; UTF-16 code units. */
const LONGEST_ADDRESS = 8_000;

/** An address as it may be kept: http(s), of a bearable length; null for any other, and for none. */
export function validAddress(address: string | null): string | null {
  if (address === null || address.length > LONGEST_ADDRESS || !URL.canParse(address)) return null;
  const { protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? address : null;
}
