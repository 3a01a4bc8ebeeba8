import { readDockerfile } from '../../../languages/docker/read.ts';
import type { DockerRule } from '../engine/docker-rule.ts';

/** The lines of a rule's findings in a Dockerfile. */
export const findLines = (rule: DockerRule, text: string): readonly number[] =>
  rule.find(readDockerfile(text).instructions).map(({ line }) => line);
