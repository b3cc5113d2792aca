import type { Language } from './language';

/** An outlet's name to be read; a file on the reader's device has none, and no line may stand empty. */
export function outletName({ words }: Language, name: string): string {
  return name === '' ? words('outlet_unnamed') : name;
}
