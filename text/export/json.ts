import type { SavedComparison } from '@/text/saved-comparison';
import type { ExportContext, ExportWriter } from './export-format';

/** What the file says of itself. */
const KIND = 'sic-comparisons';
const VERSION = 1;

/** Writes comparisons as JSON, each complete in itself, with all the reader's corrections. */
export function json({ program }: ExportContext): ExportWriter {
  let written = 0;
  return {
    begin: () =>
      `{"kind":${JSON.stringify(KIND)},"version":${VERSION},"sic":${JSON.stringify(program)},"comparisons":[`,
    add: (comparison: SavedComparison) => {
      written += 1;
      return `${written > 1 ? ',' : ''}\n${JSON.stringify(comparison)}`;
    },
    end: () => '\n]}\n',
  };
}
