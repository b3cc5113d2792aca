/** Elements that hold no others. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Elements whose end may be left out: a row of them is no nesting. */
const SELF_CLOSING = new Set('p li dt dd option tr td th tbody thead tfoot colgroup rt rp'.split(' '));

/** Elements whose content is text to the parser, whatever it looks like. */
const RAW = new Set('script style textarea title xmp iframe noembed noframes'.split(' '));

const TAG = /<(\/?)([a-z][^\s/>]*)/y;

/** Where the comment or raw text that begins at a tag ends; `source.length` where it does not. */
function skip(source: string, end: string, from: number): number {
  const at = source.indexOf(end, from);
  return at < 0 ? source.length : at;
}

/**
 * Whether elements are opened inside each other more than `deepest` times, told from the source in one pass: a parser
 * whose time grows with the square of the depth would hang on it.
 */
export function isBottomless(page: string, deepest: number): boolean {
  const source = page.toLowerCase();
  let depth = 0;
  let at = source.indexOf('<');
  while (at >= 0 && depth <= deepest) {
    TAG.lastIndex = at;
    const [whole = '<', closing, name = ''] = TAG.exec(source) ?? [];
    let next = at + whole.length;
    if (source.startsWith('<!--', at)) next = skip(source, '-->', at + 2);
    else if (closing === '' && RAW.has(name)) next = skip(source, `</${name}`, next);
    else if (name !== '' && !VOID.has(name) && !SELF_CLOSING.has(name))
      depth = Math.max(0, depth + (closing === '/' ? -1 : 1));
    at = source.indexOf('<', next);
  }
  return depth > deepest;
}
