import { cleanWords } from '@/text/clean-words';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A page's words as text of an HTML element, or inside an attribute between quotation marks; on one line. */
export function htmlWords(text: string): string {
  return cleanWords(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
