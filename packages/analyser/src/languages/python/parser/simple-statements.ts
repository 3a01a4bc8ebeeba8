import type { Expression } from '../ast/expressions.ts';
import type { Statement } from '../ast/statements.ts';
import type { Cursor } from './cursor.ts';
import {
  assertStatement,
  deleteStatement,
  jumpStatement,
  raiseStatement,
  scopeNames,
} from './keyword-statements.ts';
import { expression } from './grammar.ts';
import { expressionList, starredOrNamed, yieldOrList } from './lists.ts';
import { importFrom, importNames } from './imports.ts';
import { startsOldStatement, oldStatement } from './python2.ts';
import { startsTypeAlias, typeAlias } from './type-parameters.ts';

const byKeyword: Readonly<Record<string, (cursor: Cursor) => Statement>> = {
  pass: jumpStatement,
  break: jumpStatement,
  continue: jumpStatement,
  return: jumpStatement,
  raise: raiseStatement,
  assert: assertStatement,
  del: deleteStatement,
  global: scopeNames,
  nonlocal: scopeNames,
  import: importNames,
  from: importFrom,
};

/** The statements of one line, between semicolons. */
export function simpleStatements(cursor: Cursor): readonly Statement[] {
  const statements: Statement[] = [];
  do {
    if (cursor.token.kind === 'newline') break;
    statements.push(simpleStatement(cursor));
  } while (cursor.accept(';'));
  if (cursor.token.kind !== 'eof') cursor.expectKind('newline');
  return statements;
}

function simpleStatement(cursor: Cursor): Statement {
  const { token } = cursor;
  const keyword =
    token.kind === 'name' && Object.hasOwn(byKeyword, token.text) ? byKeyword[token.text] : undefined;
  if (keyword) return keyword(cursor);
  if (startsTypeAlias(cursor)) return typeAlias(cursor);
  if (startsOldStatement(cursor)) return oldStatement(cursor);
  return assignmentOrExpression(cursor);
}

const isAugmenting = (text: string) => /^(?:\*\*|\/\/|>>|<<|[-+*/%&|^@])=$/u.test(text);

function assignmentOrExpression(cursor: Cursor): Statement {
  const first = cursor.at;
  const value = yieldOrList(cursor);
  if (cursor.is(':')) return annotatedAssignment(cursor, first, value);
  if (cursor.is('=')) return assignment(cursor, first, value);
  const { token } = cursor;
  if (token.kind === 'op' && isAugmenting(token.text)) return augmentedAssignment(cursor, first, value);
  return { type: 'ExpressionStatement', first, last: cursor.last, expression: value };
}

function annotatedAssignment(cursor: Cursor, first: number, target: Expression): Statement {
  cursor.expect(':');
  const annotation = expression(cursor);
  const value = cursor.accept('=') ? yieldOrList(cursor) : null;
  return { type: 'AnnotatedAssign', first, last: cursor.last, target, annotation, value };
}

function assignment(cursor: Cursor, first: number, target: Expression): Statement {
  const chain = [target];
  while (cursor.accept('=')) chain.push(yieldOrList(cursor));
  const value = chain.pop() ?? target;
  return { type: 'Assign', first, last: cursor.last, targets: chain, value };
}

function augmentedAssignment(cursor: Cursor, first: number, target: Expression): Statement {
  const operator = cursor.take().text;
  const value = cursor.is('yield') ? yieldOrList(cursor) : expressionList(cursor, { item: starredOrNamed });
  return { type: 'AugmentedAssign', first, last: cursor.last, operator, target, value };
}
