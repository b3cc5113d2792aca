import type { Basis } from '@/text/comparison/comparison';
import type { CapturedAs, SavedMatch, SavedWitness } from '@/text/saved-comparison';
import type { Match } from '@/text/matching/passage';
import { basisBetween, circumstancesOf } from './basis-between';
import type { CapturedContext } from './context-in-capture';
import type { Told } from './collation-witness';
import type { ArticleRow } from './corpus-db';
import type { StoredOccurrence } from './corpus-index';
import type { Gathered } from './gather-witnesses';
import { wordsOfVersion } from './words-of-version';

function capturedAs({ selection, url, canonicalUrl }: ArticleRow): CapturedAs {
  if (selection) return 'selection';
  return url === null && canonicalUrl === null ? 'file' : 'page';
}

/** What is saved of a text whose page is not. An identity that is an address is one by which it can be found. */
function ofNoCapture({ id, here }: Told['shown'], page: string) {
  const address = here && URL.canParse(page) ? page : null;
  return {
    id,
    authors: [],
    section: null,
    url: null,
    canonicalUrl: address,
    modifiedAt: null,
    lastSeenAt: null,
    capturedAs: page === '' ? ('pasted' as const) : ('unsaved' as const),
    truncated: false,
    morePages: false,
  };
}

function ofCapture(id: string, row: ArticleRow) {
  return {
    id,
    authors: row.authors,
    section: row.section ?? null,
    url: row.url,
    canonicalUrl: row.canonicalUrl,
    modifiedAt: row.modifiedAt ?? null,
    lastSeenAt: row.lastSeenAt,
    capturedAs: capturedAs(row),
    truncated: row.truncated ?? false,
    morePages: row.morePages ?? false,
  };
}

/** What both sorts of witnesses have of themselves. */
function ofTold({ shown, witness }: Told, found: CapturedContext | null) {
  const { outlet, domain, headline, publishedAt, capturedAt, language, agency, earlierCopy } = shown;
  const { printed, speaker, textId } = witness;
  const context = found?.context;
  return {
    textId,
    outlet,
    domain,
    headline,
    publishedAt,
    capturedAt,
    language,
    agency: agency ?? null,
    earlierCopy: earlierCopy ?? false,
    quoted: printed.passage.quotation !== null,
    standsIn: context?.kind === 'headline' ? ('headline' as const) : printed.passage.standsIn,
    printed: printed.text,
    segments: printed.passage.segments,
    speaker,
    around: context?.kind === 'text' ? { before: context.before, after: context.after } : null,
    evidence: found?.row?.evidence ?? null,
  };
}

function matchWith({ here }: Gathered, { witness }: Told, match: Match): SavedMatch {
  return { ...match, words: { a: here.witness.printed.words.length, b: witness.printed.words.length } };
}

function basisOf(gathered: Gathered, occurrence: StoredOccurrence, foundHere: CapturedContext | null): Basis {
  const { here, words, marks } = gathered;
  const said = marks.ofPair('basis', words, wordsOfVersion(occurrence));
  if (said !== null) return said.claim.basis;
  const { speaker, publishedAt } = here.witness;
  const { language } = here.shown;
  const evidence = foundHere?.row?.evidence ?? null;
  return basisBetween({ speaker, language, publishedAt, evidence }, circumstancesOf(occurrence));
}

/** Where the words of each witness stand in its capture, by `Witness.id`. */
export type Contexts = ReadonlyMap<string, CapturedContext | null>;

/** All that was gathered of one utterance as it is saved, the text on screen first. Reads nothing. */
export function savedWitnesses(gathered: Gathered, contexts: Contexts): SavedWitness[] {
  const { here, row, others, versions, marks, words } = gathered;
  const foundHere = contexts.get(here.witness.id) ?? null;
  const first: SavedWitness = {
    ...(row === null ? ofNoCapture(here.shown, words.page) : ofCapture(here.witness.id, row)),
    ...ofTold(here, foundHere),
    basis: 'same words expected',
    source: marks.sourceOf(here.witness.id),
    match: null,
  };
  const found = others.flatMap((told): SavedWitness[] => {
    const { id } = told.witness;
    const version = versions.get(id);
    if (version === undefined) return [];
    const { occurrence, match } = version;
    return [
      {
        ...ofCapture(id, occurrence.capture),
        ...ofTold(told, contexts.get(id) ?? null),
        basis: basisOf(gathered, occurrence, foundHere),
        source: marks.sourceOf(id),
        match: matchWith(gathered, told, match),
      },
    ];
  });
  return [first, ...found];
}
