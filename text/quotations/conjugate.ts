/** "annonçait", "jugeait": c and g keep their sound before a. */
function joined(stem: string, ending: string): string {
  if (!/^[aâo]/.test(ending)) return stem + ending;
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}ç${ending}`;
  return stem.endsWith('g') ? `${stem}e${ending}` : stem + ending;
}

/**
 * Forms of regular verbs: each infinitive without its ending, with each of the endings.
 *
 * @param cut letters of the infinitive's ending: 2 in -er, 3 in -are
 * @param softens spell c and g so that they keep their sound before a: French
 */
export function conjugate(infinitives: string, endings: string, cut = 2, softens = false): readonly string[] {
  const all = endings.trim().split(/\s+/);
  return infinitives
    .trim()
    .split(/\s+/)
    .flatMap((verb) => {
      const stem = verb.slice(0, -cut);
      return all.map((ending) => (softens ? joined(stem, ending) : stem + ending));
    });
}
