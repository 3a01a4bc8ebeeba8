import type { Expression, Name, Parameter } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { bindingsOf } from '../engine/symbols.ts';

/** The only binding of a name: its assigned value or its parameter; null if it has several. */
export function onlyBinding(
  { scopes, parentOf }: Pick<PythonContext, 'scopes' | 'parentOf'>,
  name: Name,
): Expression | Parameter | null {
  const variable = scopes.variableOf(name);
  const bindings = variable ? bindingsOf(variable) : [];
  const node = bindings.length === 1 ? bindings[0]?.node : undefined;
  if (!node) return null;
  if (node.type === 'Parameter') return node;
  const parent = parentOf(node);
  return parent?.type === 'Assign' && parent.targets.some((target) => target === node) ? parent.value : null;
}
