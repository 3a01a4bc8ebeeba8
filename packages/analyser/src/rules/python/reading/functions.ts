import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonContext } from '../engine/python-rule.ts';

/** Whether a descendant calls `locals()`, which uses all local names. */
export function callsLocals(
  { descendantsOf }: Pick<PythonContext, 'descendantsOf'>,
  node: PythonNode,
): boolean {
  return descendantsOf(node).some(
    (inner) => inner.type === 'Call' && inner.callee.type === 'Name' && inner.callee.id === 'locals',
  );
}

export const isSpecialName = (name: string): boolean => /^__.+__$/u.test(name);
