/** Tags that say a language is unknown, or several are: as good as none. */
const NO_LANGUAGE: ReadonlySet<string> = new Set(['und', 'mul', 'zxx', 'mis', '']);

/** The first part of a BCP 47 tag in small letters ("en-GB" and "EN_us" are "en"); null where no language is known. */
export function primaryLanguage(tag: string | null): string | null {
  const primary = (tag ?? '').trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return NO_LANGUAGE.has(primary) ? null : primary;
}
