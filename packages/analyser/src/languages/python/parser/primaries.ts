import type { Argument, Expression } from '../ast/expressions.ts';
import { atom } from './atoms.ts';
import type { Cursor } from './cursor.ts';
import { comprehensionClauses } from './displays.ts';
import { expression, factor } from './grammar.ts';
import { expressionList, namedExpression, starred } from './lists.ts';
import { isKeyword } from './words.ts';

/** Parses an operand with its calls, attributes and subscripts, `await x`, and `x ** y`. */
export function power(cursor: Cursor): Expression {
  const { at } = cursor;
  const left = awaitExpression(cursor);
  if (!cursor.accept('**')) return left;
  const right = factor(cursor);
  return { type: 'Binary', first: at, last: cursor.last, operator: '**', left, right };
}

function awaitExpression(cursor: Cursor): Expression {
  const { at } = cursor;
  if (!cursor.is('await') || !beginsOperand(cursor)) return primary(cursor);
  cursor.take();
  const value = primary(cursor);
  return { type: 'Await', first: at, last: cursor.last, value };
}

/** Whether an operand follows: otherwise `await` is a name, as in programs older than the keyword. */
function beginsOperand(cursor: Cursor): boolean {
  const { kind, text } = cursor.ahead(1);
  if (kind === 'op') return text === '(' || text === '[' || text === '{';
  if (kind === 'name') return !isKeyword(text) || ['None', 'True', 'False', 'lambda'].includes(text);
  return kind === 'string' || kind === 'fstring-start' || kind === 'number';
}

function primary(cursor: Cursor): Expression {
  const first = cursor.at;
  let object = atom(cursor);
  for (;;) {
    if (cursor.accept('.')) {
      const name = cursor.expectKind('name').text;
      object = { type: 'Attribute', first, last: cursor.last, object, name };
    } else if (cursor.is('(')) {
      const args = callArguments(cursor);
      object = { type: 'Call', first, last: cursor.last, callee: object, args };
    } else if (cursor.accept('[')) {
      const index = subscript(cursor);
      cursor.expect(']');
      object = { type: 'Subscript', first, last: cursor.last, object, index };
    } else return object;
  }
}

/** `(a, *b, c=1, **d)`, of calls and of classes. */
export function callArguments(cursor: Cursor): readonly Argument[] {
  const found: Argument[] = [];
  cursor.expect('(');
  while (!cursor.is(')')) {
    found.push(argument(cursor));
    if (!cursor.accept(',')) break;
  }
  cursor.expect(')');
  return found;
}

function argument(cursor: Cursor): Argument {
  const first = cursor.at;
  const star = cursor.is('*') || cursor.is('**') ? (cursor.take().text as '*' | '**') : '';
  const named = star === '' && cursor.token.kind === 'name' && cursor.ahead(1).text === '=';
  const keyword = named ? cursor.take().text : null;
  if (named) cursor.expect('=');
  const value = named || star !== '' ? expression(cursor) : possibleGenerator(cursor);
  return { type: 'Argument', first, last: cursor.last, keyword, star, value };
}

/** A call's only argument may be a generator without parentheses of its own. */
function possibleGenerator(cursor: Cursor): Expression {
  const first = cursor.at;
  const element = namedExpression(cursor);
  if (!cursor.is('for') && !cursor.is('async')) return element;
  const clauses = comprehensionClauses(cursor);
  return {
    type: 'Comprehension',
    first,
    last: cursor.last,
    kind: 'generator',
    element,
    value: null,
    clauses,
  };
}

function subscript(cursor: Cursor): Expression {
  return expressionList(cursor, { item: sliceOrExpression, ends: ']' });
}

function sliceOrExpression(cursor: Cursor): Expression {
  const first = cursor.at;
  const bound = () => (cursor.is(':') || cursor.is(',') || cursor.is(']') ? null : namedExpression(cursor));
  const lower = cursor.is('*') ? starred(cursor) : bound();
  if (!cursor.accept(':')) return lower ?? cursor.fail('index');
  const upper = bound();
  const step = cursor.accept(':') ? bound() : null;
  return { type: 'Slice', first, last: cursor.last, lower, upper, step };
}
