const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Text made safe to stand in HTML, in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return Array.from(text, (sign) => ESCAPES.get(sign) ?? sign).join('');
}

/** A whole page round `body`; the empty icon keeps the browser from asking for one. `head` and `body` are HTML, `title` is text. */
export function pageShell(title: string, body: string, head = '', attributes = 'lang="en"'): string {
  return `<!doctype html><html ${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
}
