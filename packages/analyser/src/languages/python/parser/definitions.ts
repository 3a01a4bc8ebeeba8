import type { Decorator, Statement } from '../ast/statements.ts';
import { block } from './blocks.ts';
import type { Cursor } from './cursor.ts';
import { expression } from './grammar.ts';
import { namedExpression } from './lists.ts';
import { parameters } from './parameters.ts';
import { callArguments } from './primaries.ts';
import { typeParameters } from './type-parameters.ts';

export function decoratedDefinition(cursor: Cursor): Statement {
  const first = cursor.at;
  const decorators: Decorator[] = [];
  while (cursor.is('@')) {
    const start = cursor.at;
    cursor.take();
    const decorator = namedExpression(cursor);
    decorators.push({ type: 'Decorator', first: start, last: cursor.last, expression: decorator });
    cursor.expectKind('newline');
  }
  return definition(cursor, first, decorators);
}

/** A function or a class; it begins with its first decorator. */
export function definition(cursor: Cursor, first: number, decorators: readonly Decorator[]): Statement {
  if (cursor.is('class')) return classDefinition(cursor, first, decorators);
  const isAsync = cursor.accept('async');
  cursor.expect('def');
  const name = cursor.expectKind('name').text;
  const types = typeParameters(cursor);
  cursor.expect('(');
  const found = parameters(cursor, ')', true);
  cursor.expect(')');
  const returns = cursor.accept('->') ? expression(cursor) : null;
  const body = block(cursor);
  const { last } = cursor;
  const parts = { name, isAsync, decorators, typeParameters: types, parameters: found, returns, body };
  return { type: 'FunctionDef', first, last, ...parts };
}

function classDefinition(cursor: Cursor, first: number, decorators: readonly Decorator[]): Statement {
  cursor.expect('class');
  const name = cursor.expectKind('name').text;
  const types = typeParameters(cursor);
  const args = cursor.is('(') ? callArguments(cursor) : [];
  const body = block(cursor);
  return { type: 'ClassDef', first, last: cursor.last, name, decorators, typeParameters: types, args, body };
}
