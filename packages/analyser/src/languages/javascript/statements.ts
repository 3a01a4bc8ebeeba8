import type { Node } from './syntax.ts';

/** Node types of statements that are executed, labels included; declarations of functions and classes are not. */
export const executableTypes: ReadonlySet<string> = new Set<Node['type']>([
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
