import { authorsOf } from '@/capture/authors';
import { isoDate } from '@/capture/iso-date';
import { pageStatements } from '@/capture/page-statements';
import type { Range } from '@/text/article';

/** UTF-16 code units; longer first lines are paragraphs. */
const LONGEST_HEADLINE = 200;
const FEWEST_HEADLINE_WORDS = 2;
/** A line this long under the headline is a text, not a list of headings. */
const SHORTEST_BODY = 80;
/** How far from the top a byline or a date is looked for; how far from the end a date. */
const TOP_LINES = 5;
const LAST_LINES = 2;
const LONGEST_DATE = 60;
/** "Tuesday, 3 February 2026, 19:05 CET" */
const MOST_DATE_WORDS = 7;
const LONGEST_BYLINE = 120;

/** What a text file tells about itself in its first lines and its last, where people put headline, byline, date and address. */
export interface TextFrame {
  readonly headline: string | null;
  readonly authors: readonly string[];
  readonly publishedAt: string | null;
  readonly url: string | null;
  /** Lines that say nothing else, UTF-16 code units into the text: they are no paragraphs of the article. */
  readonly frame: readonly Range[];
}

interface Line extends Range {
  readonly text: string;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') lines.push({ text: line.trim(), start, end: start + line.length });
    start += line.length + 1;
  }
  return lines;
}

/** The address a line consists of, in angle brackets or behind a label or not; null when there is more in it. */
function addressIn(text: string): string | null {
  return /^(?:(?:source|url|link|quelle|fuente)\s*:\s*)?<?(https?:\/\/[^\s<>]+)>?$/i.exec(text)?.[1] ?? null;
}

const DATE_LABEL =
  /^(?:(?:first\s+)?published|posted|updated|last\s+updated|date|veröffentlicht|aktualisiert|publié|mis à jour|publicado|actualizado|pubblicato|aggiornato)(?:\s+(?:on|at|am|le|el|il))?\s*:?\s+/i;
const OF_AN_UPDATE = /^(?:last\s+)?updated|^aktualisiert|^mis à jour|^actualizado|^aggiornato/i;

/** The date a line, or a part of one, consists of; not one that stands in a sentence. */
function dateIn(text: string): string | null {
  const words = text.replace(DATE_LABEL, '').trim();
  if (words.length > LONGEST_DATE || words.split(/\s+/).length > MOST_DATE_WORDS) return null;
  return addressIn(words) === null ? isoDate(words) : null;
}

/** What parts a byline from what else stands in its line. */
const PARTS = /\s+[|·•–—]\s+/;

const BY = /^(?:by|von|par|por|di|door|av|af)\s+(?=\p{L})/iu;
/** Words of a name that may begin small: de la Cruz, van den Berg. */
const PARTICLE = /^(?:de|del|della|di|da|do|dos|la|le|van|von|den|der|zu|af|al|el|bin|y|and|und|et)$/;

/** Names behind "By", as written; the line must be made of them and of roles behind commas. */
function bylineIn(text: string): string | null {
  const [byline = ''] = text.split(PARTS);
  if (byline.length > LONGEST_BYLINE || !BY.test(byline) || /[.!?]$/.test(byline.replace(/\b\p{L}\.$/u, '')))
    return null;
  const [names = ''] = byline.replace(BY, '').split(',');
  const words = names.trim().split(/\s+/);
  const allNames = words.every((word) => PARTICLE.test(word) || /^[\p{Lu}\p{Lo}]/u.test(word));
  return allNames && words.length > 1 ? byline : null;
}

/** The names of a byline, by the rules that hold for pages. */
function namesIn(byline: string): string[] {
  const silent = { title: null, language: null, base: null, canonical: null, metas: [], data: [] };
  const nothing = pageStatements({ claims: silent, print: { headings: [], bylines: [], times: [] } });
  return authorsOf(nothing, [byline], [])?.value ?? [];
}

/** The first line when it is no sentence and a text follows; sentences end with a full stop, headlines do not. */
function headlineOf([first, ...rest]: readonly Line[]): Line | null {
  if (first === undefined || first.text.length > LONGEST_HEADLINE) return null;
  const { text } = first;
  const isSentence = /[.,;:…。]["'”’»]*$/.test(text) || text.split(/\s+/).length < FEWEST_HEADLINE_WORDS;
  if (isSentence || addressIn(text) !== null || bylineIn(text) !== null) return null;
  return rest.some((line) => line.text.length >= SHORTEST_BODY) ? first : null;
}

/** The lines between headline and text. */
function topOf(lines: readonly Line[], headline: Line | null): readonly Line[] {
  const below = lines.slice(headline === null ? 0 : 1, TOP_LINES);
  const body = below.findIndex(({ text }) => text.length >= SHORTEST_BODY && bylineIn(text) === null);
  return body < 0 ? below : below.slice(0, body);
}

/** Reads the frame of a text off its lines. Linear in the text. */
export function textFrame(text: string): TextFrame {
  const lines = linesOf(text);
  const headline = headlineOf(lines);
  const last = lines.at(-1);
  const url = last === undefined ? null : addressIn(last.text);
  const top = topOf(lines, headline);
  const byline = top.find((line) => bylineIn(line.text) !== null);
  const dates = [...top, ...lines.slice(-LAST_LINES)].flatMap((line) =>
    line.text.split(PARTS).flatMap((part) => {
      const date = dateIn(part);
      return date === null ? [] : [{ line, date, isUpdate: OF_AN_UPDATE.test(part) }];
    }),
  );
  const published = dates.find(({ isUpdate }) => !isUpdate) ?? dates[0];
  const frame = new Set([byline, ...dates.map(({ line }) => line), url === null ? undefined : last]);
  return {
    headline: headline?.text ?? null,
    authors: byline === undefined ? [] : namesIn(bylineIn(byline.text) ?? ''),
    publishedAt: published?.date ?? null,
    url,
    frame: [...frame].flatMap((line) => (line === undefined ? [] : [{ start: line.start, end: line.end }])),
  };
}
