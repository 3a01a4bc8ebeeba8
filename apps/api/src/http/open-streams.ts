import type { HttpProblem } from './http-problem.ts';

/**
 * Counts what each person has open at once; the returned function counts one more, or refuses it, and returns the function that
 * counts it off.
 */
export function openStreams(most: number, refusal: () => HttpProblem): (sub: string) => () => void {
  const open = new Map<string, number>();
  return (sub) => {
    const count = open.get(sub) ?? 0;
    if (count >= most) throw refusal();
    open.set(sub, count + 1);
    return () => {
      const left = (open.get(sub) ?? 1) - 1;
      if (left === 0) open.delete(sub);
      else open.set(sub, left);
    };
  };
}
