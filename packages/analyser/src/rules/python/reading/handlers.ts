import type { PythonNode } from '../../../languages/python/ast/node.ts';

/** The innermost `except`, `finally`, function or class around a statement; null in a module. */
export function handlerAround(ancestors: readonly PythonNode[]): PythonNode | null {
  return ancestors.find(({ type }) => handling.has(type)) ?? null;
}

const handling: ReadonlySet<PythonNode['type']> = new Set(['Except', 'Finally', 'FunctionDef', 'ClassDef']);
