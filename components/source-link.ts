import type { VersionAnswer } from '@/text/answer';
import type { SentencesRound } from '@/text/sentences-round';
import { textFragment } from '@/text/text-fragment';
import { webAddress } from '@/text/web-address';

/** A page's address may carry a directive of its own. */
const DIRECTIVE = ':~:';

/** What browsers show by a viewer of theirs that looks for no words. */
const NO_PAGE = /\.(?:pdf|docx?|mp[34]|jpe?g|png)$/i;

type Linked = Pick<VersionAnswer, 'url' | 'segments' | 'earlierCopy'>;

function withoutDirective(address: string): string {
  const at = address.indexOf(DIRECTIVE);
  return at === -1 ? address : address.slice(0, at);
}

/** Whether the page at this address may still print the words. */
function mayHold({ earlierCopy }: Linked, address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return !earlierCopy && !NO_PAGE.test(path);
}

/**
 * The link to a version's article, opened at its words where a browser can find them; null when it has no address that
 * may become one. What stands beside the words, where known, tells short ones apart.
 */
export function sourceLink(
  version: Linked,
  round: SentencesRound = { before: '', after: '' },
): string | null {
  const address = webAddress(version.url);
  if (address === null) return null;
  const plain = withoutDirective(address);
  const fragment = mayHold(version, plain)
    ? textFragment({ segments: version.segments ?? [], ...round })
    : null;
  if (fragment === null) return plain;
  return `${plain}${plain.includes('#') ? '' : '#'}${fragment}`;
}
