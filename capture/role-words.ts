/** Words of what somebody does or where, one by one. */
const ROLES: ReadonlySet<string> = new Set(
  (
    'editor reporter correspondent writer staff columnist author contributor producer journalist bureau team desk newsroom chief senior ' +
    'redaktion redakteur redakteurin korrespondent korrespondentin reporterin autor autorin experte expertin volontär volontärin ' +
    'journaliste rédaction redacción redazione redactie redaksi admin administrator webmaster online digital'
  ).split(' '),
);

/** Whether a word says what somebody does: "Editor", and of a compound its last part ("Sport-Redakteurin"). */
export function isRole(word: string): boolean {
  const bare = word.toLowerCase();
  return ROLES.has(bare) || ROLES.has(bare.slice(bare.lastIndexOf('-') + 1));
}
