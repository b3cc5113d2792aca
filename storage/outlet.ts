import type { Article } from '@/text/article';
import { addressOf } from './address';
import { registrableDomain } from './site';

/** Who published an article. */
export interface Outlet {
  /**
   * What tells outlets apart: the registrable domain ("bbc.co.uk"). Without one (an IP address, a local host) the
   * page's own name for its outlet decides, since one machine may serve several: "127.0.0.1/the harbour post", or
   * "127.0.0.1:8080" for a page that names none. A text without an address: "/the harbour post" or "".
   */
  readonly domain: string;
  /** To be read: the page's own name, else the domain. */
  readonly name: string;
}

/** Longer names are a page's mistake or its joke; UTF-16 code units. */
const LONGEST_NAME = 80;

function readable(name: string | null): string | null {
  const clean = (name ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).toWellFormed();
  return clean === '' ? null : clean;
}

function domainOf(address: URL | null, name: string | null): string {
  const domain = address === null ? null : registrableDomain(address);
  if (domain !== null) return domain;
  if (name !== null) return `${address?.hostname ?? ''}/${name.toLowerCase()}`;
  return address?.host ?? '';
}

/** The outlet of an article, from its address and from what the page calls itself. */
export function outletOf(article: Pick<Article, 'url' | 'canonicalUrl' | 'outlet'>): Outlet {
  const address = addressOf(article);
  const name = readable(article.outlet);
  const domain = domainOf(address === null ? null : new URL(address), name);
  return { domain, name: name ?? domain };
}
