/*
 * RIS, as reference managers exchange it: a tag of two signs, two spaces, a hyphen, a space, the value, CR LF. A value is one line,
 * so that no word of a page can begin a tag.
 */
import { cleanWords } from '@/text/clean-words';
import { type CitedDay, type CitedText, CitedTexts } from './cited-texts';
import type { ExportWriter } from './export-format';

const LINE_END = '\r\n';
const two = (number: number): string => String(number).padStart(2, '0');

/** "2026/03/04/"; what is not known stays empty between its strokes. */
function dateOf({ year, month, day }: CitedDay): string {
  return [String(year), ...[month, day].map((part) => (part === null ? '' : two(part))), ''].join('/');
}

function record(text: CitedText): string {
  const { published, accessed, outlet, section, address, language } = text;
  const lines: readonly (readonly [string, string | null])[] = [
    ['TY', 'NEWS'],
    ['ID', text.key],
    ['TI', text.title],
    ...text.authors.map((author) => ['AU', author] as const),
    ['T2', outlet || null],
    ['SE', section],
    ['PY', published && String(published.year)],
    ['DA', published && dateOf(published)],
    ['Y2', accessed && dateOf(accessed)],
    ['UR', address],
    ['LA', language],
    ...text.quotations.map((quotation) => ['N1', quotation] as const),
    ['ER', ''],
  ];
  return lines
    .flatMap(([tag, value]) => (value === null ? [] : `${tag}  - ${cleanWords(value)}${LINE_END}`))
    .join('');
}

/** Writes the articles of comparisons as RIS, each once, with what they print as notes. */
export function ris(): ExportWriter {
  const cited = new CitedTexts();
  return {
    begin: () => '',
    add: (comparison) => {
      cited.add(comparison);
      return '';
    },
    end: () => cited.all().map(record).join(LINE_END),
  };
}
