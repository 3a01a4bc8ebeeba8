import type { Module } from './ast/statements.ts';
import { lex } from './lexer/lexer.ts';
import { PythonSyntaxError, type Lexed } from './lexer/token.ts';
import { Cursor, type Grammar } from './parser/cursor.ts';
import { readExpression } from './parser/expressions.ts';
import { readBinary, readFactor } from './parser/operators.ts';
import { parseModule, readStatement } from './parser/statements.ts';

export interface PythonSyntax extends Lexed {
  readonly module: Module;
}

const grammar: Grammar = {
  expression: readExpression,
  binary: readBinary,
  factor: readFactor,
  statement: readStatement,
};

/** The tree of a text in Python 2 or 3; null for any other text, and for nesting that exceeds the stack. */
export function parsePython(text: string): PythonSyntax | null {
  try {
    const lexed = lex(text);
    return { ...lexed, module: parseModule(new Cursor(lexed.tokens, grammar)) };
  } catch (error) {
    if (error instanceof PythonSyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}
