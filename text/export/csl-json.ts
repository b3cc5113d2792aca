import { type CitedDay, type CitedText, CitedTexts } from './cited-texts';
import type { ExportWriter } from './export-format';

/** A date of CSL-JSON: year, month and day, as many as are known. */
interface CslDate {
  readonly 'date-parts': readonly (readonly number[])[];
}

function dateOf(day: CitedDay | null): CslDate | undefined {
  if (day === null) return undefined;
  const parts = [day.year, day.month, day.day].filter((part) => part !== null);
  return { 'date-parts': [parts] };
}

/** What is not known is left out: `JSON.stringify` drops it. */
function item(text: CitedText) {
  return {
    id: text.key,
    type: 'article-newspaper',
    title: text.title,
    'container-title': text.outlet || undefined,
    section: text.section ?? undefined,
    // A byline does not say which of its words is the family's.
    author: text.authors.length === 0 ? undefined : text.authors.map((literal) => ({ literal })),
    issued: dateOf(text.published),
    accessed: dateOf(text.accessed),
    URL: text.address ?? undefined,
    language: text.language ?? undefined,
    note: text.quotations.join(' | '),
  };
}

/** Writes the articles of comparisons as CSL-JSON, each once: what Zotero, pandoc and citeproc take. */
export function cslJson(): ExportWriter {
  const cited = new CitedTexts();
  return {
    begin: () => '[',
    add: (comparison) => {
      cited.add(comparison);
      return '';
    },
    end: () =>
      `${cited
        .all()
        .map((text) => `\n${JSON.stringify(item(text))}`)
        .join(',')}\n]\n`,
  };
}
