import type { PythonNode } from '../../languages/python/ast/node.ts';
import type { FlatPython } from '../../languages/python/flatten.ts';

const decisionTypes: ReadonlySet<PythonNode['type']> = new Set([
  'FunctionDef',
  'For',
  'While',
  'If',
  'Conditional',
  'ComprehensionIf',
]);

/** Whether a node adds 1 to the complexity, as SonarQube counts; `elif`, `lambda`, `try` and `match` do not. */
function isDecision(node: PythonNode): boolean {
  if (node.type === 'Binary') return node.operator === 'and' || node.operator === 'or';
  return decisionTypes.has(node.type);
}

/** Cyclomatic complexity of a file; 0 for an empty file. */
export function complexity({ nodes }: FlatPython): number {
  return nodes.reduce((sum, node) => (isDecision(node) ? sum + 1 : sum), 0);
}
