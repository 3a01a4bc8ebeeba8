import { Indentation } from './indentation.ts';
import { Scanner } from './scanner.ts';
import { lexString, type StringContext } from './strings.ts';
import type { Lexed, PythonComment, PythonToken, TokenKind } from './token.ts';

const opening = new Set(['(', '[', '{']);
const closing = new Set([')', ']', '}']);

/** Cuts a text into Python's tokens; throws a `PythonSyntaxError` for characters that form no token. */
export function lex(text: string): Lexed {
  return new Lexer(text).run();
}

class Lexer implements StringContext {
  readonly scanner: Scanner;
  private readonly tokens: PythonToken[] = [];
  private readonly comments: PythonComment[] = [];
  private readonly indentation = new Indentation();
  private depth = 0;

  constructor(text: string) {
    this.scanner = new Scanner(text);
  }

  run(): Lexed {
    this.beginLine();
    while (!this.scanner.done) this.step();
    this.finish();
    return { tokens: this.tokens, comments: this.comments };
  }

  emit(kind: TokenKind, start: number, end: number): void {
    this.tokens.push({ kind, start, end, text: this.scanner.text.slice(start, end), dropped: false });
  }

  /** Reads one token inside a replacement field, where white space and line ends are skipped; false at a `stop` token. */
  stepInside(stop: (text: string) => boolean): boolean {
    this.skipBlank();
    if (this.scanner.done) this.scanner.fail('unfinished replacement field');
    const op = this.scanner.peek('op');
    if (op !== null && stop(op)) return false;
    this.depth += 1;
    this.token();
    this.depth -= 1;
    return true;
  }

  private step(): void {
    const { scanner } = this;
    scanner.at += scanner.peek('space')?.length ?? 0;
    if (scanner.done || this.comment()) return;
    const end = scanner.peek('lineEnd');
    if (end !== null) this.lineEnd(end);
    else if (!this.continuation()) this.token();
  }

  private token(): void {
    const { scanner } = this;
    const start = scanner.at;
    const string = scanner.peek('stringStart');
    if (string !== null) {
      lexString(this, string);
      return;
    }
    for (const kind of ['name', 'number', 'op'] as const) {
      const found = scanner.peek(kind);
      if (found !== null) {
        this.plain(kind, start, found);
        return;
      }
    }
    scanner.fail('no token');
  }

  private plain(kind: 'name' | 'number' | 'op', start: number, found: string): void {
    if (kind === 'op' && opening.has(found)) this.depth += 1;
    if (kind === 'op' && closing.has(found)) this.depth = Math.max(0, this.depth - 1);
    this.scanner.at += found.length;
    this.emit(kind, start, this.scanner.at);
  }

  private comment(): boolean {
    const found = this.scanner.peek('comment');
    if (found === null) return false;
    const start = this.scanner.at;
    this.scanner.at += found.length;
    this.comments.push({ start, end: this.scanner.at, next: this.tokens.length });
    return true;
  }

  private continuation(): boolean {
    if (!this.scanner.startsWith('\\')) return false;
    this.scanner.at += 1;
    const end = this.scanner.peek('lineEnd');
    if (end === null && !this.scanner.done) this.scanner.fail('text after a backslash');
    this.scanner.at += end?.length ?? 0;
    return true;
  }

  private lineEnd(end: string): void {
    const start = this.scanner.at;
    this.scanner.at += end.length;
    if (this.depth > 0) return;
    this.emit('newline', start, this.scanner.at);
    this.beginLine();
  }

  /** Reads the indentation of a line; blank lines and lines with only a comment neither begin nor end a block. */
  private beginLine(): void {
    const { scanner } = this;
    for (;;) {
      const space = scanner.peek('space') ?? '';
      scanner.at += space.length;
      this.comment();
      const end = scanner.peek('lineEnd');
      if (end !== null) scanner.at += end.length;
      else if (scanner.done) return;
      else {
        this.changeBlocks(space);
        return;
      }
    }
  }

  private changeBlocks(space: string): void {
    const change = this.indentation.change(space);
    const { at } = this.scanner;
    if (change > 0) this.emit('indent', at, at);
    for (let i = change; i < 0; i += 1) this.emit('dedent', at, at);
  }

  private skipBlank(): void {
    const { scanner } = this;
    for (;;) {
      const before = scanner.at;
      scanner.at += scanner.peek('space')?.length ?? 0;
      scanner.at += scanner.peek('lineEnd')?.length ?? 0;
      this.comment();
      if (scanner.startsWith('\\')) this.continuation();
      if (scanner.at === before) return;
    }
  }

  private finish(): void {
    const { at } = this.scanner;
    const last = this.tokens.at(-1)?.kind;
    if (last !== undefined && last !== 'newline' && last !== 'dedent') this.emit('newline', at, at);
    for (let open = this.indentation.close(); open > 0; open -= 1) this.emit('dedent', at, at);
    this.emit('eof', at, at);
  }
}
