import type { Expression, Name } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { reachingBindings } from '../flow/reaching-bindings.ts';
import { unchanging } from '../reading/expressions.ts';
import { assignedValue } from '../types/possible-kinds.ts';

const functionsWithTry = new WeakMap<PythonNode, boolean>();

/** Whether a function has a `try`; cached, because each of its conditions asks. */
function hasTry(node: PythonNode, context: PythonContext): boolean {
  const known = functionsWithTry.get(node) ?? context.descendantsOf(node).some(({ type }) => type === 'Try');
  functionsWithTry.set(node, known);
  return known;
}

/**
 * True when one binding alone reaches a name of a function, and it assigns a constant. Functions with `try`,
 * parameters and imports are excluded.
 */
export function holdsConstant(name: Name, context: PythonContext): boolean {
  const scope = context.scopes.scopeOf(name);
  if (scope.kind !== 'function') return false;
  if (hasTry(scope.node, context)) return false;
  const usages = context.scopes.variableOf(name)?.usages ?? [];
  if (usages.some(({ kind }) => kind === 'parameter' || kind === 'import')) return false;
  const [binding, ...others] = reachingBindings(name, context) ?? [];
  if (!binding || others.length > 0 || !/^(?:assignment|annotated)$/u.test(binding.kind)) return false;
  const value = assignedValue(binding.node, context);
  return value !== null && isFixed(value);
}

const isFixed = (value: Expression): boolean => {
  if (value.type === 'Constant') return value.value !== '...';
  if (value.type === 'Comprehension') return value.kind === 'generator';
  return unchanging.has(value.type) || value.type === 'Lambda';
};
