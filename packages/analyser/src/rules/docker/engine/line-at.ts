import type { Instruction } from '../../../languages/docker/read.ts';

/** Line on which a place of an instruction's text was written. */
export function lineAt({ pieces }: Instruction, offset: number): number {
  // A search by halves: a rule asks for the line of each of an instruction's commands.
  let [from, to] = [0, pieces.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((pieces[middle]?.offset ?? 0) <= offset) from = middle + 1;
    else to = middle;
  }
  return pieces[from - 1]?.line ?? 1;
}
