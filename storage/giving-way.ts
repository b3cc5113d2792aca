/** Longer work in one go is felt as a page that sticks: two frames of the screen. */
const LONGEST_TURN_MS = 30;

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Made for one long piece of work; to be awaited between its steps. Lets clicks and drawing through when it has lasted long enough. */
export function givingWay(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < LONGEST_TURN_MS) return;
    await nextTurn();
    began = performance.now();
  };
}
