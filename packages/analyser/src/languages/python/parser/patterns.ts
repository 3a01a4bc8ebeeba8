import type { Argument, DictItem, Expression } from '../ast/expressions.ts';
import { atom } from './atoms.ts';
import type { Cursor } from './cursor.ts';
import { expressionList } from './lists.ts';
import { factor } from './grammar.ts';

/** Parses one pattern of a `case`, with alternatives and `as`, as the expression with the same text. */
export function casePattern(cursor: Cursor): Expression {
  const first = cursor.at;
  const value = cursor.is('*') ? starPattern(cursor) : alternativePatterns(cursor);
  if (!cursor.accept('as')) return value;
  const target = atom(cursor);
  return { type: 'NamedExpression', first, last: cursor.last, target, value };
}

function starPattern(cursor: Cursor): Expression {
  const first = cursor.at;
  cursor.expect('*');
  const value = atom(cursor);
  return { type: 'Starred', first, last: cursor.last, value };
}

function alternativePatterns(cursor: Cursor): Expression {
  const first = cursor.at;
  let left = closedPattern(cursor);
  while (cursor.accept('|')) {
    const right = closedPattern(cursor);
    left = { type: 'Binary', first, last: cursor.last, operator: '|', left, right };
  }
  return left;
}

function closedPattern(cursor: Cursor): Expression {
  if (cursor.is('[') || cursor.is('(')) return sequencePattern(cursor);
  if (cursor.is('{')) return mappingPattern(cursor);
  const { kind } = cursor.token;
  if (kind !== 'name' || ['None', 'True', 'False'].includes(cursor.token.text)) return literalPattern(cursor);
  return nameOrClass(cursor);
}

/** A literal pattern; a number may be complex: `-1 + 2j`. */
function literalPattern(cursor: Cursor): Expression {
  const first = cursor.at;
  const left = factor(cursor);
  if (!cursor.is('+') && !cursor.is('-')) return left;
  const operator = cursor.take().text;
  const right = factor(cursor);
  return { type: 'Binary', first, last: cursor.last, operator, left, right };
}

function sequencePattern(cursor: Cursor): Expression {
  const first = cursor.at;
  const end = cursor.take().text === '[' ? ']' : ')';
  const empty = cursor.is(end);
  const inner = empty ? null : expressionList(cursor, { item: casePattern, ends: end });
  cursor.expect(end);
  const { last } = cursor;
  if (end === ')' && inner !== null && inner.type !== 'Tuple')
    return { type: 'Parenthesized', first, last, expression: inner };
  const elements = elementsOf(inner);
  return end === ']'
    ? { type: 'List', first, last, elements }
    : { type: 'Tuple', first, last, elements, parenthesized: true };
}

function elementsOf(inner: Expression | null): readonly Expression[] {
  if (inner === null) return [];
  return inner.type === 'Tuple' && !inner.parenthesized ? inner.elements : [inner];
}

function mappingPattern(cursor: Cursor): Expression {
  const first = cursor.at;
  cursor.expect('{');
  const items: DictItem[] = [];
  while (!cursor.is('}')) {
    items.push(mappingItem(cursor));
    if (!cursor.accept(',')) break;
  }
  cursor.expect('}');
  return { type: 'Dict', first, last: cursor.last, items };
}

function mappingItem(cursor: Cursor): DictItem {
  const first = cursor.at;
  if (cursor.accept('**')) {
    const rest = atom(cursor);
    return { type: 'DictItem', first, last: cursor.last, key: null, value: rest };
  }
  const key = closedPattern(cursor);
  cursor.expect(':');
  const value = casePattern(cursor);
  return { type: 'DictItem', first, last: cursor.last, key, value };
}

/** `name`, `module.name`, or `Class(pattern, key=pattern)`. */
function nameOrClass(cursor: Cursor): Expression {
  const first = cursor.at;
  let object = atom(cursor);
  while (cursor.accept('.')) {
    const name = cursor.expectKind('name').text;
    object = { type: 'Attribute', first, last: cursor.last, object, name };
  }
  if (!cursor.accept('(')) return object;
  const args: Argument[] = [];
  while (!cursor.is(')')) {
    args.push(classArgument(cursor));
    if (!cursor.accept(',')) break;
  }
  cursor.expect(')');
  return { type: 'Call', first, last: cursor.last, callee: object, args };
}

function classArgument(cursor: Cursor): Argument {
  const first = cursor.at;
  const named = cursor.ahead(1).text === '=';
  const keyword = named ? cursor.expectKind('name').text : null;
  if (named) cursor.expect('=');
  const value = casePattern(cursor);
  return { type: 'Argument', first, last: cursor.last, keyword, star: '', value };
}
