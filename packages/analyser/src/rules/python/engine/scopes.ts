import type { Expression, Name, Parameter } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { Import, ImportFrom } from '../../../languages/python/ast/statements.ts';
import type { FlatPython } from '../../../languages/python/flatten.ts';
import { namesOfTarget, targetsOf, boundNamesWithoutNode } from './bound-names.ts';
import { bindingVariable, resolve } from './resolve.ts';
import { scopeTree, type GrowingScope, type ScopeTree } from './scope-tree.ts';
import type { SymbolTable, UsageKind, Variable } from './symbols.ts';

/** Builds the scopes, variables and usages of a file by the static scoping rules of Python. */
export function buildSymbols(tree: FlatPython): SymbolTable {
  const builder = new SymbolBuilder(tree);
  builder.build();
  return builder;
}

class SymbolBuilder implements SymbolTable {
  private readonly tree: FlatPython;
  private readonly scopeTree: ScopeTree;
  private readonly places: ReadonlyMap<PythonNode, number>;
  /** Binding names with their variable; all other names are reads. */
  private readonly variables = new Map<PythonNode, Variable>();

  constructor(tree: FlatPython) {
    this.tree = tree;
    this.scopeTree = scopeTree(tree);
    this.places = new Map(tree.nodes.map((node, place) => [node, place]));
  }

  build(): void {
    const { nodes } = this.tree;
    nodes.forEach((node, place) => {
      this.declareOuterNames(node, this.around(place));
    });
    nodes.forEach((node, place) => {
      this.bind(node, this.around(place));
    });
    nodes.forEach((node, place) => {
      this.read(node, this.around(place));
    });
  }

  get module(): GrowingScope {
    return this.around(0);
  }

  get scopes(): readonly GrowingScope[] {
    return this.scopeTree.scopes;
  }

  scopeOf(node: PythonNode): GrowingScope {
    return this.around(this.places.get(node) ?? 0);
  }

  scopeMadeBy(node: PythonNode): GrowingScope | null {
    return this.scopeTree.bodyScopes.get(node) ?? null;
  }

  variableOf(name: Name): Variable | null {
    return this.variables.get(name) ?? null;
  }

  readonly resolve = resolve;

  private around(place: number): GrowingScope {
    const scope = this.scopeTree.around[place] ?? this.scopeTree.scopes[0];
    if (!scope) throw new Error('a tree without a module');
    return scope;
  }

  /** `global` and `nonlocal` apply to their whole scope, including earlier statements. */
  private declareOuterNames(node: PythonNode, scope: GrowingScope): void {
    if (node.type === 'Global') for (const name of node.names) scope.declaredGlobal.add(name);
    if (node.type === 'Nonlocal') for (const name of node.names) scope.declaredNonlocal.add(name);
  }

  private bind(node: PythonNode, here: GrowingScope): void {
    for (const [name, kind] of boundNamesWithoutNode(node)) this.add(name, kind, node, here);
    const types = this.scopeTree.typeScopes.get(node);
    if ('typeParameters' in node && types)
      for (const parameter of node.typeParameters) this.add(parameter.name, 'type', parameter, types);
    if (node.type === 'FunctionDef' || node.type === 'Lambda')
      for (const parameter of node.parameters)
        this.bindParameter(parameter, this.scopeTree.bodyScopes.get(node) ?? here);
    if (node.type === 'Import' || node.type === 'ImportFrom') this.bindImports(node, here);
    for (const [target, kind] of targetsOf(node)) this.bindTarget(target, kind, here);
  }

  private bindParameter(parameter: Parameter, inner: GrowingScope): void {
    if (parameter.name !== '') this.add(parameter.name, 'parameter', parameter, inner);
    if (parameter.pattern) this.bindTarget(parameter.pattern, 'parameter', inner);
  }

  private bindImports(node: Import | ImportFrom, here: GrowingScope): void {
    for (const alias of node.names) {
      const name = alias.alias ?? (node.type === 'Import' ? alias.name.split('.')[0] : alias.name);
      if (name !== undefined && name !== '*') this.add(name, 'import', alias, here);
    }
  }

  private bindTarget(target: Expression, kind: UsageKind, here: GrowingScope): void {
    let scope = here;
    // `:=` inside a comprehension binds in the scope around it.
    if (kind === 'walrus') while (scope.kind === 'comprehension' && scope.parent) scope = scope.parent;
    for (const name of namesOfTarget(target))
      if (!this.variables.has(name)) this.variables.set(name, this.add(name.id, kind, name, scope));
  }

  private add(name: string, kind: UsageKind, node: PythonNode, scope: GrowingScope): Variable {
    const variable = bindingVariable(name, scope);
    variable.usages.push({ kind, node, scope });
    return variable;
  }

  private read(node: PythonNode, scope: GrowingScope): void {
    if (node.type !== 'Name' || this.variables.has(node)) return;
    const variable = resolve(node.id, scope);
    if (!variable) return;
    variable.usages.push({ kind: 'read', node, scope });
    this.variables.set(node, variable);
  }
}
