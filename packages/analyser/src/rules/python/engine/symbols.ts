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

const writesByVariable = new WeakMap<Variable, readonly Usage[]>();

/** The usages other than reads; each variable is filtered once, as rules ask at every read. */
export function writesOf(variable: Variable): readonly Usage[] {
  const known = writesByVariable.get(variable) ?? variable.usages.filter(({ kind }) => kind !== 'read');
  writesByVariable.set(variable, known);
  return known;
}

/** The usages that bind a value; `global`, `nonlocal` and `del` do not. */
export const bindingsOf = (variable: Variable): readonly Usage[] =>
  writesOf(variable).filter(({ kind }) => !notBinding.has(kind));

const readsByVariable = new WeakMap<Variable, ReadonlySet<PythonNode>>();

/** Whether a name is a read of a variable. */
export function isReadOf(variable: Variable, name: PythonNode): boolean {
  const known =
    readsByVariable.get(variable) ??
    new Set(variable.usages.filter(({ kind }) => kind === 'read').map(({ node }) => node));
  readsByVariable.set(variable, known);
  return known.has(name);
}

const notBinding: ReadonlySet<UsageKind> = new Set(['read', 'global', 'nonlocal', 'delete']);
