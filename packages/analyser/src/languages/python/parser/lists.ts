import type { Expression } from '../ast/expressions.ts';
import type { Cursor } from './cursor.ts';
import { binary, expression, levels } from './grammar.ts';

/** `*rest`, among values and among targets. */
export function starred(cursor: Cursor): Expression {
  const first = cursor.at;
  cursor.expect('*');
  const value = expression(cursor);
  return { type: 'Starred', first, last: cursor.last, value };
}

/** A value, or `name := value`. */
export function namedExpression(cursor: Cursor): Expression {
  const first = cursor.at;
  const target = expression(cursor);
  if (!cursor.accept(':=')) return target;
  const value = expression(cursor);
  return { type: 'NamedExpression', first, last: cursor.last, target, value };
}

export function starredOrNamed(cursor: Cursor): Expression {
  return cursor.is('*') ? starred(cursor) : namedExpression(cursor);
}

interface ListOptions {
  readonly item: (cursor: Cursor) => Expression;
  /** A further token that ends the list after a trailing comma; `]` replaces the usual closing tokens. */
  readonly ends?: string;
  /** Whether to drop the commas, as SonarQube's tree does. */
  readonly dropCommas?: boolean;
}

/** Parses values separated by commas: one value, or a tuple if there is a comma. */
export function expressionList(cursor: Cursor, options: ListOptions): Expression {
  const first = cursor.at;
  const one = options.item(cursor);
  if (!cursor.is(',')) return one;
  const elements = [one];
  while (cursor.is(',')) {
    if (options.dropCommas) cursor.drop();
    else cursor.take();
    if (endsList(cursor, options.ends)) break;
    elements.push(options.item(cursor));
  }
  return { type: 'Tuple', first, last: cursor.last, elements, parenthesized: false };
}

/** Tokens that end a list after a trailing comma, except in an index; `endsList` adds further ones. */
const closers = new Set([')', ']', '}', '=', ':', ';', 'in']);

function endsList({ token }: Cursor, ends: string | undefined): boolean {
  if (token.kind === 'newline' || token.kind === 'eof') return true;
  if (token.kind !== 'op' && token.kind !== 'name') return false;
  // In an index a colon begins a slice.
  if (ends === ']') return token.text === ends;
  return token.text === ends || closers.has(token.text) || /^[^=!<>]+=$/u.test(token.text);
}

/** Parses the value of a statement: `yield`, or values separated by commas. */
export function yieldOrList(cursor: Cursor): Expression {
  return cursor.is('yield') ? yieldExpression(cursor) : expressionList(cursor, { item: starredOrNamed });
}

export function yieldExpression(cursor: Cursor): Expression {
  const first = cursor.at;
  cursor.expect('yield');
  const from = cursor.accept('from');
  const bare = endsList(cursor, undefined);
  const value = bare ? null : expressionList(cursor, { item: starredOrNamed, dropCommas: true });
  return { type: 'Yield', first, last: cursor.last, value, from };
}

/** Parses the targets of a loop or a comprehension, up to `in`. */
export function targets(cursor: Cursor): Expression {
  return expressionList(cursor, { item: target, ends: 'in' });
}

export function target(cursor: Cursor): Expression {
  if (!cursor.is('*')) return binary(cursor, levels.bitwiseOr);
  const first = cursor.at;
  cursor.take();
  const value = binary(cursor, levels.bitwiseOr);
  return { type: 'Starred', first, last: cursor.last, value };
}
