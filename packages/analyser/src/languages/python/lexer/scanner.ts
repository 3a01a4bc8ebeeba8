import { PythonSyntaxError } from './token.ts';

/** Patterns of tokens and white space. They are sticky: each matches only at the current offset. */
const patterns = {
  space: /[ \t\f]*/uy,
  name: /[_\p{XID_Start}]\p{XID_Continue}*/uy,
  number:
    /(?:0x(?:_?[\da-f])+|0b(?:_?[01])+|0o(?:_?[0-7])+|(?:\d(?:_?\d)*\.?(?:\d(?:_?\d)*)?|\.\d(?:_?\d)*)(?:e[+-]?\d(?:_?\d)*)?)[jl]?/iuy,
  stringStart: /(?:r[bft]?|[bft]r?|ur?)?(?:"""|'''|"|')/iuy,
  op: /\*\*=|\/\/=|>>=|<<=|\.\.\.|->|:=|==|!=|<>|<=|>=|\*\*|\/\/|>>|<<|\+=|-=|\*=|\/=|%=|&=|\|=|\^=|@=|[-+*/%@&|^~<>()[\]{},:.;=`]/uy,
  comment: /#[^\n\r]*/uy,
  lineEnd: /\r\n|\n|\r/uy,
} as const;

/** A text with a current offset. */
export class Scanner {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  /** The match of a pattern at the current offset, or null; the offset does not change. */
  peek(kind: keyof typeof patterns): string | null {
    const pattern = patterns[kind];
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? null;
  }

  startsWith(text: string): boolean {
    return this.text.startsWith(text, this.at);
  }

  fail(what: string): never {
    throw new PythonSyntaxError(`${what} at ${this.at}`);
  }
}
