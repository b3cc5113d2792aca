import { bareWords } from './bare-words';
import { firstWords } from './first-words';
import type { PageStatements } from './page-statements';

/** What sites put between a headline and their own name. */
const SEPARATOR = /\s+[|–—·•»:-]\s+|\s*[|]\s*/;

/** "Bridge closed again | The Orrin Gazette" without the outlet: the parts at either end that name it. */
function withoutOutlet(title: string, outlet: string | null): string {
  if (outlet === null) return title;
  const name = bareWords(outlet);
  for (const end of [title.length, 0]) {
    const parts = title.split(SEPARATOR);
    const part = end === 0 ? parts[0] : parts.at(-1);
    if (part === undefined || parts.length < 2 || bareWords(part) !== name) continue;
    const at = end === 0 ? title.indexOf(part) + part.length : title.lastIndexOf(part);
    return (end === 0 ? title.slice(at) : title.slice(0, at)).replace(/^[\s|–—·•»:-]+|[\s|–—·•»:-]+$/g, '');
  }
  return title;
}

/** Every form of the headline the page gives, the best first. */
export interface Headlines {
  readonly headline: string | null;
  readonly all: readonly string[];
}

/**
 * The headline a reader sees. Search engines get another wording than readers on some sites, and it stands in `<title>`, in a top
 * heading in the breadcrumbs, anywhere; what is given to social media is closest to the printed one. So the heading wins when one of the
 * stated headlines agrees with it, and among the stated ones og:title and JSON-LD go before `<title>`.
 */
export function headlines(page: PageStatements, structured: string | null, outlet: string | null): Headlines {
  const heading = firstWords(page.print.headings);
  const open = page.meta('og:title', 'twitter:title');
  const stated = [structured, open, page.title].flatMap((text) =>
    text === null ? [] : [withoutOutlet(text, outlet)],
  );
  const known = (stated.length > 1 && (structured ?? open) !== null ? stated.slice(0, -1) : stated).map(
    bareWords,
  );
  const agrees =
    heading !== null &&
    known.some((words) => words.includes(bareWords(heading)) || bareWords(heading).includes(words));
  const best = (agrees ? heading : null) ?? stated[0] ?? heading;
  const all = [best, heading, ...stated].filter(
    (text): text is string => text !== null && bareWords(text) !== '',
  );
  return { headline: best, all: [...new Set(all)] };
}
