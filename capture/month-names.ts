/** Languages whose dates in words are read. */
const LANGUAGES = 'en de fr es it pt nl sv da nb fi pl cs ru uk tr id ar ar-LB fa hi he el ro hu bg'.split(
  ' ',
);

const MONTHS = 12;
/** Fewer letters are no abbreviation anybody can be sure of. */
const FEWEST_LETTERS = 3;

/** Number of a month by each of its names, lower case; 0 where two languages mean two months. */
type MonthNames = ReadonlyMap<string, number>;

let known: MonthNames | null = null;

/** As they stand alone and as they stand in a date ("август", "4 августа"), long and short. */
function namesIn(language: string, month: number): string[] {
  const day = new Date(Date.UTC(2024, month - 1, 1));
  return (['long', 'short'] as const).flatMap((style) => {
    const alone = new Intl.DateTimeFormat(language, { calendar: 'gregory', month: style, timeZone: 'UTC' });
    const inDate = new Intl.DateTimeFormat(language, {
      calendar: 'gregory',
      day: 'numeric',
      month: style,
      timeZone: 'UTC',
    });
    return [alone, inDate].flatMap((format) =>
      format.formatToParts(day).flatMap(({ type, value }) => (type === 'month' ? [value] : [])),
    );
  });
}

function readNames(): MonthNames {
  const names = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (let month = 1; month <= MONTHS; month += 1) {
      for (const name of namesIn(language, month)) {
        const bare = name.toLowerCase().replace(/\.$/, '');
        if (bare.length < FEWEST_LETTERS || /\d/.test(bare)) continue;
        names.set(bare, names.has(bare) && names.get(bare) !== month ? 0 : month);
      }
    }
  }
  return names;
}

/** The month, 1 to 12, that a word names in any of the languages read, whole or cut to three letters or more; 0 when none or several. */
export function monthNamed(word: string): number {
  known ??= readNames();
  const bare = word.toLowerCase().replace(/\.$/, '');
  const exact = known.get(bare);
  if (exact !== undefined || bare.length < FEWEST_LETTERS) return exact ?? 0;
  const months = new Set([...known].flatMap(([name, month]) => (name.startsWith(bare) ? [month] : [])));
  const [only = 0] = months;
  return months.size === 1 ? only : 0;
}
