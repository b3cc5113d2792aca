/** How many times longer the long text is. */
const TIMES = 8;
/** Pairs measured: the best counts, because others use the machine as well. */
const ATTEMPTS = 3;
/** Milliseconds below which a pause to collect garbage is more than the work. */
const FLOOR_MS = 20;

/** Growth above this is no straight line: squared time gives 8, in every attempt. */
export const MOST_GROWTH = 3;
/** Milliseconds after which a growth counts as never measured, on a machine shared by many. */
export const GROWTH_TIMEOUT_MS = 60_000;

/** Time of this process, not of the clock: other work on the machine must not fail a test. */
function timeOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * How much longer one text of eight times the size takes than eight texts of `size`: 1 when time grows with the text, 8 when
 * with its square. Both are the same amount of work, so that a busy machine slows both.
 */
export function growth(run: (size: number) => void, size: number): number {
  run(size);
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least >= MOST_GROWTH; attempt += 1) {
    const short = timeOf(() => {
      for (let count = 0; count < TIMES; count += 1) run(size);
    });
    const long = timeOf(() => run(size * TIMES));
    least = Math.min(least, long / Math.max(short, FLOOR_MS));
  }
  return least;
}
