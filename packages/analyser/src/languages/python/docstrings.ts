import type { LineIndex } from '../../text/line-index.ts';
import type { PythonNode } from './ast/node.ts';
import type { Statement } from './ast/statements.ts';
import type { FlatPython } from './flatten.ts';
import type { PythonToken } from './lexer/token.ts';

/** The docstring of a module, class or function: the string that is its first statement; null without one. */
export function docstringOf(node: PythonNode): PythonNode | null {
  const first = firstStatement(node);
  if (first?.type !== 'ExpressionStatement') return null;
  return first.expression.type === 'StringLiteral' ? first.expression : null;
}

function firstStatement(node: PythonNode): Statement | undefined {
  if (node.type === 'Module') return node.body[0];
  return node.type === 'FunctionDef' || node.type === 'ClassDef' ? node.body.body[0] : undefined;
}

/** All lines of docstrings, also those with other code. */
export function docstringLines(
  { nodes }: FlatPython,
  tokens: readonly PythonToken[],
  lines: LineIndex,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const node of nodes) {
    const docstring = docstringOf(node);
    if (docstring === null) continue;
    // Only lines of the literals: a docstring may consist of several, with lines between them that have none.
    for (let place = docstring.first; place <= docstring.last; place += 1) {
      const token = tokens[place];
      if (token) addLines(found, lines.lineOf(token.start), lines.lineOf(token.end));
    }
  }
  return found;
}

function addLines(set: Set<number>, first: number, last: number): void {
  for (let line = first; line <= last; line += 1) set.add(line);
}
