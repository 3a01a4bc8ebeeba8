import type { DockerRule } from '../engine/docker-rule.ts';
import { lineAt } from '../engine/line-at.ts';

/** From a root of Linux or Windows, or from a directory of the system. */
const absolute = /^(?:\/|~|%.*%|[a-z]:[\\/])/iu;

/** S7021: a WORKDIR that does not depend on those before it. */
export const rule: DockerRule = ({ instructions, shells }) =>
  instructions.flatMap((instruction, i) => {
    const { name, value, start } = shells[i] ?? {};
    if (name !== 'workdir' || value === undefined || value === null || value === '') return [];
    if (absolute.test(value.replaceAll(/["']/gu, ''))) return [];
    const line = lineAt(instruction, start ?? 0);
    return [{ line, message: 'Escriba en WORKDIR la ruta entera, desde «/».' }];
  });
