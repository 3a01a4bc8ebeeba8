import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { FlatPython } from '../../../languages/python/flatten.ts';
import type { Scope, ScopeKind, Usage, Variable } from './symbols.ts';

/** A variable under construction. */
export interface GrowingVariable extends Variable {
  readonly usages: Usage[];
}
/** A scope under construction. */
export interface GrowingScope extends Scope {
  readonly parent: GrowingScope | null;
  readonly variables: Map<string, GrowingVariable>;
  readonly declaredGlobal: Set<string>;
  readonly declaredNonlocal: Set<string>;
}

export interface ScopeTree {
  readonly scopes: readonly GrowingScope[];
  /** The scope in which each node is evaluated, by index of the node. */
  readonly around: readonly GrowingScope[];
  /** Scopes of bodies, by the module, class, function, lambda or comprehension. */
  readonly bodyScopes: ReadonlyMap<PythonNode, GrowingScope>;
  /** Scopes of type parameters, by the definition; each encloses the scope of the definition's body. */
  readonly typeScopes: ReadonlyMap<PythonNode, GrowingScope>;
}

const scopeKindByType: Partial<Record<PythonNode['type'], ScopeKind>> = {
  ClassDef: 'class',
  FunctionDef: 'function',
  Lambda: 'lambda',
  Comprehension: 'comprehension',
};

function newScope(kind: ScopeKind, node: PythonNode, parent: GrowingScope | null): GrowingScope {
  const sets = { declaredGlobal: new Set<string>(), declaredNonlocal: new Set<string>() };
  return { kind, node, parent, variables: new Map<string, GrowingVariable>(), ...sets };
}

/** The scopes of a tree, without variables. */
export function scopeTree({ nodes, parents }: FlatPython): ScopeTree {
  const module = newScope('module', nodes[0] ?? { type: 'Module', first: 0, last: 0, body: [] }, null);
  const scopes = [module];
  const around: GrowingScope[] = [];
  const bodyScopes = new Map<PythonNode, GrowingScope>([[module.node, module]]);
  const typeScopes = new Map<PythonNode, GrowingScope>();
  nodes.forEach((node, place) => {
    const parentPlace = parents[place] ?? -1;
    const parent = nodes[parentPlace];
    const outer = around[parentPlace] ?? module;
    const here = parent ? (innerScope(nodes, parents, place, { bodyScopes, typeScopes }) ?? outer) : module;
    around.push(here);
    scopes.push(...openScopes(node, here, bodyScopes, typeScopes));
  });
  return { scopes, around, bodyScopes, typeScopes };
}

/** The scopes that a node creates. */
function openScopes(
  node: PythonNode,
  here: GrowingScope,
  bodyScopes: Map<PythonNode, GrowingScope>,
  typeScopes: Map<PythonNode, GrowingScope>,
): readonly GrowingScope[] {
  const found: GrowingScope[] = [];
  if ('typeParameters' in node && node.typeParameters.length > 0) {
    const scope = newScope('types', node, here);
    typeScopes.set(node, scope);
    found.push(scope);
  }
  const kind = scopeKindByType[node.type];
  if (kind !== undefined) {
    const scope = newScope(kind, node, found[0] ?? here);
    bodyScopes.set(node, scope);
    found.push(scope);
  }
  return found;
}

/**
 * The scope that the parent of a node creates for it; null when the node belongs to the scope around the
 * parent.
 */
function innerScope(
  nodes: readonly PythonNode[],
  parents: readonly number[],
  place: number,
  { bodyScopes, typeScopes }: Pick<ScopeTree, 'bodyScopes' | 'typeScopes'>,
): GrowingScope | null {
  const node = nodes[place];
  const parentPlace = parents[place] ?? -1;
  const parent = nodes[parentPlace];
  if (!node || !parent || node.type === 'Decorator') return null;
  if (parent.type === 'Lambda') return node === parent.body ? (bodyScopes.get(parent) ?? null) : null;
  if (parent.type === 'Comprehension') return bodyScopes.get(parent) ?? null;
  if (parent.type === 'ComprehensionFor') {
    const comprehension = nodes[parents[parentPlace] ?? -1];
    const first = comprehension?.type === 'Comprehension' && comprehension.clauses[0] === parent;
    return first && node === parent.iterable ? (bodyScopes.get(comprehension)?.parent ?? null) : null;
  }
  const body = (parent.type === 'FunctionDef' || parent.type === 'ClassDef') && node === parent.body;
  return (body ? bodyScopes.get(parent) : typeScopes.get(parent)) ?? null;
}
