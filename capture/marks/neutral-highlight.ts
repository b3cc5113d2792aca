/*
 * The one highlight of a page: all its quotations, whatever the corpus says. A page can list the highlights registered in it and the
 * words of each, and read the style sheets it has adopted; so name, words and sheet are the same for every reader.
 */

/** Says what is marked, and nothing else. */
const NAME = 'sic-quotations';

// Half seen through, so that it is a tint on light pages and on dark ones; the words keep their colour.
const SHEET = `
  ::highlight(${NAME}) { background-color: rgb(234 179 8 / 22%); }
  @media (forced-colors: active) { ::highlight(${NAME}) { background-color: Mark; color: MarkText; } }
  @media print { ::highlight(${NAME}) { background-color: transparent; } }
`;

/** Marks the ranges; gives the way to take the marks away, which leaves the page as it was. */
export function neutralHighlight(document: Document, ranges: readonly Range[]): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  const highlight = new Highlight(...ranges);
  CSS.highlights.set(NAME, highlight);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    CSS.highlights.delete(NAME);
    highlight.clear();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets].filter((each) => each !== sheet);
  };
}
