import type { SavedComparison } from '@/text/saved-comparison';
import { bibtex } from './bibtex';
import { cslJson } from './csl-json';
import { csv } from './csv';
import type { ExportContext, ExportWriter } from './export-format';
import { html } from './html';
import { json } from './json';
import { markdown } from './markdown';
import { ris } from './ris';
import { webAnnotation } from './web-annotation';

interface Format {
  readonly extension: string;
  readonly mediaType: string;
  readonly write: (context: ExportContext) => ExportWriter;
}

/** Every form comparisons can be had in: the end of the file's name, what it is, and who writes it. */
export const EXPORT_FORMATS = {
  html: { extension: 'html', mediaType: 'text/html', write: html },
  markdown: { extension: 'md', mediaType: 'text/markdown', write: markdown },
  csv: { extension: 'csv', mediaType: 'text/csv', write: csv },
  json: { extension: 'json', mediaType: 'application/json', write: json },
  bibtex: { extension: 'bib', mediaType: 'application/x-bibtex', write: bibtex },
  'csl-json': { extension: 'csl.json', mediaType: 'application/vnd.citationstyles.csl+json', write: cslJson },
  ris: { extension: 'ris', mediaType: 'application/x-research-info-systems', write: ris },
  'web-annotation': { extension: 'jsonld', mediaType: 'application/ld+json', write: webAnnotation },
} as const satisfies Readonly<Record<string, Format>>;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

/**
 * Writes comparisons in one of the formats, one or many, piece by piece: `new Blob(pieces)` makes the file. Given lazily, ten
 * thousand of them are never in memory at once. A broken comparison is the caller's: none is left out here.
 */
export async function* exportComparisons(
  format: ExportFormat,
  comparisons: Iterable<SavedComparison> | AsyncIterable<SavedComparison>,
  context: ExportContext,
): AsyncGenerator<string> {
  const { begin, add, end } = EXPORT_FORMATS[format].write(context);
  yield begin();
  for await (const comparison of comparisons) {
    const piece = add(comparison);
    if (piece !== '') yield piece;
  }
  yield end();
}
