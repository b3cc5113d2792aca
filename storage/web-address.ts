/**
 * `value` as an address that may become a link: http(s) only, without user name and password; null for anything
 * else (javascript:, data:, file:, an address that does not parse). Page text is hostile, its addresses too.
 */
export function webAddress(value: string | null): URL | null {
  if (value === null || !URL.canParse(value)) return null;
  const address = new URL(value);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null;
  address.username = '';
  address.password = '';
  return address;
}
