import { type ToSave, useSaveService } from './save-service';
import { useLater } from './use-later';

interface SaveLaterProps {
  readonly toSave: ToSave;
}

const saveComparison = async () => (await import('./SaveComparison')).SaveComparison;

/** The button that saves, loaded once it can be seen; nothing where nothing can be saved. */
export function SaveLater({ toSave }: SaveLaterProps) {
  const service = useSaveService();
  const Save = useLater(service !== null, saveComparison);
  return Save === null || service === null ? null : <Save service={service} toSave={toSave} />;
}
