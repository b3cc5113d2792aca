import type { PopupReading, QuotationReading } from './popup-reading';
import { type Marking, printable, wordingLine } from './terminal-text';

/** Segments of one quotation each have marks of their own. */
const inMarks = (words: string): string => `“${words}”`;

function quotationLines({ segments, speaker, versions }: QuotationReading, marking: Marking): string[] {
  const credit = speaker === '' ? '' : `  (${printable(speaker)})`;
  return [
    `  ${inMarks(segments.map(printable).join('” “'))}${credit}`,
    ...versions.flatMap(({ outlet, summary, wording }) => [
      `      ${printable(outlet)}: ${printable(summary)}`,
      `        ${inMarks(wordingLine(wording, marking).trim())}`,
    ]),
  ];
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What the popup showed of one page, for the terminal: quotations with other versions first, as in the popup. */
export function pageLines({ headline, outlet, quotations }: PopupReading, marking: Marking): string[] {
  const compared = quotations.filter(({ versions }) => versions.length > 0);
  const alone = quotations.filter(({ versions }) => versions.length === 0);
  return [
    `${printable(outlet)}: ${printable(headline)}`,
    ...compared.flatMap((quotation) => quotationLines(quotation, marking)),
    ...(alone.length === 0
      ? []
      : [`  ${counted(alone.length, 'quotation', 'quotations')} without another version:`]),
    ...alone.flatMap((quotation) => quotationLines(quotation, marking)),
  ];
}
