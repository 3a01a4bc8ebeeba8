import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { reachingBindings } from '../flow/reaching-bindings.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { declaredKinds } from './declared-kinds.ts';
import { assignedValue, possibleKinds } from './possible-kinds.ts';
import { kindsOfMethod } from './known-results.ts';

/** Levels of operands and names that are followed. */
const maxDepth = 8;
/** Operators whose result is a string if both operands are. */
const joining = new Set(['+', 'or', 'and']);

/** Whether a value is certainly a string, also by the annotation of a parameter. */
export function isText(expression: Expression, context: PythonContext, depth = 0): boolean {
  const value = withoutParentheses(expression);
  if (depth > maxDepth) return false;
  const kinds = possibleKinds(value, context) ?? declaredKinds(value, context);
  if (kinds) return kinds.every((kind) => kind === 'str');
  const parts = partsOf(value, context);
  return parts.length > 0 && parts.every((part) => part !== null && isText(part, context, depth + 1));
}

/**
 * The expressions that must all be strings for a value to be one: operands, branches, assigned values, or the object of a
 * string method. An unknown expression is null; other values have none.
 */
function partsOf(value: Expression, context: PythonContext): readonly (Expression | null)[] {
  if (value.type === 'Binary') return joining.has(value.operator) ? [value.left, value.right] : [];
  if (value.type === 'Conditional') return [value.body, value.orelse];
  if (value.type === 'Name')
    return (reachingBindings(value, context) ?? []).map(({ node }) => assignedValue(node, context));
  if (value.type !== 'Call' || value.callee.type !== 'Attribute') return [];
  const { object, name } = value.callee;
  return kindsOfMethod('str', name)?.[0] === 'str' ? [object] : [];
}
