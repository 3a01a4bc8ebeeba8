import type { PythonNode } from '../../../languages/python/ast/node.ts';

/** The innermost `except`, `finally`, function or class around a statement; null in a module. */
export function handlerAround(ancestors: readonly PythonNode[]): PythonNode | null {
  return ancestors.find(({ type }) => boundaryTypes.has(type)) ?? null;
}

/** Node types at which the search for a handler ends. */
const boundaryTypes: ReadonlySet<PythonNode['type']> = new Set([
  'Except',
  'Finally',
  'FunctionDef',
  'ClassDef',
]);
