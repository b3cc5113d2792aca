import { useCallback, useEffect, useRef } from 'preact/hooks';

/** A pause in the typing; what is lost when the browser is killed at that moment. */
const PAUSE_MS = 400;

/**
 * Saves what is typed: after a pause, when the field is left, when the page is hidden or closed, and when the view goes. Gives what is to
 * be called at each change, and what saves at once.
 */
export function useAutosave(save: () => void): { readonly changed: () => void; readonly flush: () => void } {
  const latest = useRef(save);
  latest.current = save;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const flush = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    latest.current();
  }, []);
  const changed = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(flush, PAUSE_MS);
  }, [flush]);
  useEffect(() => {
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);
  return { changed, flush };
}
