import type { Constant, Expression, ReplacementField, StringPiece } from '../ast/expressions.ts';
import type { Cursor } from './cursor.ts';
import { braces, parenthesized, squareBrackets } from './displays.ts';
import { expressionList, starredOrNamed, yieldOrList } from './lists.ts';
import { isKeyword } from './words.ts';

const constants: readonly string[] = ['None', 'True', 'False', '...'] satisfies Constant['value'][];
const isConstant = (text: string): text is Constant['value'] => constants.includes(text);

/** Parses an operand without operators: a name, a literal, or an expression in brackets. */
export function atom(cursor: Cursor): Expression {
  const { at: first, token } = cursor;
  if (token.kind === 'string' || token.kind === 'fstring-start') return strings(cursor);
  if (token.kind === 'number') {
    cursor.take();
    return { type: 'NumberLiteral', first, last: cursor.last };
  }
  if (token.kind !== 'name' && token.kind !== 'op') return cursor.fail('value');
  if (isConstant(token.text)) {
    cursor.take();
    return { type: 'Constant', first, last: cursor.last, value: token.text };
  }
  return token.kind === 'name' ? name(cursor) : bracketedExpression(cursor);
}

function name(cursor: Cursor): Expression {
  const { at: first, token } = cursor;
  if (isKeyword(token.text)) cursor.fail('name');
  cursor.take();
  return { type: 'Name', first, last: cursor.last, id: token.text };
}

function bracketedExpression(cursor: Cursor): Expression {
  if (cursor.is('(')) return parenthesized(cursor);
  if (cursor.is('[')) return squareBrackets(cursor);
  if (cursor.is('{')) return braces(cursor);
  const first = cursor.at;
  cursor.expect('`');
  const value = expressionList(cursor, { item: starredOrNamed });
  cursor.expect('`');
  return { type: 'Backticks', first, last: cursor.last, value };
}

/** Adjacent string literals form one expression. */
function strings(cursor: Cursor): Expression {
  const first = cursor.at;
  const pieces: StringPiece[] = [];
  while (cursor.token.kind === 'string' || cursor.token.kind === 'fstring-start')
    pieces.push(stringPiece(cursor));
  return { type: 'StringLiteral', first, last: cursor.last, pieces };
}

function stringPiece(cursor: Cursor): StringPiece {
  const first = cursor.at;
  const formatted = cursor.take().kind === 'fstring-start';
  const fields = formatted ? fieldsUntil(cursor, () => cursor.token.kind === 'fstring-end') : [];
  if (formatted) cursor.expectKind('fstring-end');
  return { type: 'StringPiece', first, last: cursor.last, fields };
}

function fieldsUntil(cursor: Cursor, ended: () => boolean): readonly ReplacementField[] {
  const fields: ReplacementField[] = [];
  while (!ended()) {
    if (!cursor.acceptKind('fstring-middle')) fields.push(replacementField(cursor));
  }
  return fields;
}

/** `{value = !r :specification}`. */
function replacementField(cursor: Cursor): ReplacementField {
  const first = cursor.at;
  cursor.expect('{');
  const value = yieldOrList(cursor);
  cursor.accept('=');
  if (cursor.accept('!')) cursor.expectKind('name');
  const nested = cursor.accept(':') ? fieldsUntil(cursor, () => cursor.is('}')) : [];
  cursor.expect('}');
  return { type: 'ReplacementField', first, last: cursor.last, value, nested };
}
