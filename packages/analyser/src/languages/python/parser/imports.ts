import type { Alias, Statement } from '../ast/statements.ts';
import type { Cursor } from './cursor.ts';

export function importNames(cursor: Cursor): Statement {
  const first = cursor.at;
  cursor.expect('import');
  const names = [alias(cursor, dottedName)];
  while (cursor.is(',')) {
    cursor.drop();
    names.push(alias(cursor, dottedName));
  }
  return { type: 'Import', first, last: cursor.last, names };
}

export function importFrom(cursor: Cursor): Statement {
  const first = cursor.at;
  cursor.expect('from');
  let level = 0;
  for (; cursor.is('.') || cursor.is('...'); cursor.take()) level += cursor.token.text.length;
  const module = cursor.is('import') ? '' : dottedName(cursor);
  cursor.expect('import');
  const names = importedNames(cursor);
  return { type: 'ImportFrom', first, last: cursor.last, level, module, names };
}

function importedNames(cursor: Cursor): readonly Alias[] {
  const place = cursor.at;
  if (cursor.accept('*')) return [{ type: 'Alias', first: place, last: place, name: '*', alias: null }];
  const parenthesized = cursor.is('(');
  if (parenthesized) cursor.drop();
  const names = [alias(cursor, simpleName)];
  while (cursor.is(',')) {
    cursor.drop();
    if (cursor.is(')')) break;
    names.push(alias(cursor, simpleName));
  }
  if (parenthesized) {
    if (!cursor.is(')')) cursor.fail(')');
    cursor.drop();
  }
  return names;
}

function alias(cursor: Cursor, read: (cursor: Cursor) => string): Alias {
  const first = cursor.at;
  const name = read(cursor);
  const as = cursor.accept('as') ? simpleName(cursor) : null;
  return { type: 'Alias', first, last: cursor.last, name, alias: as };
}

const simpleName = (cursor: Cursor) => cursor.expectKind('name').text;

/** A module name such as `a.b`, whose dots SonarQube's tree leaves out; leading dots are read before. */
function dottedName(cursor: Cursor): string {
  let name = simpleName(cursor);
  while (cursor.is('.')) {
    cursor.drop();
    name += `.${simpleName(cursor)}`;
  }
  return name;
}
