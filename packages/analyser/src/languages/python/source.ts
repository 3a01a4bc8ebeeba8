import { indexLines, type LineIndex } from '../../text/line-index.ts';
import type { PythonNode } from './ast/node.ts';
import { docstringLines } from './docstrings.ts';
import { flattenPython, type FlatPython } from './flatten.ts';
import type { PythonComment, PythonToken } from './lexer/token.ts';
import { parsePython } from './parse.ts';

/** A parsed text with everything that its measures look at. */
export interface PythonSource {
  readonly text: string;
  readonly lines: LineIndex;
  readonly tree: FlatPython;
  readonly tokens: readonly PythonToken[];
  readonly comments: readonly PythonComment[];
  /** Lines of docstrings, which count as comments. */
  readonly docstrings: ReadonlySet<number>;
}

/** Parses a text; null when that fails. */
export function readPython(text: string): PythonSource | null {
  const syntax = parsePython(text);
  if (syntax === null) return null;
  const { tokens, comments, module } = syntax;
  const lines = indexLines(text);
  const tree = flattenPython(module);
  return { text, lines, tree, tokens, comments, docstrings: docstringLines(tree, tokens, lines) };
}

/** The line where a node begins, counted from 1. */
export function lineOfNode(
  { tokens, lines }: Pick<PythonSource, 'tokens' | 'lines'>,
  node: PythonNode,
): number {
  return lines.lineOf(tokens[node.first]?.start ?? 0);
}
