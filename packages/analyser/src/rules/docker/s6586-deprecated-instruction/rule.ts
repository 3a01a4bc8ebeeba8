import type { DockerRule } from '../engine/docker-rule.ts';
import { lineAt } from '../engine/line-at.ts';

const deprecated = /^(?:onbuild\s+)?maintainer(?:\s|$)/iu;

/** S6586: MAINTAINER, which a label replaces. */
export const rule: DockerRule = ({ instructions }) =>
  instructions
    .filter(({ text }) => deprecated.test(text))
    .map((instruction) => ({
      line: lineAt(instruction, 0),
      message: 'Escriba LABEL en vez de MAINTAINER, que está obsoleta.',
    }));
