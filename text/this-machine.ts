/**
 * Whether a host name, as a parsed address gives it, is this machine's. The parser has already written every form of an IPv4 address
 * (0x7f.1, 2130706433) as four numbers.
 */
export function isThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}
