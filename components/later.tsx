import type { ComponentType, FunctionComponent } from 'preact';
import { useLater } from './use-later';

/** A view that is loaded when it is first shown, so that what opens first stays small; nothing is there until then. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  return function Later(props) {
    const Loaded = useLater(true, load);
    return Loaded && <Loaded {...props} />;
  };
}
