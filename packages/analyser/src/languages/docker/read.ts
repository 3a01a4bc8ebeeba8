import { heredocEnds } from './instructions.ts';

/** An instruction, with the lines that it was written on. */
export interface Instruction {
  /** Joined to one line, without escape characters at line ends. */
  readonly text: string;
  /** Where the text of each line begins, in order; lines count from 1. */
  readonly pieces: readonly { readonly offset: number; readonly line: number }[];
  /** The lines between the delimiters of its heredocs. */
  readonly heredoc: readonly Row[];
}

/** A line of the file, with its number from 1. */
export interface Row {
  readonly text: string;
  readonly line: number;
}

export interface Dockerfile {
  readonly instructions: readonly Instruction[];
  /** Numbers of the lines with code, from 1. */
  readonly code: readonly number[];
  /** Comments outside of instructions. */
  readonly comments: readonly Row[];
}

const isComment = (row: string): boolean => /^\s*#/u.test(row);
const isBlank = (row: string): boolean => row.trim() === '';

/** The escape character that continues a line: a backslash, unless a directive at the top names another one. */
function escapeOf(rows: readonly string[]): string {
  for (const row of rows) {
    const directive = /^\s*#\s*(?<name>\w+)\s*=\s*(?<value>\S+)\s*$/u.exec(row)?.groups;
    if (!directive) break;
    if (directive['name']?.toLowerCase() === 'escape') return directive['value'] ?? '\\';
  }
  return '\\';
}

/** Cuts a Dockerfile into instructions. Comments and blank lines within an instruction belong to no instruction. */
export function readDockerfile(text: string): Dockerfile {
  const rows = text.split(/\r\n|\n|\r/u);
  const reader = new DockerfileReader(rows, escapeOf(rows));
  while (!reader.isDone) reader.next();
  return reader;
}

class DockerfileReader implements Dockerfile {
  readonly instructions: Instruction[] = [];
  readonly code: number[] = [];
  readonly comments: Row[] = [];
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
    // SonarQube does not count a comment on a last line without a line break.
    if (isComment(row) && this.at < this.rows.length - 1)
      this.comments.push({ text: row, line: this.at + 1 });
    if (isComment(row) || isBlank(row)) this.at += 1;
    else this.instruction();
  }

  private instruction(): void {
    const pieces: string[] = [];
    const places: { offset: number; line: number }[] = [];
    let offset = 0;
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
      places.push({ offset, line: this.at + 1 });
      offset += content.length + 1;
    }
    const joined = pieces.join(' ');
    const text = joined.trim();
    const before = joined.length - joined.trimStart().length;
    this.instructions.push({
      text,
      pieces: places.map((place) => ({ ...place, offset: place.offset - before })),
      heredoc: heredocEnds(text).flatMap((end) => this.heredoc(end)),
    });
  }

  private addUpToNext(): void {
    let next = this.at + 1;
    const isNothing = (row: string | undefined) => row !== undefined && (isComment(row) || isBlank(row));
    while (isNothing(this.rows[next])) next += 1;
    // At the end of the file no continuation line follows.
    if (next === this.rows.length) return;
    for (let line = this.at + 1; line < next; line += 1) this.code.push(line + 1);
  }

  private heredoc(end: string): readonly Row[] {
    const body: Row[] = [];
    for (let open = true; open && !this.isDone; this.at += 1) {
      const row = this.rows[this.at] ?? '';
      open = row.trim() !== end;
      if (!isComment(row) && !isBlank(row)) this.code.push(this.at + 1);
      if (open) body.push({ text: row, line: this.at + 1 });
    }
    return body;
  }
}
