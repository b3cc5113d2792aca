import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A view that is loaded when it is first wanted, so that what opens first stays small; null until it is there. `load` must
 * be the same function at every call.
 */
export function useLater<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [view, setView] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (wanted) void load().then((loaded) => setView(() => loaded));
  }, [wanted, load]);
  return view;
}
