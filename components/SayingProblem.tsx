/** Why something could not be said, told at once; nothing while there is no reason. */
export function SayingProblem({ problem }: { readonly problem: string | null }) {
  return problem === null ? null : <span role="alert"> {problem}</span>;
}
