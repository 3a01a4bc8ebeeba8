import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { tokenText } from '../reading/equivalence.ts';

/**
 * S1871: a branch equal to an earlier one. Single lines count only if all branches are equal and `else` is
 * absent.
 */
export const rule: PythonRule = {
  key: 'S1871',
  create(context) {
    const singleLine = ({ first, last }: NodeOf<'Block'>) => {
      const lines = context.source.lines;
      const { tokens } = context.source;
      let end = last;
      while (end > first && /^(?:newline|dedent|indent)$/u.test(tokens[end]?.kind ?? '')) end -= 1;
      let start = first;
      while (start < end && /^(?:newline|dedent|indent)$/u.test(tokens[start]?.kind ?? '')) start += 1;
      return lines.lineOf(tokens[start]?.start ?? 0) === lines.lineOf(tokens[end]?.end ?? 0);
    };
    return {
      If: (node) => {
        const blocks = [node.body, ...node.elifs.map(({ body }) => body)];
        if (node.orelse) blocks.push(node.orelse.body);
        const texts = blocks.map((block) => tokenText(context.source, block));
        const allEqual = texts.every((text) => text === texts[0]);
        // Equal branches with `else` belong to another rule.
        if (allEqual && node.orelse) return;
        blocks.forEach((block, place) => {
          if (texts.indexOf(texts[place] ?? '') === place || (singleLine(block) && !allEqual)) return;
          const first = block.body[0] ?? block;
          context.report({
            node: first,
            message: 'Combine esta rama con la anterior que hace lo mismo, o corríjala.',
          });
        });
      },
    };
  },
};
