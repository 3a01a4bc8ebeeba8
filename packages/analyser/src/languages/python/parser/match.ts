import type { Expression } from '../ast/expressions.ts';
import type { Case, Statement } from '../ast/statements.ts';
import { block } from './blocks.ts';
import type { Cursor } from './cursor.ts';
import { expressionList, namedExpression, starredOrNamed } from './lists.ts';
import { casePattern } from './patterns.ts';

/** A `match` statement, or null where `match` is only a name. */
export function matchStatement(cursor: Cursor): Statement | null {
  const first = cursor.at;
  const subject = cursor.attempt(() => matchHead(cursor));
  if (subject === null) return null;
  const cases: Case[] = [];
  while (cursor.is('case')) cases.push(caseBlock(cursor));
  if (!cursor.acceptKind('dedent')) cursor.fail('case');
  return { type: 'Match', first, last: cursor.last, subject, cases };
}

function matchHead(cursor: Cursor): Expression {
  cursor.expect('match');
  const subject = expressionList(cursor, { item: starredOrNamed });
  cursor.expect(':');
  cursor.expectKind('newline');
  cursor.expectKind('indent');
  return cursor.is('case') ? subject : cursor.fail('case');
}

function caseBlock(cursor: Cursor): Case {
  const first = cursor.at;
  cursor.expect('case');
  const pattern = expressionList(cursor, { item: casePattern });
  const guard = cursor.accept('if') ? namedExpression(cursor) : null;
  const body = block(cursor);
  return { type: 'Case', first, last: cursor.last, pattern, guard, body };
}
