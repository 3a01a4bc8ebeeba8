import type { Dockerfile } from '../../../languages/docker/read.ts';
import type { ShellOf } from './shell.ts';

/** A violation in a Dockerfile, at a line counted from 1. */
export interface DockerReport {
  readonly line: number;
  readonly message: string;
}

/** What the rules read of a Dockerfile. */
export interface DockerText extends Pick<Dockerfile, 'instructions' | 'comments'> {
  /** What each instruction runs in a shell, in the order of the instructions. */
  readonly shells: readonly ShellOf[];
}

/** A rule for Dockerfiles: it reads one file and keeps no state. */
export type DockerRule = (file: DockerText) => readonly DockerReport[];
