import type { PythonNode } from '../../../languages/python/ast/node.ts';
import { lineOfNode } from '../../../languages/python/source.ts';
import { nameToken, spanOf } from './places.ts';
import type { PythonContext } from './python-rule.ts';
import { nameOfAlias, qualifiedName } from './qualified-name.ts';
import { buildSymbols } from './scopes.ts';
import type { SymbolTable } from './symbols.ts';

export type FileContext = Pick<PythonContext, 'source' | 'path' | 'project'>;

/** What all rules share of one file; each gets its own parameters and its own way to report. */
export type SharedContext = Omit<PythonContext, 'parameters' | 'report'>;

/** The table of symbols and the places of nodes are made once, for the first rule that asks. */
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
