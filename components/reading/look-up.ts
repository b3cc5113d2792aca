import type { ReadingServices } from './reading-services';
import type { ReadingEvent } from './reading-state';

/** Looks words up, and dispatches that it does and what was answered. */
export async function lookUp(
  { ask }: Pick<ReadingServices, 'ask'>,
  dispatch: (event: ReadingEvent) => void,
  text: string,
): Promise<void> {
  dispatch({ type: 'look-up-asked', text });
  const answer =
    text.trim() === '' ? ({ ok: false, problem: 'nothing-pasted' } as const) : await ask('look-up', { text });
  dispatch({ type: 'look-up-answered', text, answer });
}
