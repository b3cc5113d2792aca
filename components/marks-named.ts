import type { Language } from './language';
import type { MessageKey } from './message-key';

const NAMES: Readonly<Record<string, MessageKey>> = {
  ',': 'mark_comma',
  '،': 'mark_comma',
  '、': 'mark_comma',
  '.': 'mark_full_stop',
  '。': 'mark_full_stop',
  ';': 'mark_semicolon',
  '؛': 'mark_semicolon',
  ':': 'mark_colon',
  '?': 'mark_question',
  '؟': 'mark_question',
  '!': 'mark_exclamation',
  '–': 'mark_dash',
  '—': 'mark_dash',
  '-': 'mark_hyphen',
  '‑': 'mark_hyphen',
  '…': 'mark_dots',
  '"': 'mark_quotation',
  '“': 'mark_quotation',
  '”': 'mark_quotation',
  '„': 'mark_quotation',
  '«': 'mark_quotation',
  '»': 'mark_quotation',
  '‘': 'mark_quotation',
  '’': 'mark_apostrophe',
  "'": 'mark_apostrophe',
  '(': 'mark_parenthesis',
  ')': 'mark_parenthesis',
  '[': 'mark_bracket',
  ']': 'mark_bracket',
  '/': 'mark_slash',
};

/** Two or more full stops, with or without spaces between them, are dots. */
const DOTS = /\.(?:\s?\.)+/g;

/** Names marks for somebody who hears the page: "comma, quotation mark"; "no mark" for none. */
export function marksNamed({ words, locale }: Language, marks: string): string {
  const each = [...marks.replace(DOTS, '…').replace(/\s/g, '')];
  if (each.length === 0) return words('mark_none');
  const named = each.map((mark) => {
    const key = NAMES[mark];
    return key === undefined ? mark : words(key);
  });
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(named);
}
