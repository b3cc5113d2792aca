/**
 * @file Of a saved page whose scripts never ran, some hold nothing to see: the article lies in their scripts as a string of HTML. In a
 * browser it has been printed by the time a reader clicks, so this is for files alone.
 */

/** UTF-16 code units; shorter strings are teasers. */
const SHORTEST = 500;
/** Paragraphs in a string that is an article. */
const FEWEST_PARAGRAPHS = 3;
/** A string of JSON. No part of it can be matched in two ways, so it is linear. */
const JSON_STRING = /"(?:[^"\\]|\\.)*"/gs;

function unquoted(source: string): string {
  try {
    const value: unknown = JSON.parse(source);
    return typeof value === 'string' ? value : '';
  } catch {
    // A string of a script that is no JSON.
    return '';
  }
}

/** The longest HTML with several paragraphs in the document's scripts; null where there is none. */
export function embeddedHtml(document: Document): string | null {
  let longest = '';
  for (const script of document.querySelectorAll('script:not([src], [type*="ld+json" i])')) {
    for (const [source] of (script.textContent ?? '').matchAll(JSON_STRING)) {
      if (source.length < SHORTEST || source.length <= longest.length) continue;
      const html = unquoted(source);
      if (html.split(/<p[\s>]/i).length > FEWEST_PARAGRAPHS) longest = html;
    }
  }
  return longest === '' ? null : longest;
}
