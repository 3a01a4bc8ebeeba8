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
export const lineAt = ({ pieces }: Instruction, offset: number): number =>
  pieces.findLast((piece) => piece.offset <= offset)?.line ?? 1;
