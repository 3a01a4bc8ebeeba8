import type { Block, Else, Statement } from '../ast/statements.ts';
import type { Cursor } from './cursor.ts';
import { simpleStatements } from './simple-statements.ts';
import { statement } from './grammar.ts';

/** The body after a colon: an indented block, or statements on the same line. */
export function block(cursor: Cursor): Block {
  cursor.expect(':');
  const first = cursor.at;
  const inline = !cursor.acceptKind('newline');
  const body = inline ? simpleStatements(cursor) : indented(cursor);
  return { type: 'Block', first, last: cursor.last, body };
}

function indented(cursor: Cursor): readonly Statement[] {
  cursor.expectKind('indent');
  const body: Statement[] = [];
  while (!cursor.acceptKind('dedent')) body.push(...statement(cursor));
  return body;
}

export function optionalElse(cursor: Cursor): Else | null {
  const first = cursor.at;
  if (!cursor.accept('else')) return null;
  const body = block(cursor);
  return { type: 'Else', first, last: cursor.last, body };
}
