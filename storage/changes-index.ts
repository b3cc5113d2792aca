import type { Claim } from '@/text/reader-mark';

/** Whether a claim changes which passages a page has, or whom they are credited to: then the page is indexed anew. */
export function changesIndex({ what }: Claim): boolean {
  return what === 'wrong-speaker' || what === 'not-a-quotation' || what === 'missed';
}
