/** Reads CSV as RFC 4180 writes it, and throws at anything else: the strict reader the tests read exports back with. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const cell = (): string => {
    if (text[at] !== '"') {
      const end = /[",\r\n]|$/g;
      end.lastIndex = at;
      const from = at;
      at = end.exec(text)?.index ?? text.length;
      return text.slice(from, at);
    }
    let value = '';
    at += 1;
    for (;;) {
      const end = text.indexOf('"', at);
      if (end === -1) throw new Error('A quoted cell does not end');
      value += text.slice(at, end);
      at = end + 1;
      if (text[at] !== '"') return value;
      value += '"';
      at += 1;
    }
  };
  while (at < text.length) {
    row.push(cell());
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else throw new Error(`Neither a comma nor a line's end at ${at}`);
  }
  if (row.length > 0) throw new Error('The last line does not end');
  return rows;
}
