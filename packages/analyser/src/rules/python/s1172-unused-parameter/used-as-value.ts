import type { ClassDef, FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { bindingsOf } from '../engine/symbols.ts';

/**
 * Whether a function is used as a value, so that unknown callers determine its parameters. Names with
 * several bindings do not count.
 */
export function isUsedAsValue(context: PythonContext, node: FunctionDef, owner: ClassDef | null): boolean {
  const { scopes, parentOf } = context;
  const isCalled = (usage: PythonNode) => {
    const parent = parentOf(usage);
    return parent?.type === 'Call' && parent.callee === usage;
  };
  const variable = scopes.resolve(node.name, scopes.scopeOf(node));
  if (variable && bindingsOf(variable).length > 1) return false;
  const byName = variable?.usages.filter(({ kind }) => kind === 'read').map((usage) => usage.node) ?? [];
  const byAttribute = owner ? selfAttributes(context, owner, node.name) : [];
  return [...byName, ...byAttribute].some((usage) => !isCalled(usage));
}

/** All `self.name` and `cls.name` within a class, for one name. */
function selfAttributes(context: PythonContext, owner: ClassDef, name: string): readonly PythonNode[] {
  return context
    .descendantsOf(owner)
    .filter(
      (inner) =>
        inner.type === 'Attribute' &&
        inner.name === name &&
        inner.object.type === 'Name' &&
        /^(?:self|cls)$/u.test(inner.object.id),
    );
}
