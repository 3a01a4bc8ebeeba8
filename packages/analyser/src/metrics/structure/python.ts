import type { FlatPython } from '../../languages/python/flatten.ts';
import { isExecutable } from '../../languages/python/statements.ts';
import type { PythonNode } from '../../languages/python/ast/node.ts';
import type { Structure } from './javascript.ts';

/** Numbers of functions, classes and statements of a file; methods and nested functions are functions. */
export function countStructure({ nodes }: FlatPython): Structure {
  const count = (holds: (node: PythonNode) => boolean) =>
    nodes.reduce((n, node) => (holds(node) ? n + 1 : n), 0);
  return {
    functions: count(({ type }) => type === 'FunctionDef'),
    classes: count(({ type }) => type === 'ClassDef'),
    statements: count(isExecutable),
  };
}
