import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonSource } from '../../../languages/python/source.ts';
import type { TextRange } from '../../finding.ts';
import type { Report, Span } from './python-rule.ts';

const nowhere: Span = { start: 0, end: 0 };

export function spanOf({ tokens }: PythonSource, node: PythonNode): Span {
  return { start: tokens[node.first]?.start ?? 0, end: tokens[node.last]?.end ?? 0 };
}

export function spanOfReport(source: PythonSource, report: Report): Span {
  if ('node' in report) return spanOf(source, report.node);
  return 'token' in report ? report.token : report.range;
}

/** The name token of a definition, parameter or import; the first token of any other node. */
export function nameToken({ tokens }: PythonSource, node: PythonNode): Span {
  if (node.type === 'FunctionDef' || node.type === 'ClassDef') return definedName(tokens, node);
  if (node.type === 'Parameter') return tokens[node.first + (node.star === '' ? 0 : 1)] ?? nowhere;
  if (node.type === 'Alias') return tokens[node.alias === null ? node.first : node.last] ?? nowhere;
  return tokens[node.first] ?? nowhere;
}

function definedName(
  tokens: PythonSource['tokens'],
  node: Extract<PythonNode, { type: 'FunctionDef' | 'ClassDef' }>,
): Span {
  const word = node.type === 'FunctionDef' ? 'def' : 'class';
  // Search behind the decorators; no expression contains these keywords.
  let place = (node.decorators.at(-1)?.last ?? node.first - 1) + 1;
  while (place < node.last && tokens[place]?.text !== word) place += 1;
  return tokens[place + 1] ?? nowhere;
}

/** Converts offsets to lines, from 1, and columns, from 0. */
export function rangeOf({ lines }: PythonSource, { start, end }: Span): TextRange {
  const startLine = lines.lineOf(start);
  const endLine = lines.lineOf(end);
  return {
    startLine,
    startColumn: start - lines.startOf(startLine),
    endLine,
    endColumn: end - lines.startOf(endLine),
  };
}
