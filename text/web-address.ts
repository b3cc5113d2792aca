// The one part of the platform this folder needs, which its library of pure JavaScript does not declare.
declare const URL: {
  new (address: string): { protocol: string; username: string; password: string; readonly href: string };
  canParse(address: string): boolean;
};

/**
 * The address when it may become a link: http(s) only, without user name and password; null for anything else
 * (`javascript:`, `data:`, `file:`, an address that does not parse). Page text is hostile, its addresses too.
 */
export function webAddress(value: string | null): string | null {
  if (value === null || !URL.canParse(value)) return null;
  const address = new URL(value);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null;
  address.username = '';
  address.password = '';
  return address.href;
}
