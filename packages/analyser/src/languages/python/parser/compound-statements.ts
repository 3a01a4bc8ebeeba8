import type { Elif, Except, Finally, Statement, WithItem } from '../ast/statements.ts';
import { block, optionalElse } from './blocks.ts';
import type { Cursor } from './cursor.ts';
import { expression } from './grammar.ts';
import { expressionList, namedExpression, starredOrNamed, target, targets } from './lists.ts';

export function ifStatement(cursor: Cursor): Statement {
  const first = cursor.at;
  cursor.expect('if');
  const test = namedExpression(cursor);
  const body = block(cursor);
  const elifs: Elif[] = [];
  while (cursor.is('elif')) elifs.push(elif(cursor));
  const orelse = optionalElse(cursor);
  return { type: 'If', first, last: cursor.last, test, body, elifs, orelse };
}

function elif(cursor: Cursor): Elif {
  const first = cursor.at;
  cursor.expect('elif');
  const test = namedExpression(cursor);
  const body = block(cursor);
  return { type: 'Elif', first, last: cursor.last, test, body };
}

export function forLoop(cursor: Cursor): Statement {
  const first = cursor.at;
  const isAsync = cursor.accept('async');
  cursor.expect('for');
  const found = targets(cursor);
  cursor.expect('in');
  const iterable = expressionList(cursor, { item: starredOrNamed });
  const body = block(cursor);
  const orelse = optionalElse(cursor);
  return { type: 'For', first, last: cursor.last, isAsync, target: found, iterable, body, orelse };
}

export function whileLoop(cursor: Cursor): Statement {
  const first = cursor.at;
  cursor.expect('while');
  const test = namedExpression(cursor);
  const body = block(cursor);
  const orelse = optionalElse(cursor);
  return { type: 'While', first, last: cursor.last, test, body, orelse };
}

export function tryStatement(cursor: Cursor): Statement {
  const first = cursor.at;
  cursor.expect('try');
  const body = block(cursor);
  const handlers: Except[] = [];
  while (cursor.is('except')) handlers.push(handler(cursor));
  const orelse = optionalElse(cursor);
  const finalbody = finallyBlock(cursor);
  if (handlers.length === 0 && finalbody === null) cursor.fail('except');
  return { type: 'Try', first, last: cursor.last, body, handlers, orelse, finalbody };
}

/** `except E as name`; Python 2 wrote `except E, name`, and Python 3.14 lists exceptions that way. */
function handler(cursor: Cursor): Except {
  const first = cursor.at;
  cursor.expect('except');
  const group = cursor.accept('*');
  const exception = cursor.is(':') ? null : expressionList(cursor, { item: expression });
  const name = cursor.accept('as') ? expression(cursor) : null;
  const body = block(cursor);
  return { type: 'Except', first, last: cursor.last, group, exception, target: name, body };
}

function finallyBlock(cursor: Cursor): Finally | null {
  const first = cursor.at;
  if (!cursor.accept('finally')) return null;
  const body = block(cursor);
  return { type: 'Finally', first, last: cursor.last, body };
}

export function withStatement(cursor: Cursor): Statement {
  const first = cursor.at;
  const isAsync = cursor.accept('async');
  cursor.expect('with');
  const items = cursor.attempt(() => parenthesizedItems(cursor)) ?? withItems(cursor, ':');
  const body = block(cursor);
  return { type: 'With', first, last: cursor.last, isAsync, items, body };
}

/** Items of a `with` in parentheses; fails where the parenthesis belongs to the value of the first item. */
function parenthesizedItems(cursor: Cursor): readonly WithItem[] {
  cursor.expect('(');
  const items = withItems(cursor, ')');
  cursor.expect(')');
  return cursor.is(':') ? items : cursor.fail(':');
}

function withItems(cursor: Cursor, end: string): readonly WithItem[] {
  const items = [withItem(cursor)];
  while (cursor.accept(',') && !cursor.is(end)) items.push(withItem(cursor));
  return items;
}

function withItem(cursor: Cursor): WithItem {
  const first = cursor.at;
  const context = namedExpression(cursor);
  const assigned = cursor.accept('as') ? target(cursor) : null;
  return { type: 'WithItem', first, last: cursor.last, context, target: assigned };
}
