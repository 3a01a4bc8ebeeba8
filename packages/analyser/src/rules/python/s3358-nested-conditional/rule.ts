import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonRule } from '../engine/python-rule.ts';

/** Nodes at which the search stops: a conditional in a nested function is not nested. */
const ends = new Set(['Conditional', 'FunctionDef', 'ClassDef']);

/** S3358: a conditional expression inside another one. */
export const rule: PythonRule = (context) => ({
  Conditional: (node) => {
    let [inner, outer] = [node as PythonNode, context.parentOf(node)];
    while (outer !== null && !ends.has(outer.type)) [inner, outer] = [outer, context.parentOf(outer)];
    // A lambda is a value of its own as a branch, not as an argument of a call.
    if (outer?.type !== 'Conditional' || inner.type === 'Lambda') return;
    context.report({
      node,
      message: 'Saque esta expresión condicional anidada a una instrucción aparte.',
    });
  },
});
