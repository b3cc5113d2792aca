import type { Words } from '@/components/language';
import type { Problem } from '@/messaging/protocol';

/** Names in the browsers' catalogues have no hyphen. */
type Underscored<T extends string> = T extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : T;

const underscored = <T extends string>(name: T): Underscored<T> =>
  // The type above is this very replacement, which TypeScript cannot follow.
  name.replaceAll('-', '_') as Underscored<T>;

/** Why there is nothing to show, and what to do about it. */
export function problemText(words: Words, problem: Problem): { readonly why: string; readonly help: string } {
  const name = underscored(problem);
  return { why: words(`problem_${name}`), help: words(`problem_${name}_help`) };
}
