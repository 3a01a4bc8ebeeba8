/** Kinds of tokens, as the language reference names them. */
export type TokenKind =
  | 'name'
  | 'number'
  | 'string'
  | 'fstring-start'
  | 'fstring-middle'
  | 'fstring-end'
  | 'op'
  | 'newline'
  | 'indent'
  | 'dedent'
  | 'eof';

export interface PythonToken {
  readonly kind: TokenKind;
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Set by the parser for punctuation that SonarQube's tree leaves out: it counts in no measure. */
  dropped: boolean;
}

export interface PythonComment {
  readonly start: number;
  readonly end: number;
  /** Index of the next token. */
  readonly next: number;
}

/** The tokens and the comments of a text. */
export interface Lexed {
  readonly tokens: readonly PythonToken[];
  readonly comments: readonly PythonComment[];
}

/** The text is not Python as this lexer and parser accept it. */
export class PythonSyntaxError extends Error {
  override readonly name = 'PythonSyntaxError';
}
