import type { PythonNode } from './ast/node.ts';

const types: ReadonlySet<PythonNode['type']> = new Set([
  'Assign',
  'AugmentedAssign',
  'ExpressionStatement',
  'Import',
  'ImportFrom',
  'Continue',
  'Break',
  'Return',
  'Pass',
  'For',
  'While',
  'If',
  'Elif',
  'Raise',
  'Try',
  'Assert',
  'Delete',
  'Global',
  'ClassDef',
  'FunctionDef',
  'Print',
  'Exec',
]);

/** Statements that SonarQube counts, and whose first line a test could execute: no `with`, no `match`, no `else`. */
export function executable(node: PythonNode): boolean {
  return node.type === 'Except' ? !node.group : types.has(node.type);
}
