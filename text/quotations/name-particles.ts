/** Small words that join the parts of a name in many languages, "Rosa de Quill", for tables that list none of their own. */
export const NAME_PARTICLES: ReadonlySet<string> = new Set(
  'de del der van von zu al el bin ibn la le du da di dos ter ten'.split(' '),
);
