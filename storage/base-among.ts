import type { Told } from './collation-witness';
import type { Gathered } from './gather-witnesses';

/**
 * The witness the others are held against (`Witness.id`): the one the reader chose; else the record, if there is one, the text on
 * screen before any other; else that text.
 */
export function baseAmong(
  { here, others, marks }: Pick<Gathered, 'here' | 'others' | 'marks'>,
  chosen: string | null,
): string {
  const told = [here, ...others];
  const isRecord = ({ witness }: Told): boolean => marks.sourceOf(witness.id) !== null;
  const base = told.find(({ witness }) => witness.id === chosen) ?? told.find(isRecord) ?? here;
  return base.witness.id;
}
