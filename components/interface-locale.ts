/**
 * The locale for counts and dates. A browser without a catalogue for its language shows the default one, and
 * then words, plurals and dates must agree: the browser's own locale is only taken when it is of the catalogue's
 * language (British dates for an en-GB browser, English ones for a browser in a language Sic does not speak).
 */
export function interfaceLocale(browserLanguage: string, catalogueLanguage: string): string {
  try {
    const own = new Intl.Locale(browserLanguage);
    return own.language === new Intl.Locale(catalogueLanguage).language ? own.toString() : catalogueLanguage;
  } catch {
    return catalogueLanguage;
  }
}
