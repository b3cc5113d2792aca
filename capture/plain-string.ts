import { soundText } from './sound-text';

/** Entities that stand in metadata which was escaped twice; the numeric ones are computed. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['szlig', 'ß'],
  ['oslash', 'ø'],
  ['Oslash', 'Ø'],
  ['aelig', 'æ'],
  ['AElig', 'Æ'],
  ['bdquo', '„'],
  ['shy', ''],
  ['iquest', '¿'],
  ['iexcl', '¡'],
  ['lsaquo', '‹'],
  ['rsaquo', '›'],
  ['sbquo', '‚'],
  ['euro', '€'],
  ['pound', '£'],
  ['deg', '°'],
  ['middot', '·'],
  ['eth', 'ð'],
  ['thorn', 'þ'],
  ['oelig', 'œ'],
  ['OElig', 'Œ'],
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
]);

/** What HTML takes the numbers 128 to 159 for, as Windows once counted: systems that write them mean these signs. */
const WINDOWS_SIGNS = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';
const FIRST_WINDOWS_SIGN = 128;

/** UTF-16 code units; what a page states about itself is a line or a paragraph, and anything may stand there. */
const LONGEST = 2_000;

/** The last code point Unicode has. */
const LAST_CODE_POINT = 0x10ffff;

/** "uuml" is u and a diaeresis: the accents by which such names end. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['uml', '\u0308'],
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['ring', '\u030a'],
  ['cedil', '\u0327'],
  ['caron', '\u030c'],
]);

function accented(entity: string): string | null {
  const accent = ACCENTS.get(entity.slice(1));
  return accent === undefined ? null : `${entity[0]}${accent}`.normalize('NFC');
}

function characterOf(entity: string): string | null {
  if (!entity.startsWith('#')) return ENTITIES.get(entity) ?? accented(entity);
  const hex = entity[1] === 'x' || entity[1] === 'X';
  const code = Number.parseInt(entity.slice(hex ? 2 : 1), hex ? 16 : 10);
  const windows = WINDOWS_SIGNS[code - FIRST_WINDOWS_SIGN];
  return windows ?? (code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : null);
}

/**
 * A string of metadata as a reader would read it: entities that were escaped twice resolved, tags and line breaks
 * out, cut off where no statement is as long. Null for anything that is not a string with words in it.
 */
export function plainString(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const resolved = value
    .slice(0, LONGEST)
    .replace(/&(#?\w{1,8});/g, (whole, entity: string) => characterOf(entity) ?? whole);
  // Only what begins like a tag: "profits < 3 %" must survive.
  const bare = resolved.replace(/<\/?[a-z][^<>]{0,200}>/gi, '');
  const plain = soundText(bare).replace(/\s+/g, ' ').trim();
  return plain === '' ? null : plain;
}
