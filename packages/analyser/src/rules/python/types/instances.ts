import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { ClassDef } from '../../../languages/python/ast/statements.ts';
import { classNamed } from '../engine/class-facts.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { reachingBindings } from '../flow/reaching-bindings.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { assignedValue } from './possible-kinds.ts';

/** Names and calls that are followed to a class. */
const maxDepth = 8;

/**
 * The class of this file whose instance a value certainly is: a call of the class or a name with only such
 * values.
 */
export function classOfInstance(expression: Expression, context: PythonContext, depth = 0): ClassDef | null {
  const value = withoutParentheses(expression);
  if (depth > maxDepth) return null;
  if (value.type === 'Call') return classNamed(context, value.callee);
  if (value.type !== 'Name') return null;
  const classes = new Set(
    (reachingBindings(value, context) ?? []).map(({ node }) => {
      const given = assignedValue(node, context);
      return given && classOfInstance(given, context, depth + 1);
    }),
  );
  const [only] = classes;
  return classes.size === 1 ? (only ?? null) : null;
}
