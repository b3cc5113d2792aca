/*
 * One line per text: what statistics programs and spreadsheets take. RFC 4180, UTF-8 with a byte order mark, because Excel takes a file
 * without one for another encoding.
 *
 * A spreadsheet runs a cell that begins with = + - @ as a formula, and a page may print one. Such a cell begins with an apostrophe,
 * as OWASP ("CSV Injection") advises, also behind white space, which some programs drop. Whoever counts letters takes it off again.
 */
import type { Collation } from '@/text/comparison/collation';
import type { SavedComparison, SavedWitness } from '@/text/saved-comparison';
import { savedCollation } from '@/text/saved/saved-collation';
import type { ExportContext, ExportWriter } from './export-format';
import { witnessWords } from './witness-words';

const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** What begins a formula in some program, full-width forms included; a tab or line end may hide one. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const NEEDS_MARKS = /[",\r\n]|^\s|\s$/;

/** One cell; whatever stands in it is read back as it is, but for the apostrophe before what could be a formula. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_MARKS.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A comparison with what follows from it. */
interface Told {
  readonly comparison: SavedComparison;
  readonly collation: Collation | null;
  readonly program: string;
}

/** How a text's words differ from the base, at all places together. */
function kindsOf(collation: Collation | null, id: string): string {
  const readings = (collation?.runs ?? []).flatMap((run) => (run.type === 'place' ? run.readings : []));
  const own = readings.filter(({ forms }) => forms.some(({ witnesses }) => witnesses.includes(id)));
  return [...new Set(own.flatMap(({ kinds }) => kinds))].join(' ');
}

function printingOf(collation: Collation | null, id: string) {
  return collation?.printings.find(({ copies }) => copies.some(({ witnesses }) => witnesses.includes(id)));
}

const yes = (is: boolean): string => (is ? 'yes' : '');

/** The columns in their order: names for programs, the same in every language. */
const COLUMNS: readonly (readonly [string, (witness: SavedWitness, told: Told) => string])[] = [
  ['comparison', (_one, { comparison }) => comparison.id],
  ['saved_at', (_one, { comparison }) => comparison.savedAt],
  ['on_screen', ({ id }, { comparison }) => yes(id === comparison.here)],
  ['base', ({ id }, { comparison }) => yes(id === comparison.base)],
  ['outlet', ({ outlet }) => outlet],
  ['domain', ({ domain }) => domain],
  ['headline', ({ headline }) => headline ?? ''],
  ['authors', ({ authors }) => authors.join('; ')],
  ['section', ({ section }) => section ?? ''],
  ['published_at', ({ publishedAt }) => publishedAt ?? ''],
  ['modified_at', ({ modifiedAt }) => modifiedAt ?? ''],
  ['captured_at', ({ capturedAt }) => capturedAt ?? ''],
  ['last_seen_at', ({ lastSeenAt }) => lastSeenAt ?? ''],
  ['captured_as', ({ capturedAs }) => capturedAs],
  ['url', ({ url }) => url ?? ''],
  ['canonical_url', ({ canonicalUrl }) => canonicalUrl ?? ''],
  ['language', ({ language }) => language ?? ''],
  ['agency', ({ agency }) => agency ?? ''],
  ['story', ({ textId }) => textId],
  ['quoted', ({ quoted }) => yes(quoted)],
  ['stands_in', ({ standsIn }) => standsIn],
  ['speaker', ({ speaker }) => speaker ?? ''],
  ['words', witnessWords],
  ['before', ({ around }) => around?.before ?? ''],
  ['after', ({ around }) => around?.after ?? ''],
  ['standing', ({ id }, { collation }) => printingOf(collation, id)?.standing ?? ''],
  ['overlap', ({ id }, { collation }) => printingOf(collation, id)?.overlap ?? ''],
  ['attribution', ({ id }, { collation }) => printingOf(collation, id)?.attribution ?? ''],
  ['differences', ({ id }, { collation }) => kindsOf(collation, id)],
  ['basis', ({ basis }) => basis],
  ['record_since', ({ source }) => source?.madeAt ?? ''],
  ['record_by', ({ source }) => (source?.claim.what === 'source' ? (source.claim.by ?? '') : '')],
  ['corrections', (_one, { comparison }) => comparison.marks.map(({ claim }) => claim.what).join(' ')],
  ['note', (_one, { comparison }) => comparison.note],
  ['tags', (_one, { comparison }) => comparison.tags.join('; ')],
  ['sic', (_one, { program }) => program],
];

const line = (cells: readonly string[]): string => cells.map(csvCell).join(',') + LINE_END;

/** Writes comparisons as CSV, one line per text. */
export function csv({ program }: ExportContext): ExportWriter {
  return {
    begin: () => BYTE_ORDER_MARK + line(COLUMNS.map(([name]) => name)),
    add: (comparison) => {
      const told = { comparison, collation: savedCollation(comparison), program };
      return comparison.witnesses
        .map((witness) => line(COLUMNS.map(([, cell]) => cell(witness, told))))
        .join('');
    },
    end: () => '',
  };
}
