import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { ownDescendants } from '../reading/jumps.ts';
import { contradicts } from '../types/contradiction.ts';
import { cannotBeGenerator } from '../types/generator-annotations.ts';

/** S5886: a returned or yielded value that contradicts the annotation of the function. */
export const rule: PythonRule = (context) => ({
  FunctionDef: (node) => {
    const { returns, body } = node;
    if (!returns) return;
    const inside = ownDescendants(body, context);
    const yields = inside.filter(({ type }) => type === 'Yield');
    if (yields.length === 0) reportReturns(returns, inside, context);
    else if (cannotBeGenerator(returns, node, context))
      for (const found of yields) context.report({ node: found, message: yieldMessage });
  },
});

const returnMessage = 'Corrija el valor o la anotación de la función: no son del mismo tipo.';
const yieldMessage = 'Corrija la anotación de la función: es un generador y dice otra cosa.';

function reportReturns(annotation: Expression, inside: readonly PythonNode[], context: PythonContext): void {
  for (const found of inside)
    if (found.type === 'Return' && contradicts(annotation, found.value, context))
      context.report({ node: found.value ?? found, message: returnMessage });
}
