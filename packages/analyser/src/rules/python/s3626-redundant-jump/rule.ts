import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { NodeOf, PythonRule } from '../engine/python-rule.ts';

/** S3626: a `return` or `continue` without effect. */
export const rule: PythonRule = (context) => {
  const check = (node: NodeOf<'Return'> | NodeOf<'Continue'>) => {
    const target = node.type === 'Continue' ? ['For', 'While'] : ['FunctionDef'];
    if (!isLast(node, target)) return;
    context.report({ node, message: 'Elimine este salto, que no cambia nada.' });
  };
  /** Whether a statement is the last one in the loop or function that it jumps in. */
  const isLast = (statement: PythonNode, targets: readonly string[]): boolean => {
    const block = context.parentOf(statement);
    if (block?.type !== 'Block' || block.body.at(-1) !== statement) return false;
    if (statement.type !== 'If' && block.body.length === 1) return false;
    const holder = context.parentOf(block);
    if (!holder) return false;
    if (targets.includes(holder.type)) return true;
    if (holder.type === 'If') return isLastIf(holder, targets);
    const outer = context.parentOf(holder);
    const branch = holder.type === 'Elif' || holder.type === 'Else';
    return branch && outer?.type === 'If' && isLastIf(outer, targets);
  };
  const isLastIf = (node: NodeOf<'If'>, targets: readonly string[]): boolean => isLast(node, targets);
  return {
    Return: (node) => {
      if (node.value === null) check(node);
    },
    Continue: check,
  };
};
