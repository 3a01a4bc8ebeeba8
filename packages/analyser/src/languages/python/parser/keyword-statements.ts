import type { Expression } from '../ast/expressions.ts';
import type { Statement } from '../ast/statements.ts';
import type { Cursor } from './cursor.ts';
import { expression } from './grammar.ts';
import { expressionList, starredOrNamed } from './lists.ts';

const endsStatement = ({ token }: Cursor) =>
  token.kind === 'newline' || token.kind === 'eof' || (token.kind === 'op' && token.text === ';');

/** Parses `pass`, `break`, `continue` or `return`. */
export function jumpStatement(cursor: Cursor): Statement {
  const first = cursor.at;
  const word = cursor.take().text;
  if (word === 'pass') return { type: 'Pass', first, last: first };
  if (word === 'break') return { type: 'Break', first, last: first };
  if (word === 'continue') return { type: 'Continue', first, last: first };
  const value = endsStatement(cursor) ? null : expressionList(cursor, { item: starredOrNamed });
  return { type: 'Return', first, last: cursor.last, value };
}

/** `raise E from cause`, or Python 2's `raise E, message, traceback`. */
export function raiseStatement(cursor: Cursor): Statement {
  const first = cursor.at;
  cursor.expect('raise');
  const values: Expression[] = [];
  if (!endsStatement(cursor)) values.push(expression(cursor));
  while (values.length > 0 && cursor.is(',')) {
    cursor.drop();
    values.push(expression(cursor));
  }
  const cause = cursor.accept('from') ? expression(cursor) : null;
  return { type: 'Raise', first, last: cursor.last, values, cause };
}

export function assertStatement(cursor: Cursor): Statement {
  const first = cursor.at;
  cursor.expect('assert');
  const test = expression(cursor);
  const comma = cursor.is(',');
  if (comma) cursor.drop();
  const message = comma ? expression(cursor) : null;
  return { type: 'Assert', first, last: cursor.last, test, message };
}

export function deleteStatement(cursor: Cursor): Statement {
  const first = cursor.at;
  cursor.expect('del');
  const list = expressionList(cursor, { item: expression, dropCommas: true });
  const targets = list.type === 'Tuple' && !list.parenthesized ? list.elements : [list];
  return { type: 'Delete', first, last: cursor.last, targets };
}

/** `global a, b` and `nonlocal a, b`. */
export function scopeNames(cursor: Cursor): Statement {
  const first = cursor.at;
  const type = cursor.take().text === 'global' ? 'Global' : 'Nonlocal';
  const names = [cursor.expectKind('name').text];
  while (cursor.is(',')) {
    cursor.drop();
    names.push(cursor.expectKind('name').text);
  }
  return { type, first, last: cursor.last, names };
}
