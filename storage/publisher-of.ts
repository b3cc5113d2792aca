import type { Publisher } from '@/text/answer';
import { isAggregator } from './aggregator';
import type { ArticleRow } from './corpus-db';
import type { KnownOutlets } from './known-outlets';
import { domainNamed } from './site';

/** Who published a capture, as it is shown: by the name the reader knows the outlet by. */
export function publisherOf(
  capture: Pick<ArticleRow, 'identity' | 'outlet' | 'outletName'>,
  outlets: KnownOutlets,
): Publisher {
  const { identity, outlet } = capture;
  const group = outlets.groupOf(outlet);
  return {
    outlet: outlets.nameOf(capture),
    domain: domainNamed(identity),
    outletKey: outlet,
    ...(outlets.membersOf(outlet).length > 1 && { joined: group }),
    ...(isAggregator(identity) && { aggregator: true }),
  };
}
