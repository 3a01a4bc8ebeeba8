import type { Name } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';

/** How a name comes to mean something; `read` uses what it means. */
export type UsageKind =
  | 'parameter'
  | 'assignment'
  | 'augmented'
  | 'annotated'
  | 'walrus'
  | 'import'
  | 'for'
  | 'comprehension'
  | 'with'
  | 'except'
  | 'delete'
  | 'function'
  | 'class'
  | 'type'
  | 'pattern'
  | 'global'
  | 'nonlocal'
  | 'read';

export interface Usage {
  readonly kind: UsageKind;
  /** The name itself, or what holds it: a definition, parameter, import or `global`. */
  readonly node: PythonNode;
  /** Where the usage stands, which need not be where the variable lives. */
  readonly scope: Scope;
}

export interface Variable {
  readonly name: string;
  readonly scope: Scope;
  /** In the order of the text, all bindings before all readings. */
  readonly usages: readonly Usage[];
}

export type ScopeKind = 'module' | 'class' | 'function' | 'lambda' | 'comprehension' | 'types';

export interface Scope {
  readonly kind: ScopeKind;
  readonly node: PythonNode;
  readonly parent: Scope | null;
  readonly variables: ReadonlyMap<string, Variable>;
}

export interface SymbolTable {
  readonly module: Scope;
  /** Parents first. */
  readonly scopes: readonly Scope[];
  /** The scope in which a node is evaluated: defaults and decorators belong to the outer one. */
  scopeOf(node: PythonNode): Scope;
  /** The scope of the body of a module, class, function, lambda or comprehension. */
  scopeMadeBy(node: PythonNode): Scope | null;
  /** What a name means; null for built-in and unknown ones. */
  variableOf(name: Name): Variable | null;
  /** What a name would mean in a scope, as Python looks it up: classes are skipped from within functions. */
  resolve(name: string, scope: Scope): Variable | null;
}

/** Usages that give a name a meaning; `global`, `nonlocal` and `del` do not. */
export function bindingsOf({ usages }: Variable): readonly Usage[] {
  return usages.filter(({ kind }) => !notBinding.has(kind));
}

const notBinding: ReadonlySet<UsageKind> = new Set(['read', 'global', 'nonlocal', 'delete']);
