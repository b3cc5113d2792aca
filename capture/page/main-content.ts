import { Readability } from '@mozilla/readability';

/** Texts shorter than this make Readability try again with looser rules, which let navigation in. */
const SHORT_TEXT = 250;

/**
 * The part of the page that is the article, as Readability finds it; null when it finds none.
 * The copy is taken apart: give it one that nobody else needs.
 */
export function mainContent(copy: Document): Element | null {
  const found = new Readability<Node>(copy, {
    charThreshold: SHORT_TEXT,
    // Metadata is read elsewhere, from more places; classes are needed to tell captions.
    disableJSONLD: true,
    keepClasses: true,
    serializer: (node) => node,
  }).parse();
  const content = found?.content ?? null;
  return content !== null && 'querySelectorAll' in content ? (content as Element) : null;
}
