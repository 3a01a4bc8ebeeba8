import type { Module, Statement } from '../ast/statements.ts';
import { forLoop, ifStatement, tryStatement, whileLoop, withStatement } from './compound-statements.ts';
import type { Cursor } from './cursor.ts';
import { decoratedDefinition, definition } from './definitions.ts';
import { matchStatement } from './match.ts';
import { simpleStatements } from './simple-statements.ts';

const byKeyword: Readonly<Record<string, (cursor: Cursor) => Statement>> = {
  if: ifStatement,
  for: forLoop,
  while: whileLoop,
  try: tryStatement,
  with: withStatement,
  def: (cursor) => definition(cursor, cursor.at, []),
  class: (cursor) => definition(cursor, cursor.at, []),
};

const byAsyncKeyword: Readonly<Record<string, (cursor: Cursor) => Statement>> = {
  def: (cursor) => definition(cursor, cursor.at, []),
  for: forLoop,
  with: withStatement,
};

export function parseModule(cursor: Cursor): Module {
  const body: Statement[] = [];
  while (cursor.token.kind !== 'eof') body.push(...readStatement(cursor));
  return { type: 'Module', first: 0, last: Math.max(0, cursor.last), body };
}

/** One compound statement, or the simple ones of a line. */
export function readStatement(cursor: Cursor): readonly Statement[] {
  const { token } = cursor;
  if (token.kind === 'op' && token.text === '@') return [decoratedDefinition(cursor)];
  if (token.kind !== 'name') return simpleStatements(cursor);
  if (Object.hasOwn(byKeyword, token.text)) return parseOne(cursor, byKeyword[token.text]);
  const next = cursor.ahead(1);
  if (token.text === 'async' && next.kind === 'name' && Object.hasOwn(byAsyncKeyword, next.text))
    return parseOne(cursor, byAsyncKeyword[next.text]);
  const match = token.text === 'match' ? matchStatement(cursor) : null;
  return match ? [match] : simpleStatements(cursor);
}

function parseOne(cursor: Cursor, read: ((cursor: Cursor) => Statement) | undefined): readonly Statement[] {
  return read ? [read(cursor)] : cursor.fail('statement');
}
