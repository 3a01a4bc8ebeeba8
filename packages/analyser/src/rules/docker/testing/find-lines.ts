import { readDockerfile } from '../../../languages/docker/read.ts';
import type { DockerRule } from '../engine/docker-rule.ts';
import { readShells } from '../engine/shell.ts';

/** The lines of a rule's findings in a Dockerfile. */
export function findLines(rule: DockerRule, text: string): readonly number[] {
  const { instructions, comments } = readDockerfile(text);
  return rule({ instructions, comments, shells: readShells(instructions) }).map(({ line }) => line);
}
