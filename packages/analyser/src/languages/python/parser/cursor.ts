import type { Expression } from '../ast/expressions.ts';
import type { Statement } from '../ast/statements.ts';
import { PythonSyntaxError, type PythonToken } from '../lexer/token.ts';

const endOfFile: PythonToken = { kind: 'eof', start: 0, end: 0, text: '', dropped: false };

/** Productions that refer to each other; passed in, so that their files need no cyclic imports. */
export interface Grammar {
  expression(cursor: Cursor): Expression;
  /** Operands joined by operators that bind at least as tightly as `level`. */
  binary(cursor: Cursor, level: number): Expression;
  /** A signed value or a power. */
  factor(cursor: Cursor): Expression;
  statement(cursor: Cursor): readonly Statement[];
}

/** The tokens of a file with a current index; its methods read and consume tokens. */
export class Cursor {
  at = 0;
  /** Index of the last consumed token other than line ends, indents and dedents. */
  last = -1;
  readonly tokens: readonly PythonToken[];
  readonly grammar: Grammar;

  constructor(tokens: readonly PythonToken[], grammar: Grammar) {
    this.tokens = tokens;
    this.grammar = grammar;
  }

  get token(): PythonToken {
    return this.tokens[this.at] ?? endOfFile;
  }

  ahead(distance: number): PythonToken {
    return this.tokens[this.at + distance] ?? endOfFile;
  }

  /** Whether the current token is this operator or word. */
  is(text: string): boolean {
    const { token } = this;
    return token.text === text && (token.kind === 'op' || token.kind === 'name');
  }

  take(): PythonToken {
    const { token } = this;
    if (token.kind !== 'newline' && token.kind !== 'dedent' && token.kind !== 'indent') this.last = this.at;
    this.at += 1;
    return token;
  }

  accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.take();
    return true;
  }

  expect(text: string): PythonToken {
    return this.is(text) ? this.take() : this.fail(text);
  }

  acceptKind(kind: PythonToken['kind']): boolean {
    if (this.token.kind !== kind) return false;
    this.take();
    return true;
  }

  expectKind(kind: PythonToken['kind']): PythonToken {
    return this.token.kind === kind ? this.take() : this.fail(kind);
  }

  /** Consumes a token and marks it as one that SonarQube's tree leaves out. */
  drop(): void {
    this.take().dropped = true;
  }

  /** Runs a parser; on a syntax error resets the index and the marks of dropped tokens, and returns null. */
  attempt<T>(read: () => T): T | null {
    const { at, last } = this;
    try {
      return read();
    } catch (error) {
      if (!(error instanceof PythonSyntaxError)) throw error;
      for (let i = at; i < this.at; i += 1) this.undrop(i);
      this.at = at;
      this.last = last;
      return null;
    }
  }

  fail(expected: string): never {
    throw new PythonSyntaxError(`expected ${expected} at ${this.token.start}`);
  }

  private undrop(place: number): void {
    const token = this.tokens[place];
    if (token) token.dropped = false;
  }
}
