import type { Node } from './syntax.ts';

/** Statements that are executed, labels included; declarations of functions, classes and modules are not. */
export const executable: ReadonlySet<string> = new Set<Node['type']>([
  'ExpressionStatement',
  'IfStatement',
  'LabeledStatement',
  'BreakStatement',
  'ContinueStatement',
  'WithStatement',
  'SwitchStatement',
  'ReturnStatement',
  'ThrowStatement',
  'TryStatement',
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'DebuggerStatement',
  'VariableDeclaration',
]);
