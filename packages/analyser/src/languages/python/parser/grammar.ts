import type { Expression } from '../ast/expressions.ts';
import type { Statement } from '../ast/statements.ts';
import type { Cursor } from './cursor.ts';

/** Precedences of binary operators, 1 for the lowest. Targets of assignments are parsed from `bitwiseOr` on. */
export const levels = { loosest: 1, comparison: 4, bitwiseOr: 5 } as const;

export const expression = (cursor: Cursor): Expression => cursor.grammar.expression(cursor);
export const binary = (cursor: Cursor, level: number): Expression => cursor.grammar.binary(cursor, level);
export const factor = (cursor: Cursor): Expression => cursor.grammar.factor(cursor);
export const statement = (cursor: Cursor): readonly Statement[] => cursor.grammar.statement(cursor);
