import { validAddress } from '@/messaging/valid-address';

/**
 * A tab's address as an article may keep it, or null. One that is too long, as pages can make theirs, loses what says the
 * least about the page: the fragment, then the query.
 */
export function tabAddress(address: string): string | null {
  const [page = ''] = address.split('#', 1);
  const [path = ''] = page.split('?', 1);
  return validAddress(address) ?? validAddress(page) ?? validAddress(path);
}
