import type { Expression, Parameter } from '../ast/expressions.ts';
import type { Cursor } from './cursor.ts';
import { binary, expression, levels } from './grammar.ts';
import { parameters } from './parameters.ts';

/** Parses one expression: a conditional, a lambda, or operands with their operators. */
export function readExpression(cursor: Cursor): Expression {
  if (cursor.is('lambda')) return lambda(cursor);
  const first = cursor.at;
  const body = binary(cursor, levels.loosest);
  return cursor.is('if') ? conditional(cursor, first, body) : body;
}

function conditional(cursor: Cursor, first: number, body: Expression): Expression {
  cursor.expect('if');
  const test = cursor.is('lambda') ? lambda(cursor) : binary(cursor, levels.loosest);
  cursor.expect('else');
  const orelse = expression(cursor);
  return { type: 'Conditional', first, last: cursor.last, body, test, orelse };
}

function lambda(cursor: Cursor): Expression {
  const first = cursor.at;
  cursor.expect('lambda');
  const found: readonly Parameter[] = parameters(cursor, ':', false);
  cursor.expect(':');
  const body = expression(cursor);
  return { type: 'Lambda', first, last: cursor.last, parameters: found, body };
}
