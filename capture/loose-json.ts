/** What may follow the end of a string in JSON. */
const AFTER_STRING = /\s*(?:[,}\]:]|$)/y;

function endOfDouble(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at + 1, text.length);
}

/** An apostrophe ends the string only where JSON may go on after it. */
function endOfSingle(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === "'") {
      AFTER_STRING.lastIndex = at + 1;
      if (AFTER_STRING.test(text)) return at + 1;
    }
  }
  return text.length;
}

function endOfComment(text: string, from: number): number {
  const [mark, skipped] = text[from + 1] === '*' ? ['*/', 2] : ['\n', 0];
  const at = text.indexOf(mark, from + 2);
  return at < 0 ? text.length : at + skipped;
}

function doubled(single: string): string {
  return `"${single
    .slice(1, -1)
    .replace(/\\'/g, "'")
    .replace(/(?<!\\)"/g, '\\"')}"`;
}

/**
 * JSON as people write JavaScript, made strict: strings in single marks get double ones, comments between values go. What stands inside
 * strings is not touched. Linear: every sign is passed once.
 */
export function strictJson(loose: string): string {
  const parts: string[] = [];
  let [from, at] = [0, 0];
  while (at < loose.length) {
    const sign = loose[at];
    const isComment = sign === '/' && (loose[at + 1] === '/' || loose[at + 1] === '*');
    if (sign === '"') at = endOfDouble(loose, at);
    else if (sign === "'" || isComment) {
      const end = isComment ? endOfComment(loose, at) : endOfSingle(loose, at);
      parts.push(loose.slice(from, at), isComment ? ' ' : doubled(loose.slice(at, end)));
      [from, at] = [end, end];
    } else at += 1;
  }
  return parts.join('') + loose.slice(from);
}
