import type { Name } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';

/** The kinds of bindings, plus `read` for a use of the value. */
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

/** One binding or one read of a variable. */
export interface Usage {
  readonly kind: UsageKind;
  /** The name, or the definition, parameter, import or `global` that contains it. */
  readonly node: PythonNode;
  /** The scope of the usage, which may differ from the scope of the variable. */
  readonly scope: Scope;
}

export interface Variable {
  readonly name: string;
  readonly scope: Scope;
  /** All bindings before all reads, each in source order. */
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
  /** The variable of a name; null for built-in and unknown names. */
  variableOf(name: Name): Variable | null;
  /** Resolves a name in a scope by Python's rules: functions skip class scopes. */
  resolve(name: string, scope: Scope): Variable | null;
}

/** The usages that bind a value; `global`, `nonlocal` and `del` do not. */
export function bindingsOf({ usages }: Variable): readonly Usage[] {
  return usages.filter(({ kind }) => !notBinding.has(kind));
}

const notBinding: ReadonlySet<UsageKind> = new Set(['read', 'global', 'nonlocal', 'delete']);
