import type { DockerRule } from '../engine/docker-rule.ts';
import { lineAt } from '../engine/line-at.ts';

/** The words before what runs: also in a check of health and in an instruction for images built on this one. */
const command = /^(?:onbuild\s+)?(?:healthcheck\s+(?:--\S+\s+)*)?(?:cmd|entrypoint)\s+(?=\S)/iu;
/** An array of strings in double quotes; another one runs in a shell. */
const execForm = /^\[\s*(?:"(?:[^"\\]|\\.)*"\s*(?:,\s*"(?:[^"\\]|\\.)*"\s*)*)?\]$/u;

/** S7019: CMD and ENTRYPOINT run their program themselves, without a shell that keeps signals from it. */
export const rule: DockerRule = ({ instructions }) =>
  instructions.flatMap((instruction) => {
    const start = command.exec(instruction.text)?.[0].length;
    if (start === undefined || execForm.test(instruction.text.slice(start))) return [];
    return [
      {
        line: lineAt(instruction, start),
        message: 'Escriba el programa y sus argumentos entre corchetes, cada uno entre comillas dobles.',
      },
    ];
  });
