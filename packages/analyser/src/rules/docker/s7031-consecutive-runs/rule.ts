import type { Instruction } from '../../../languages/docker/read.ts';
import type { DockerRule } from '../engine/docker-rule.ts';
import { lineAt } from '../engine/line-at.ts';

const message = 'Una este RUN con los que lo siguen: cada uno añade una capa a la imagen.';

/** Options of a RUN in an order of their own; null for another instruction. */
function optionsOf({ text }: Instruction): string | null {
  const [name = '', ...words] = text.split(/\s+/u);
  if (name.toLowerCase() !== 'run') return null;
  const end = words.findIndex((word) => !word.startsWith('--'));
  return words
    .slice(0, end === -1 ? words.length : end)
    .sort()
    .join(' ');
}

/** S7031: consecutive RUN instructions with the same options are one; the first of them is reported. */
export const rule: DockerRule = ({ instructions }) => {
  const options = instructions.map(optionsOf);
  return instructions.flatMap((instruction, i) => {
    const own = options[i] ?? null;
    const isFirst = own !== null && options[i - 1] !== own && options[i + 1] === own;
    return isFirst ? [{ line: lineAt(instruction, 0), message }] : [];
  });
};
