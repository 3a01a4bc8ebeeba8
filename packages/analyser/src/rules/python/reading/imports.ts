import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';

/**
 * Whether a callee is an attribute of a name bound by `from … import`: the name may be a module, which is not
 * resolved.
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
