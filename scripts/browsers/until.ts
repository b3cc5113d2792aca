/** Long enough for a slow machine; a browser that takes longer is stuck. */
const TIMEOUT_MS = 20_000;

/** Between two looks. */
const INTERVAL_MS = 40;

/**
 * Looks again and again until there is something to see.
 *
 * @param look gives null (or throws) while there is nothing yet
 * @param what completes the sentence "Waited 20 s for …"
 */
export async function until<T>(
  look: () => Promise<T | null>,
  what: string,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    let cause: unknown;
    try {
      const seen = await look();
      if (seen !== null) return seen;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs / 1000} s for ${what}.`, { cause });
    await new Promise((resume) => setTimeout(resume, INTERVAL_MS));
  }
}
