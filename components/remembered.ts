import { useCallback, useEffect, useState } from 'preact/hooks';

const PREFIX = 'sic-';

/** A page that may keep nothing (its storage is switched off) forgets, and works. */
function read<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
  try {
    const kept = sessionStorage.getItem(PREFIX + name);
    return allowed.find((one) => one === kept) ?? fallback;
  } catch {
    return fallback;
  }
}

function keep(name: string, value: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, value);
  } catch {
    // See above.
  }
}

/** Makes a choice for all views of the page, as if the reader had, unless they have made one in this session. */
export function rememberAtFirst(name: string, value: string): void {
  try {
    if (sessionStorage.getItem(PREFIX + name) !== null) return;
  } catch {
    // See above.
  }
  keep(name, value);
  dispatchEvent(new CustomEvent(PREFIX + name, { detail: value }));
}

/**
 * A choice of the reader that holds for all views of the page at once, and as long as the page's session. `allowed` are
 * all its values; anything else that is kept counts as none.
 */
export function useRemembered<T extends string>(
  name: string,
  allowed: readonly T[],
  fallback: T,
): [T, (value: T) => void] {
  const [value, setValue] = useState(() => read(name, allowed, fallback));
  useEffect(() => {
    const listener = (event: Event): void => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      const chosen = allowed.find((one) => one === detail);
      if (chosen !== undefined) setValue(chosen);
    };
    addEventListener(PREFIX + name, listener);
    return () => removeEventListener(PREFIX + name, listener);
  }, [name, allowed]);
  const choose = useCallback(
    (chosen: T) => {
      keep(name, chosen);
      setValue(chosen);
      dispatchEvent(new CustomEvent(PREFIX + name, { detail: chosen }));
    },
    [name],
  );
  return [value, choose];
}
