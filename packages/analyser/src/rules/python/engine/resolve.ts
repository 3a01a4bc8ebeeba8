import type { GrowingScope, GrowingVariable } from './scope-tree.ts';
import type { Scope } from './symbols.ts';

/**
 * The variable that a binding in a scope writes to; `global` and `nonlocal` may place it in an outer scope.
 */
export function bindingVariable(name: string, scope: GrowingScope): GrowingVariable {
  if (scope.declaredGlobal.has(name)) return variableIn(moduleOf(scope), name);
  if (scope.declaredNonlocal.has(name)) {
    const outer = scope.parent ? resolve(name, scope.parent) : null;
    if (outer) return outer;
  }
  return variableIn(scope, name);
}

function variableIn(scope: GrowingScope, name: string): GrowingVariable {
  const known = scope.variables.get(name);
  if (known) return known;
  const variable: GrowingVariable = { name, scope, usages: [] };
  scope.variables.set(name, variable);
  return variable;
}

function moduleOf(scope: GrowingScope): GrowingScope {
  let at = scope;
  while (at.parent) at = at.parent;
  return at;
}

/** Resolves a name in a scope. Names of a class are visible in its body, but not in its functions. */
export function resolve(name: string, from: Scope): GrowingVariable | null {
  // `scopeTree` has created every scope.
  let at = from as GrowingScope | null;
  let own = true;
  for (; at !== null; at = at.parent) {
    if (at.declaredGlobal.has(name)) return moduleOf(at).variables.get(name) ?? null;
    const found = at.kind === 'class' && !own ? undefined : at.variables.get(name);
    if (found) return found;
    own &&= at.kind === 'types';
  }
  return null;
}
