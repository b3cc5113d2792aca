/*
 * A page that stands alone: no script, no style or picture from elsewhere, every word of a page escaped, and a policy inside it that lets
 * nothing else run or load even if one were not. Prints in black on white, no comparison's quotation parted from its source.
 */
import type { ExportContext, ExportWords, ExportWriter } from './export-format';
import { htmlWords } from './html-words';
import { type ToldComparison, toldComparison, type ToldWitness, type ToldWording } from './told-comparison';

const STYLE = `
:root { color-scheme: light dark; }
body { max-inline-size: 44rem; margin: 2rem auto; padding-inline: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; }
h2 { font: 600 1.25rem/1.4 Georgia, serif; overflow-wrap: anywhere; }
h3 { font-size: 1rem; }
article { margin-block: 2.5rem; border-block-start: 1px solid; }
blockquote { margin: 0 0 1.25rem; padding-inline-start: 1rem; border-inline-start: 3px solid; break-inside: avoid; }
blockquote p { margin: 0 0 .25rem; overflow-wrap: anywhere; }
.words { font: 1.125rem/1.5 Georgia, serif; }
.around, footer, cite { font-size: .875rem; font-style: normal; }
.note { white-space: pre-wrap; }
li { break-inside: avoid; }
@media print {
  :root { color-scheme: light; }
  body { max-inline-size: none; margin: 0; }
  article + article { break-before: page; }
  a[href]::after { content: " <" attr(href) ">"; overflow-wrap: anywhere; }
}
`;

/** Nothing is loaded, nothing runs; the style above is all there is. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Words of a page, in a language of their own and a direction that follows from them. */
function foreign(name: string, language: string | null, text: string, cssClass = ''): string {
  const attributes = cssClass === '' ? '' : ` class="${cssClass}"`;
  return `<${name}${attributes} lang="${htmlWords(language ?? '')}" dir="auto">${htmlWords(text)}</${name}>`;
}

function source({ outlet, address, about }: ToldWitness): string {
  const name = `<bdi>${htmlWords(outlet)}</bdi>`;
  const linked =
    address === null ? name : `<a href="${htmlWords(address)}" rel="noreferrer noopener">${name}</a>`;
  return `<cite>— ${[linked, ...about.map((one) => `<bdi>${htmlWords(one)}</bdi>`)].join(', ')}</cite>`;
}

function around({ around: beside, language }: ToldWitness): string {
  if (beside === null) return '';
  const sides = [beside.before, beside.after].map((side) => foreign('span', language, side));
  return `<p class="around">${sides.join(' … ')}</p>`;
}

function version(witness: ToldWitness): string {
  const words = foreign('p', witness.language, witness.words, 'words');
  return `<blockquote>${words}${around(witness)}<p>${source(witness)}</p></blockquote>`;
}

function wording({ say }: ExportWords, language: string | null, { text, outlets }: ToldWording): string {
  const printed =
    text === null ? `<em>${htmlWords(say('nothing_printed'))}</em>` : foreign('q', language, text);
  const names = outlets.map((name) => `<bdi>${htmlWords(name)}</bdi>`).join(', ');
  return `<li>${printed}: ${names}</li>`;
}

function wordings(words: ExportWords, { places, language }: ToldComparison): string {
  if (places.length === 0) return `<p>${htmlWords(words.say('no_differences'))}</p>`;
  const items = places.map(
    (place) => `<li><ul>${place.map((one) => wording(words, language, one)).join('')}</ul></li>`,
  );
  return `<ol>${items.join('')}</ol>`;
}

/** A title and a text; line ends of the reader's own notes are kept. */
function titled(title: string, text: string): string {
  if (text.trim() === '') return '';
  const lines = text.split(/\r\n|[\r\n]/).map(htmlWords);
  return `<h3>${htmlWords(title)}</h3><p class="note" dir="auto">${lines.join('\n')}</p>`;
}

function article(words: ExportWords, told: ToldComparison): string {
  const { say } = words;
  return [
    '<article>',
    foreign('h2', told.language, told.heading),
    `<p>${told.lead.map(htmlWords).join(' ')}</p>`,
    titled(say('note'), told.note),
    titled(say('tags'), told.tags.join(', ')),
    `<h3>${htmlWords(say('versions'))}</h3>`,
    ...told.witnesses.map(version),
    ...told.remarks.map((remark) => `<p>${htmlWords(remark)}</p>`),
    `<h3>${htmlWords(say('wordings'))}</h3>`,
    wordings(words, told),
    titled(say('changed_by_reader'), told.changes.join('\n')),
    '</article>\n',
  ].join('\n');
}

function head({ say, language, direction }: ExportWords): string {
  const title = htmlWords(say('title'));
  return [
    `<!doctype html>\n<html lang="${htmlWords(language)}" dir="${direction}">`,
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${htmlWords(POLICY)}">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    `<main>\n<h1>${title}</h1>\n<p>${htmlWords(say('premise'))}</p>\n`,
  ].join('\n');
}

/** Writes comparisons as one HTML page: to be read, printed or sent on. */
export function html({ words, program }: ExportContext): ExportWriter {
  return {
    begin: () => head(words),
    add: (comparison) => article(words, toldComparison(words, comparison)),
    end: () => `</main>\n<footer><p>${htmlWords(words.say('made_with', [program]))}</p></footer>\n</html>\n`,
  };
}
