import { useState } from 'preact/hooks';

/** Something being said: one thing at a time, and why it could not be done. */
export interface Saying {
  readonly busy: boolean;
  /** A sentence; null while there is none. */
  readonly problem: string | null;
  /** Does it, and tells `done` when it worked. A second click meanwhile does nothing. */
  readonly say: (act: () => Promise<string | null>, done?: () => void) => void;
}

/** Keeps a view from saying the same twice, and tells it what went wrong. */
export function useSaying(): Saying {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const say: Saying['say'] = (act, done) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    void act().then((why) => {
      setBusy(false);
      setProblem(why);
      if (why === null) done?.();
    });
  };
  return { busy, problem, say };
}
