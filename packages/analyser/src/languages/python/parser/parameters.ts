import type { Expression, Parameter } from '../ast/expressions.ts';
import type { Cursor } from './cursor.ts';
import { expression } from './grammar.ts';
import { expressionList, starred } from './lists.ts';
import { isKeyword } from './words.ts';

/** Parameters up to `end`, of a function (which may annotate them) or of a lambda. */
export function parameters(cursor: Cursor, end: string, annotated: boolean): readonly Parameter[] {
  const found: Parameter[] = [];
  while (!cursor.is(end)) {
    found.push(parameter(cursor, annotated));
    if (!cursor.accept(',')) break;
  }
  return found;
}

function parameter(cursor: Cursor, annotated: boolean): Parameter {
  const first = cursor.at;
  const star = takeStar(cursor);
  const pattern = cursor.is('(') ? tuplePattern(cursor) : null;
  const name = pattern === null ? parameterName(cursor, star) : '';
  const annotation = annotated && cursor.accept(':') ? annotationOf(cursor) : null;
  const value = cursor.accept('=') ? expression(cursor) : null;
  return { type: 'Parameter', first, last: cursor.last, name, star, annotation, value, pattern };
}

function takeStar(cursor: Cursor): Parameter['star'] {
  const { text, kind } = cursor.token;
  if (kind !== 'op' || (text !== '*' && text !== '**' && text !== '/')) return '';
  cursor.take();
  return text;
}

function parameterName(cursor: Cursor, star: Parameter['star']): string {
  const { kind, text } = cursor.token;
  const named = kind === 'name' && !isKeyword(text);
  if (named && star !== '/') return cursor.take().text;
  return star === '*' || star === '/' ? '' : cursor.fail('parameter');
}

/** An annotation; that of `*args: *Ts` begins with a star. */
function annotationOf(cursor: Cursor): Expression {
  return cursor.is('*') ? starred(cursor) : expression(cursor);
}

/** A tuple among the parameters, `(a, b)`, which Python 2 unpacks. */
function tuplePattern(cursor: Cursor): Expression {
  cursor.expect('(');
  const inner = expressionList(cursor, { item: expression });
  cursor.expect(')');
  return inner;
}
