/*
 * BibTeX as biblatex reads it (`@online` with `date` and `urldate`). Braces are counted before commands are read, so that one
 * alone, even with a backslash before it, ends the field early: both are written by name.
 */
import { type CitedDay, type CitedText, CitedTexts } from './cited-texts';
import type { ExportWriter } from './export-format';

const COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
};

/** A page's words as the value of a field. */
export function bibtexWords(text: string): string {
  return text.replace(/[\\{}^~#$%&_]/g, (sign) => COMMANDS[sign] ?? sign);
}

const encode = (sign: string): string => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;

/** An address is taken letter for letter; what would end the field is written as addresses write it. */
function address(href: string): string {
  return href.replace(/[\\{}\s]/g, encode);
}

/** "and" parts names and a comma turns them round: a name that holds one is kept in one piece. */
function author(name: string): string {
  const words = bibtexWords(name);
  return /,|\band\b/i.test(name) ? `{${words}}` : words;
}

const two = (number: number): string => String(number).padStart(2, '0');

function dateOf({ year, month, day }: CitedDay): string {
  return [String(year), ...[month, day].flatMap((part) => (part === null ? [] : two(part)))].join('-');
}

function entry(text: CitedText): string {
  const { title, authors, outlet, published, accessed, language, section, quotations } = text;
  const fields: readonly (readonly [string, string | null])[] = [
    ['author', authors.length === 0 ? null : authors.map(author).join(' and ')],
    // In braces of its own, a title keeps its capitals.
    ['title', `{${bibtexWords(title)}}`],
    ['organization', outlet === '' ? null : bibtexWords(outlet)],
    ['titleaddon', section === null ? null : bibtexWords(section)],
    ['date', published && dateOf(published)],
    ['url', text.address && address(text.address)],
    ['urldate', accessed && dateOf(accessed)],
    ['langid', language === null ? null : bibtexWords(language)],
    ['annotation', quotations.map(bibtexWords).join(' | ')],
  ];
  const lines = fields.flatMap(([name, value]) => (value === null ? [] : `  ${name} = {${value}},\n`));
  return `@online{${text.key},\n${lines.join('')}}\n`;
}

/** Writes the articles of comparisons as BibTeX, each once, with what they print as an annotation. */
export function bibtex(): ExportWriter {
  const cited = new CitedTexts();
  return {
    begin: () => '',
    add: (comparison) => {
      cited.add(comparison);
      return '';
    },
    end: () => cited.all().map(entry).join('\n'),
  };
}
