import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';

/**
 * Whether an attribute belongs to a module imported by `from package import module`, which is not resolved.
 */
export function importsWholeModule(
  callee: Expression,
  { scopes, parentOf }: Pick<PythonContext, 'scopes' | 'parentOf'>,
): boolean {
  let at = callee;
  while (at.type === 'Attribute') at = at.object;
  if (at === callee || at.type !== 'Name') return false;
  const binding = scopes.variableOf(at)?.usages.find(({ kind }) => kind === 'import');
  return binding !== undefined && parentOf(binding.node)?.type === 'ImportFrom';
}
