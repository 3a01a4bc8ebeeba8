import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { isText } from '../types/texts.ts';

/** S6659: a comparison of the start or end of a string by a slice. */
export const rule: PythonRule = (context) => ({
  Binary: (node) => {
    if (node.operator !== '==' && node.operator !== '!=') return;
    const left = sliceOf(node.left);
    const cut = left ?? sliceOf(node.right);
    const other = left ? node.right : node.left;
    if (!cut || !(isText(other, context) || isText(cut.object, context))) return;
    context.report({ node, message: `Use «${cut.method}» en vez de cortar la cadena.` });
  },
});

/** The sliced object and the method that replaces the slice; null for other expressions. */
function sliceOf(expression: Expression): { object: Expression; method: string } | null {
  const value = withoutParentheses(expression);
  if (value.type !== 'Subscript' || value.index.type !== 'Slice') return null;
  const method = methodFor(value.index);
  return method === null ? null : { object: value.object, method };
}

function methodFor({ lower, upper, step }: NodeOf<'Slice'>): string | null {
  if (step || (lower === null) === (upper === null)) return null;
  return upper ? 'startswith' : 'endswith';
}
