import type { Item } from './narration';

/** A handle ("@quill") and an elided particle ("d'Arlay") begin names, too. */
const CAPITAL = /^(?:d['’])?[\p{Lu}\p{Lt}@]/u;

/** True for a word that can be part of a name at its place. */
export function isCapitalised(item: Item | undefined): boolean {
  return item?.kind === 'word' && CAPITAL.test(item.text);
}
