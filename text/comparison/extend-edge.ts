/*
 * Goes on from the edge of the stretch, outwards, as long as both texts print the same words, a few others between
 * allowed: matching stops where it finds no run of its own, but "he's making" goes on from "he is making", and dots
 * may stand for a word or two. Looks at most at a fixed number of words, so the cost does not grow with the text.
 */

/** Words of either side that are looked at beyond the edge. */
export const MOST_WORDS_BEYOND = 48;

/**
 * How many other words may stand before so many equal ones: a run of four may stand behind a clause left out, one of
 * two only behind a few words.
 */
const STEPS: readonly { readonly run: number; readonly others: number }[] = [
  { run: 4, others: 12 },
  { run: 3, others: 8 },
  { run: 2, others: 4 },
];

/** How far the edge may be moved on either side. */
export interface Extension {
  readonly a: number;
  readonly b: number;
}

function equalFrom(a: readonly string[], b: readonly string[], atA: number, atB: number): number {
  let length = 0;
  while (atA + length < a.length && a[atA + length] === b[atB + length]) length++;
  return length;
}

/** Whether so many equal keys after so many others are the same sentence going on. */
function goesOn(run: number, others: number, telling: boolean): boolean {
  if (others === 0) return true;
  if (run === 1) return telling && others <= 2;
  return STEPS.some((step) => run >= step.run && others <= step.others);
}

/** Where both texts agree again after `others` words; of several such places always the same, whichever side is A. */
function agreementAfter(
  others: number,
  a: readonly string[],
  b: readonly string[],
  from: Extension,
  isTelling: (key: string) => boolean,
): Extension | null {
  let found: { edge: Extension; run: number; key: string } | null = null;
  for (let inA = 0; inA <= others; inA++) {
    const at = { a: from.a + inA, b: from.b + others - inA };
    const run = equalFrom(a, b, at.a, at.b);
    if (run === 0 || !goesOn(run, others, a.slice(at.a, at.a + run).some(isTelling))) continue;
    const key = a[at.a] ?? '';
    if (found === null || run > found.run || (run === found.run && key < found.key)) {
      found = { edge: { a: at.a + run, b: at.b + run }, run, key };
    }
  }
  return found?.edge ?? null;
}

/** The nearest place beyond, on both sides, where the texts agree again; null where they do not. */
function nextAgreement(
  a: readonly string[],
  b: readonly string[],
  from: Extension,
  isTelling: (key: string) => boolean,
): Extension | null {
  const most = STEPS[0]?.others ?? 0;
  for (let others = 0; others <= most; others++) {
    const found = agreementAfter(others, a, b, from, isTelling);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The keys beyond the edge that still belong to the stretch. `a` and `b` begin at the edge and lead away from it.
 * `isTelling` says whether one key alone is enough to know the sentence by.
 */
export function extendEdge(
  a: readonly string[],
  b: readonly string[],
  isTelling: (key: string) => boolean,
): Extension {
  let edge: Extension = { a: 0, b: 0 };
  for (;;) {
    const next = nextAgreement(a, b, edge, isTelling);
    if (next === null) return edge;
    edge = next;
  }
}
