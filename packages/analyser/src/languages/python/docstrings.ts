import type { LineIndex } from '../../text/line-index.ts';
import type { PythonNode } from './ast/node.ts';
import type { Statement } from './ast/statements.ts';
import type { FlatPython } from './flatten.ts';
import type { PythonToken } from './lexer/token.ts';

/** The string that is the first statement of a module, class or function, or null. */
export function docstringOf(node: PythonNode): PythonNode | null {
  const first = firstStatement(node);
  if (first?.type !== 'ExpressionStatement') return null;
  return first.expression.type === 'StringLiteral' ? first.expression : null;
}

function firstStatement(node: PythonNode): Statement | undefined {
  if (node.type === 'Module') return node.body[0];
  return node.type === 'FunctionDef' || node.type === 'ClassDef' ? node.body.body[0] : undefined;
}

/** Every line of every docstring, whatever else stands on it. */
export function docstringLines(
  { nodes }: FlatPython,
  tokens: readonly PythonToken[],
  lines: LineIndex,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const node of nodes) {
    const docstring = docstringOf(node);
    if (docstring === null) continue;
    // Only the pieces: what stands between two of them, in brackets or after a backslash, is no part of one.
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
