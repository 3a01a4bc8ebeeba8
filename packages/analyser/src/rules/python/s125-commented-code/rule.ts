import type { Statement } from '../../../languages/python/ast/statements.ts';
import type { PythonComment } from '../../../languages/python/lexer/token.ts';
import { parsePython } from '../../../languages/python/parse.ts';
import { replacePieces, type Delimited } from '../../../text/delimited.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { commentGroups, uncommented } from './groups.ts';

/** S125: Python code in comments and in triple-quoted strings without effect, docstrings included. */
export const rule: PythonRule = ({ source, parameters, report, parentOf }) => {
  const exception = new RegExp(`^(?:${parameters['exception'] ?? ''})`, 'u');
  /** Whether a comment declares the encoding, which Python reads from the first two lines. */
  const namesEncoding = ({ start, end }: PythonComment) =>
    source.lines.lineOf(start) <= 2 && /coding[:=]/u.test(source.text.slice(start, end));
  return {
    StringLiteral(node) {
      if (parentOf(node)?.type !== 'ExpressionStatement') return;
      const [piece] = node.pieces;
      const token = source.tokens[piece?.first ?? -1];
      const end = source.tokens[piece?.last ?? -1]?.end;
      const text = token ? textInTripleQuotes(source.text.slice(token.start, end)) : null;
      if (token && text !== null && isCode(text.trim()))
        report({ token, message: 'Quite este código, que está en una cadena en lugar de ejecutarse.' });
    },
    onEnd() {
      for (const group of commentGroups(source)) {
        const [token] = group;
        const text = uncommented(source, group);
        if (!token || (group.length === 1 && namesEncoding(token))) continue;
        if (!exception.test(text.trim()) && isCode(text))
          report({ token, message: 'Quite este código comentado.' });
      }
    },
  };
};

/** The text of a string literal in triple quotes; null for any other. */
const textInTripleQuotes = (literal: string): string | null =>
  /^[a-z]*("""|''')([\s\S]*)\1$/iu.exec(literal)?.[2] ?? null;

/** Whether a text is code; a single expression may be prose. */
function isCode(text: string): boolean {
  if (text.trim() === '') return false;
  const statements = parsePython(`${joinTexts(text.trimEnd())}\n`)?.module.body ?? [];
  if (statements.every(isDirective)) return false;
  if (statements.length === 1 && statements.every(isDeclaration)) return false;
  return statements.length > 1 || statements[0]?.type !== 'ExpressionStatement';
}

/** The text with string literals that span lines on one line, except those in triple quotes. */
const joinTexts = (text: string): string =>
  replacePieces(text, commentsAndStrings, (match) =>
    /^(?:#|"{3}|'{3})/u.test(match) ? match : match.replaceAll(/\\?\n/gu, ' '),
  );

const commentsAndStrings: readonly Delimited[] = [
  { begins: '#', whole: /#[^\n]*/uy },
  { begins: '"'.repeat(3), whole: /"{3}(?:[^"\\]|\\[\s\S]|"(?!"{2}))*"{3}/uy },
  { begins: "'''", whole: /'{3}(?:[^'\\]|\\[\s\S]|'(?!'{2}))*'{3}/uy },
  { begins: '"', whole: /"(?:[^"\\]|\\[\s\S])*"/uy },
  { begins: "'", whole: /'(?:[^'\\]|\\[\s\S])*'/uy },
];

/** `name: word` and `word: a = b` are more often prose than code. */
const isDeclaration = (statement: Statement) => statement.type === 'AnnotatedAssign';

const toolNames = new Set(['type', 'fmt', 'isort', 'mypy', 'noqa', 'pragma', 'pylint', 'pyright', 'ruff']);

/** Directives of tools, such as `type: ignore`. */
const isDirective = (statement: Statement) =>
  statement.type === 'AnnotatedAssign' &&
  statement.value === null &&
  statement.target.type === 'Name' &&
  toolNames.has(statement.target.id);
