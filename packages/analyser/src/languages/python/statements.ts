import type { PythonNode } from './ast/node.ts';

const executableTypes: ReadonlySet<PythonNode['type']> = new Set([
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

/**
 * Whether a node is a statement that SonarQube counts; the line where it begins is one that a test could execute. Not
 * `with`, `match` and `else`.
 */
export function isExecutable(node: PythonNode): boolean {
  return node.type === 'Except' ? !node.group : executableTypes.has(node.type);
}
