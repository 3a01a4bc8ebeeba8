import type { Instruction } from '../../../languages/docker/read.ts';

/** A violation in a Dockerfile, at a line counted from 1. */
export interface DockerReport {
  readonly line: number;
  readonly message: string;
}

/** A rule for Dockerfiles: it reads the instructions of one file and keeps no state. */
export interface DockerRule {
  readonly key: string;
  readonly find: (instructions: readonly Instruction[]) => readonly DockerReport[];
}

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
