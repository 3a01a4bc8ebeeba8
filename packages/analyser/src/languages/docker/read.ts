import { heredocEnds } from './instructions.ts';

interface Dockerfile {
  /** Each on one line, without what continues it. */
  readonly instructions: readonly string[];
  /** Lines that hold code, from 1. */
  readonly code: readonly number[];
  readonly comments: readonly string[];
}

const isComment = (row: string): boolean => /^\s*#/u.test(row);
const isBlank = (row: string): boolean => row.trim() === '';

/** The sign that continues a line, which a directive at the top may change. */
function escapeOf(rows: readonly string[]): string {
  for (const row of rows) {
    const directive = /^\s*#\s*(?<name>\w+)\s*=\s*(?<value>\S+)\s*$/u.exec(row)?.groups;
    if (!directive) break;
    if (directive['name']?.toLowerCase() === 'escape') return directive['value'] ?? '\\';
  }
  return '\\';
}

/** Cuts the file that builds an image into its instructions. Comments and blank lines inside of them are nothing. */
export function readDockerfile(text: string): Dockerfile {
  const rows = text.split(/\r\n|\n|\r/u);
  const reader = new Reader(rows, escapeOf(rows));
  while (!reader.isDone) reader.next();
  return reader;
}

class Reader implements Dockerfile {
  readonly instructions: string[] = [];
  readonly code: number[] = [];
  readonly comments: string[] = [];
  private readonly rows: readonly string[];
  private readonly escape: string;
  private at = 0;

  constructor(rows: readonly string[], escape: string) {
    this.rows = rows;
    this.escape = escape;
  }

  get isDone(): boolean {
    return this.at >= this.rows.length;
  }

  next(): void {
    const row = this.rows[this.at] ?? '';
    // One on a line that does not end is lost.
    if (isComment(row) && this.at < this.rows.length - 1) this.comments.push(row);
    if (isComment(row) || isBlank(row)) this.at += 1;
    else this.instruction();
  }

  private instruction(): void {
    const pieces: string[] = [];
    for (let continues = true; continues && !this.isDone; this.at += 1) {
      const row = this.rows[this.at] ?? '';
      if (pieces.length > 0 && (isComment(row) || isBlank(row))) continue;
      const piece = row.trimEnd();
      continues = piece.endsWith(this.escape);
      const content = continues ? piece.slice(0, -this.escape.length) : piece;
      if (!isBlank(content)) this.code.push(this.at + 1);
      // A word directly before the escape character extends to the continuation line.
      if (continues && content !== '' && content === content.trimEnd()) this.addUpToNext();
      pieces.push(content);
    }
    const text = pieces.join(' ').trim();
    this.instructions.push(text);
    for (const end of heredocEnds(text)) this.heredoc(end);
  }

  private addUpToNext(): void {
    let next = this.at + 1;
    const isNothing = (row: string | undefined) => row !== undefined && (isComment(row) || isBlank(row));
    while (isNothing(this.rows[next])) next += 1;
    // At the end of the file there is nothing to reach.
    if (next === this.rows.length) return;
    for (let line = this.at + 1; line < next; line += 1) this.code.push(line + 1);
  }

  private heredoc(end: string): void {
    for (let open = true; open && !this.isDone; this.at += 1) {
      const row = this.rows[this.at] ?? '';
      open = row.trim() !== end;
      if (!isComment(row) && !isBlank(row)) this.code.push(this.at + 1);
    }
  }
}
