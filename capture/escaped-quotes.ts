/** What may follow a string in JSON, white space aside. */
const AFTER_STRING: ReadonlySet<string> = new Set([',', '}', ']', ':']);
/** What may begin a value or a name, and so follow a comma. */
const AFTER_COMMA = /["{[\d\-tfn]/;

function nextSign(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] === ' ') at += 1;
  return at;
}

/** Whether the mark at `at` ends a string, rather than standing among its words: told by what follows. */
function endsString(text: string, at: number): boolean {
  const next = nextSign(text, at + 1);
  if (next >= text.length) return true;
  if (!AFTER_STRING.has(text[next] ?? '')) return false;
  if (text[next] !== ',') return true;
  return AFTER_COMMA.test(text[nextSign(text, next + 1)] ?? '');
}

/**
 * JSON whose strings hold quotation marks nobody escaped, with these escaped: a mark ends a string only where JSON may go on after
 * it. White space must be plain spaces, one at a time. What is meant otherwise stays unreadable, and nothing is lost by the try. Linear: spaces are
 * passed over at most twice for each mark beside them.
 */
export function withEscapedQuotes(json: string): string {
  let result = '';
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] ?? '';
    if (inString && sign === '\\') {
      result += sign + (json[at + 1] ?? '');
      at += 1;
      continue;
    }
    const isStray = inString && sign === '"' && !endsString(json, at);
    if (sign === '"' && !isStray) inString = !inString;
    result += isStray ? '\\"' : sign;
  }
  return result;
}
