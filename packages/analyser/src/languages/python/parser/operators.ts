import type { Expression } from '../ast/expressions.ts';
import type { Cursor } from './cursor.ts';
import { levels } from './grammar.ts';
import { power } from './primaries.ts';

/** Precedences of binary operators after the language reference, 1 for the lowest; without `**`, which `power` parses. */
const levelByOperator = new Map<string, number>([
  ['or', 1],
  ['and', 2],
  ...['<', '>', '==', '>=', '<=', '!=', '<>', 'in', 'is', 'not'].map((op) => [op, 4] as const),
  ['|', 5],
  ['^', 6],
  ['&', 7],
  ['<<', 8],
  ['>>', 8],
  ['+', 9],
  ['-', 9],
  ...['*', '/', '//', '%', '@'].map((op) => [op, 10] as const),
]);

/** Operands joined by operators that bind at least as tightly as `level`. */
export function readBinary(cursor: Cursor, level: number): Expression {
  const { at } = cursor;
  let left = level <= levels.comparison && cursor.is('not') ? negation(cursor) : readFactor(cursor);
  for (;;) {
    const found = operatorLevel(cursor);
    if (found < level) return left;
    const operator = takeOperator(cursor);
    const right = readBinary(cursor, found + 1);
    left = { type: 'Binary', first: at, last: cursor.last, operator, left, right };
  }
}

/** Precedence of the current token as a binary operator; 0 for any other token. */
function operatorLevel(cursor: Cursor): number {
  const { token } = cursor;
  if (token.kind !== 'op' && token.kind !== 'name') return 0;
  if (token.text === 'not' && cursor.ahead(1).text !== 'in') return 0;
  return levelByOperator.get(token.text) ?? 0;
}

function takeOperator(cursor: Cursor): string {
  const { text } = cursor.take();
  if (text === 'not') return `not ${cursor.expect('in').text}`;
  return text === 'is' && cursor.accept('not') ? 'is not' : text;
}

function negation(cursor: Cursor): Expression {
  const { at } = cursor;
  cursor.expect('not');
  const operand = cursor.is('not') ? negation(cursor) : readBinary(cursor, levels.comparison);
  return { type: 'Unary', first: at, last: cursor.last, operator: 'not', operand };
}

/** `-x`, `+x`, `~x`, or a power. */
export function readFactor(cursor: Cursor): Expression {
  const { at, token } = cursor;
  if (token.kind !== 'op' || !['+', '-', '~'].includes(token.text)) return power(cursor);
  cursor.take();
  const operand = readFactor(cursor);
  return { type: 'Unary', first: at, last: cursor.last, operator: token.text, operand };
}
