import type { Block, If } from '../../../languages/python/ast/statements.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { tokenText } from '../reading/equivalence.ts';

/** The branches of an `if`, with those of an `if` that is alone in its `else`, and whether the last one is an `else`. */
function branchesOf({ body, elifs, orelse }: If): { blocks: readonly Block[]; hasElse: boolean } {
  const own = [body, ...elifs.map((each) => each.body)];
  if (!orelse) return { blocks: own, hasElse: false };
  const inner = onlyIfOf(orelse.body);
  if (!inner) return { blocks: [...own, orelse.body], hasElse: true };
  const { blocks, hasElse } = branchesOf(inner);
  return { blocks: [...own, ...blocks], hasElse };
}

/** The `if` that is the only statement of a block; null for any other block. */
function onlyIfOf({ body }: Block): If | null {
  const [only] = body;
  return body.length === 1 && only?.type === 'If' ? only : null;
}

/**
 * S1871: a branch equal to an earlier one. Single lines count only if all branches are equal and the first `if` has no
 * `else`.
 */
export const rule: PythonRule = (context) => {
  const singleLine = ({ first, last }: Block) => {
    const lines = context.source.lines;
    const { tokens } = context.source;
    let end = last;
    while (end > first && /^(?:newline|dedent|indent)$/u.test(tokens[end]?.kind ?? '')) end -= 1;
    let start = first;
    while (start < end && /^(?:newline|dedent|indent)$/u.test(tokens[start]?.kind ?? '')) start += 1;
    return lines.lineOf(tokens[start]?.start ?? 0) === lines.lineOf(tokens[end]?.end ?? 0);
  };
  /** Whether an `if` is alone in an `else`, whose `if` includes its branches. */
  const isInElse = (node: If) => {
    const block = context.parentOf(node);
    if (block?.type !== 'Block' || onlyIfOf(block) === null) return false;
    const clause = context.parentOf(block);
    return clause?.type === 'Else' && context.parentOf(clause)?.type === 'If';
  };
  return {
    If: (node) => {
      if (isInElse(node)) return;
      const { blocks, hasElse } = branchesOf(node);
      const texts = blocks.map((block) => tokenText(context.source, block));
      const allEqual = texts.every((text) => text === texts[0]);
      // Equal branches with `else` belong to another rule.
      if (allEqual && hasElse) return;
      const mayBeSingle = allEqual && !node.orelse;
      blocks.forEach((block, place) => {
        if (texts.indexOf(texts[place] ?? '') === place || (singleLine(block) && !mayBeSingle)) return;
        const first = block.body[0] ?? block;
        context.report({
          node: first,
          message: 'Combine esta rama con la anterior que hace lo mismo, o corríjala.',
        });
      });
    },
  };
};
