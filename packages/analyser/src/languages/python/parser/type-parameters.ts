import type { Statement, TypeParameter } from '../ast/statements.ts';
import type { Cursor } from './cursor.ts';
import { expression } from './grammar.ts';
import { starred } from './lists.ts';

/** `[T: bound = default, *Ts, **P]` after the name of a function, class or alias. */
export function typeParameters(cursor: Cursor): readonly TypeParameter[] {
  if (!cursor.accept('[')) return [];
  const found: TypeParameter[] = [];
  while (!cursor.is(']')) {
    found.push(typeParameter(cursor));
    if (!cursor.accept(',')) break;
  }
  cursor.expect(']');
  return found;
}

function typeParameter(cursor: Cursor): TypeParameter {
  const first = cursor.at;
  if (!cursor.accept('*')) cursor.accept('**');
  const name = cursor.expectKind('name').text;
  const bound = cursor.accept(':') ? expression(cursor) : null;
  const value = cursor.accept('=') ? defaultType(cursor) : null;
  return { type: 'TypeParameter', first, last: cursor.last, name, bound, value };
}

const defaultType = (cursor: Cursor) => (cursor.is('*') ? starred(cursor) : expression(cursor));

/** Whether a statement such as `type A = …` or `type A[T] = …` begins here; any other `type` is a name. */
export function startsTypeAlias(cursor: Cursor): boolean {
  const after = cursor.ahead(2);
  return (
    cursor.is('type') && cursor.ahead(1).kind === 'name' && after.kind === 'op' && /^[=[]$/u.test(after.text)
  );
}

export function typeAlias(cursor: Cursor): Statement {
  const first = cursor.at;
  cursor.expect('type');
  const name = cursor.expectKind('name').text;
  const parameters = typeParameters(cursor);
  cursor.expect('=');
  const value = expression(cursor);
  return { type: 'TypeAlias', first, last: cursor.last, name, typeParameters: parameters, value };
}
