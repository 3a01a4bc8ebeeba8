import type { Expression } from '../ast/expressions.ts';
import type { Statement } from '../ast/statements.ts';
import type { PythonToken } from '../lexer/token.ts';
import type { Cursor } from './cursor.ts';
import { expression } from './grammar.ts';
import { isKeyword } from './words.ts';

/** Words that show, after `print` or `exec`, that these are names in an expression. */
const operators = new Set(['and', 'or', 'in', 'is', 'if', 'else', 'not', 'as', 'for', 'from']);

/** Whether `print` or `exec` begins a statement of Python 2 here, and is neither a name nor a called function. */
export function startsOldStatement(cursor: Cursor): boolean {
  if (!cursor.is('print') && !cursor.is('exec')) return false;
  const ahead = cursor.ahead(1);
  const { kind, text } = ahead;
  if (kind === 'string' || kind === 'fstring-start' || kind === 'number') return true;
  if (kind === 'name')
    return !operators.has(text) && (!isKeyword(text) || /^(?:None|True|False|lambda)$/u.test(text));
  if (!cursor.is('print')) return false;
  return endsStatement(ahead) || (kind === 'op' && (text === '>>' || text === '`' || text === '{'));
}

const endsStatement = ({ kind, text }: PythonToken): boolean =>
  kind === 'newline' || kind === 'eof' || (kind === 'op' && text === ';');

/** `print`, `print >>file, a, b` and `exec code in globals, locals`. */
export function oldStatement(cursor: Cursor): Statement {
  const first = cursor.at;
  const type = cursor.take().text === 'print' ? 'Print' : 'Exec';
  if (endsStatement(cursor.token)) return { type, first, last: first, values: [] };
  cursor.accept('>>');
  const values: Expression[] = [expression(cursor)];
  while (cursor.is(',')) {
    cursor.drop();
    if (cursor.token.kind === 'newline' || cursor.is(';')) break;
    values.push(expression(cursor));
  }
  return { type, first, last: cursor.last, values };
}
