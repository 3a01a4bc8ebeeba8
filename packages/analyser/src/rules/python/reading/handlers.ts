import type { PythonNode } from '../../../languages/python/ast/node.ts';

/** The `except` or `finally` that a statement runs in, or the function that it is part of; null in a module. */
export function handlerAround(ancestors: readonly PythonNode[]): PythonNode | null {
  return ancestors.find(({ type }) => handling.has(type)) ?? null;
}

const handling: ReadonlySet<PythonNode['type']> = new Set(['Except', 'Finally', 'FunctionDef', 'ClassDef']);
