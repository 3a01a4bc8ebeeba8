import type { PythonNode } from '../../../languages/python/ast/node.ts';
import { lineOfNode } from '../../../languages/python/source.ts';
import { nameToken, spanOf } from './places.ts';
import type { PythonContext } from './python-rule.ts';
import { nameOfAlias, qualifiedName } from './qualified-name.ts';
import { buildSymbols } from './scopes.ts';
import type { SymbolTable } from './symbols.ts';

export type FileContext = Pick<PythonContext, 'source' | 'path' | 'project'>;

/** The part of the context that all rules of a file share; each rule adds its parameters and `report`. */
export type SharedContext = Omit<PythonContext, 'parameters' | 'report'>;

/** Creates the shared context. The symbol table is computed on first use. */
export function sharedContext({ source, path, project }: FileContext): SharedContext {
  const { nodes, parents, ends } = source.tree;
  const places = new Map(nodes.map((node, place) => [node, place]));
  const placeOf = (node: PythonNode) => places.get(node) ?? 0;
  const parentOf = (node: PythonNode) => nodes[parents[placeOf(node)] ?? -1] ?? null;
  let symbols: SymbolTable | null = null;
  const scopes = () => (symbols ??= buildSymbols(source.tree));
  return {
    source,
    path,
    project,
    nodes,
    get scopes() {
      return scopes();
    },
    parentOf,
    ancestorsOf: (node) => {
      const found: PythonNode[] = [];
      for (let at = parentOf(node); at !== null; at = parentOf(at)) found.push(at);
      return found;
    },
    descendantsOf: (node) => nodes.slice(placeOf(node) + 1, ends[placeOf(node)]),
    qualifiedName: (expression) => qualifiedName(expression, scopes(), parentOf),
    importedName: (alias) => nameOfAlias(alias, parentOf(alias)),
    textOf: (node) => source.text.slice(spanOf(source, node).start, spanOf(source, node).end),
    lineOf: (node) => lineOfNode(source, node),
    nameToken: (node) => nameToken(source, node),
  };
}
