import type { Built } from './page/peer';
import type { Cold, LookUps, PeerName, Viral, Warm, Writes } from './page/tasks';

/** What was measured of one peer in one size; what is null could not be had in time. */
export interface Measurement {
  readonly peer: PeerName;
  readonly passages: number;
  readonly built: Built | null;
  readonly warm: Warm | null;
  readonly cold: readonly Cold[];
  /** Bytes held between look-ups, beyond what the empty page holds. */
  readonly memory: number | null;
  readonly writes: Writes | null;
  readonly lookUps: LookUps | null;
  readonly viral: Viral | null;
  /** Why it was not finished; null when it was. */
  readonly unfinished: string | null;
}
