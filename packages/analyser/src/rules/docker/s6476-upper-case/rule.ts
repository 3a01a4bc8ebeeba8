import type { DockerRule } from '../engine/docker-rule.ts';
import { lineAt } from '../engine/line-at.ts';

/** The words that Docker reads as its own, with what may stand between them. */
const names = [
  /^(?<word>[a-z]+)/iu,
  /^onbuild\s+(?<word>[a-z]+)/iu,
  /^(?:onbuild\s+)?healthcheck\s+(?:--\S+\s+)*(?<word>cmd)\s/iu,
  /^from\s+(?:--\S+\s+)*\S+\s+(?<word>as)\s/iu,
];

/** S6476: names of instructions in capital letters, as editors and readers expect them. */
export const rule: DockerRule = ({ instructions }) =>
  instructions.flatMap((instruction) =>
    names.flatMap((name) => {
      const found = name.exec(instruction.text);
      const word = found?.groups?.['word'] ?? '';
      const upper = word.toUpperCase();
      if (found === null || word === upper) return [];
      const end = found[0].trimEnd().length - 1;
      return [{ line: lineAt(instruction, end), message: `Escriba «${upper}» en mayúsculas.` }];
    }),
  );
