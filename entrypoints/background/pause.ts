/** Waits, or as long as nobody says that it `isOver`; leaves no timer behind. */
export function pause(milliseconds: number, isOver: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    isOver.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
