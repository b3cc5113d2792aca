/** An entry as BibTeX reads it: fields with their values, the outer braces off. */
export interface BibtexEntry {
  readonly type: string;
  readonly key: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** Reads BibTeX as the program does, braces counted whether a backslash stands before them or not; throws at anything else. */
export function parseBibtex(text: string): BibtexEntry[] {
  let at = 0;
  const expect = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null || found.index !== at) throw new Error(`Not ${pattern} at ${text.slice(at, at + 40)}`);
    at += found[0].length;
    return found[1] ?? '';
  };
  const braced = (): string => {
    expect(/\{/y);
    const from = at;
    for (let depth = 1; depth > 0; at++) {
      if (at >= text.length) throw new Error('A brace is not closed');
      if (text[at] === '{') depth += 1;
      if (text[at] === '}') depth -= 1;
    }
    return text.slice(from, at - 1);
  };
  const entries: BibtexEntry[] = [];
  expect(/\s*/y);
  while (at < text.length) {
    const type = expect(/@([a-z]+)\{/y);
    const key = expect(/([^\s,{}"#%~\\]+),\s*/y);
    const fields = new Map<string, string>();
    while (text[at] !== '}') {
      const name = expect(/([a-z]+)\s*=\s*/y);
      if (fields.has(name)) throw new Error(`${name} twice`);
      fields.set(name, braced());
      expect(/,\s*/y);
    }
    expect(/\}\s*/y);
    entries.push({ type, key, fields });
  }
  return entries;
}

const SIGNS: Readonly<Record<string, string>> = {
  '\\textbackslash{}': '\\',
  '\\textbraceleft{}': '{',
  '\\textbraceright{}': '}',
  '\\textasciicircum{}': '^',
  '\\textasciitilde{}': '~',
};

/** What TeX prints of a value; throws at a sign that means something to it. */
export function printedByTex(value: string): string {
  return value.replace(/\\text[a-z]+\{\}|\\[#$%&_]|[\\{}#$%&_^~]/g, (sign) => {
    const printed = SIGNS[sign] ?? (sign.length === 2 ? sign.slice(1) : undefined);
    if (printed === undefined) throw new Error(`A bare ${sign}`);
    return printed;
  });
}
