import type { PythonNode } from '../../languages/python/ast/node.ts';
import type { FlatPython } from '../../languages/python/flatten.ts';

const counted: ReadonlySet<PythonNode['type']> = new Set([
  'FunctionDef',
  'For',
  'While',
  'If',
  'Conditional',
  'ComprehensionIf',
]);

/** Whether a node opens a way through the code: `elif`, `lambda`, `try` and `match` do not (McCabe, as SonarQube counts). */
function isDecision(node: PythonNode): boolean {
  if (node.type === 'Binary') return node.operator === 'and' || node.operator === 'or';
  return counted.has(node.type);
}

/** Cyclomatic complexity of a whole file; an empty one has 0. */
export function complexity({ nodes }: FlatPython): number {
  return nodes.reduce((sum, node) => (isDecision(node) ? sum + 1 : sum), 0);
}
