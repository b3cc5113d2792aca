/** Parameters that say how a reader came, never what is read; lower case. */
const TRACKING: ReadonlySet<string> = new Set([
  'amp',
  'cmp',
  'cmpid',
  'fb_action_ids',
  'ftag',
  'guccounter',
  'guce_referrer',
  'guce_referrer_sig',
  'ito',
  'mc_cid',
  'mc_eid',
  'mkt_tok',
  'ns_campaign',
  'ns_mchannel',
  'ns_source',
  'outputtype',
  'ref_src',
  'smid',
  'smtyp',
  'sr_share',
  'taid',
  'xtor',
]);

/** Whether an address's parameter of this name says how a reader came (`utm_source`, `fbclid`), not what they read. */
export function isTrackingParameter(name: string): boolean {
  const lower = name.toLowerCase();
  return lower.startsWith('utm_') || lower.endsWith('clid') || TRACKING.has(lower);
}
