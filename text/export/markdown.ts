import type { ExportContext, ExportWords, ExportWriter } from './export-format';
import { markdownLink, markdownWords } from './markdown-words';
import { type ToldComparison, toldComparison, type ToldWitness, type ToldWording } from './told-comparison';

const PARAGRAPH = '\n\n';

function around({ around: beside }: ToldWitness): string[] {
  if (beside === null) return [];
  const sides = [beside.before, beside.after].map((side) => markdownWords(side));
  return [`> ${sides.map((side) => side || '…').join(' **…** ')}`];
}

function version(witness: ToldWitness): string {
  const { words, outlet, address, about } = witness;
  const source = [markdownLink(outlet, address), ...about.map(markdownWords)].join(', ');
  return [`> ${markdownWords(words)}`, ...around(witness), `> — ${source}`].join('\n>\n');
}

function wording({ say }: ExportWords, { text, outlets }: ToldWording): string {
  const printed = text === null ? `*${markdownWords(say('nothing_printed'))}*` : `“${markdownWords(text)}”`;
  return `${printed}: ${outlets.map(markdownWords).join(', ')}`;
}

function wordings(words: ExportWords, { places }: ToldComparison): string {
  if (places.length === 0) return markdownWords(words.say('no_differences'));
  return places.map((place) => `- ${place.map((one) => wording(words, one)).join('; ')}`).join('\n');
}

/** A title, and each line of a text of several as a line of its own. */
function titled(title: string, text: string): string[] {
  const lines = text.split(/\r\n|[\r\n]/).map(markdownWords);
  return text.trim() === '' ? [] : [`**${markdownWords(title)}:** ${lines.join('  \n')}`];
}

function section(words: ExportWords, told: ToldComparison): string {
  const { say } = words;
  const parts = [
    `## ${markdownWords(told.heading)}`,
    told.lead.map(markdownWords).join(' '),
    ...titled(say('note'), told.note),
    ...titled(say('tags'), told.tags.join(', ')),
    `### ${markdownWords(say('versions'))}`,
    ...told.witnesses.map(version),
    ...told.remarks.map(markdownWords),
    `### ${markdownWords(say('wordings'))}`,
    wordings(words, told),
    ...titled(say('changed_by_reader'), told.changes.join('\n')),
  ];
  return parts.join(PARAGRAPH) + PARAGRAPH;
}

/** Writes comparisons as Markdown: for notes, wikis and drafts. */
export function markdown({ words, program }: ExportContext): ExportWriter {
  const { say } = words;
  return {
    begin: () => `# ${markdownWords(say('title'))}${PARAGRAPH}${markdownWords(say('premise'))}${PARAGRAPH}`,
    add: (comparison) => section(words, toldComparison(words, comparison)),
    end: () => `${markdownWords(say('made_with', [program]))}\n`,
  };
}
