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

type Attributes = ReadonlyMap<string, readonly PythonNode[]>;

const attributesOfClasses = new WeakMap<ClassDef, Attributes>();

/** All `self.name` and `cls.name` within a class, for one name; each class is searched once. */
function selfAttributes(context: PythonContext, owner: ClassDef, name: string): readonly PythonNode[] {
  const known = attributesOfClasses.get(owner) ?? findAttributes(context, owner);
  attributesOfClasses.set(owner, known);
  return known.get(name) ?? [];
}

function findAttributes(context: PythonContext, owner: ClassDef): Attributes {
  const attributes = context.descendantsOf(owner).filter((node) => node.type === 'Attribute');
  const own = attributes.filter(({ object }) => object.type === 'Name' && /^(?:self|cls)$/u.test(object.id));
  return Map.groupBy(own, ({ name }) => name);
}
