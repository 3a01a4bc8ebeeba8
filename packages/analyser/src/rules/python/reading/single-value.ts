import type { Expression, Name } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { writesOf } from '../engine/symbols.ts';

/** The value of a name with a single assignment; null if it may have another value. */
export function singleValue(
  name: Name,
  { scopes, parentOf }: Pick<PythonContext, 'scopes' | 'parentOf'>,
): Expression | null {
  const variable = scopes.variableOf(name);
  const bindings = variable ? writesOf(variable) : [];
  const [binding] = bindings;
  if (bindings.length !== 1 || !binding) return null;
  const statement = parentOf(binding.node);
  if (statement?.type === 'Assign')
    return statement.targets.some((target) => target === binding.node) ? statement.value : null;
  return statement?.type === 'AnnotatedAssign' ? statement.value : null;
}
