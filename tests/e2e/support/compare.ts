import type { ExpectedQuotation, ExpectedVersion } from './expected-samples';
import type { ReadQuotation, ReadVersion } from './read-popup';

/** Both sides of a comparison in one shape, so that a failed test shows a readable diff of the whole popup. */
export type Seen = Readonly<
  Record<string, { readonly speaker: string; readonly versions: readonly string[] }>
>;

const UNNAMED = '(nobody named)';
const OWN_VOICE = 'in the outlet’s own words';

const bare = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

function line(outlet: string, here: readonly string[], there: readonly string[], quotes: string): string {
  const list = (words: readonly string[]) => [...words].map(bare).sort().join(' / ');
  return `${outlet}: here [${list(here)}] there [${list(there)}]${quotes}`;
}

function expectedVersion({ outlet, differences, quotes }: ExpectedVersion): string {
  if (differences === null) return `${outlet}: ${OWN_VOICE}`;
  return line(outlet, differences.here, differences.there, quotes === undefined ? '' : ` quotes ${quotes}`);
}

function seenVersion({ outlet, summary, onlyHere, onlyThere }: ReadVersion): string {
  if (summary.includes(OWN_VOICE)) return `${outlet}: ${OWN_VOICE}`;
  const quotes = /quotes (?:more|less)/.exec(summary)?.[0];
  return line(outlet, onlyHere, onlyThere, quotes === undefined ? '' : ` ${quotes}`);
}

// "credited to Ines Calloway (Sic’s reading of “she”)" names her; a bare "she" or "a nurse" names nobody.
function seenSpeaker({ credit }: ReadQuotation): string {
  const name = (credit ?? '').replace(/^credited to /, '').replace(/ \(.*$/, '');
  return /^\p{Lu}/u.test(name) ? name : UNNAMED;
}

/** What the popup shows, by the words of each quotation. */
export function seen(quotations: readonly ReadQuotation[]): Seen {
  return Object.fromEntries(
    quotations.map((one) => [
      bare(one.words),
      { speaker: seenSpeaker(one), versions: one.versions.map(seenVersion).sort() },
    ]),
  );
}

/** What it should show. */
export function expected(quotations: readonly ExpectedQuotation[]): Seen {
  return Object.fromEntries(
    quotations.map(({ words, speaker, versions }) => [
      bare(words),
      { speaker: speaker ?? UNNAMED, versions: versions.map(expectedVersion).sort() },
    ]),
  );
}
