/** Extensions of plain CSS that need a rewrite before a parser of CSS reads them. */
export type Dialect = 'css' | 'scss' | 'less';

/** Private-use characters, which the parser takes for letters. */
const inlineMark = '\ue001';
const placeholderMark = '\ue000';

const placeholder = /\ue000(\d+)\ue000/gu;

const piece =
  /(?<comment>\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?)|(?<inline>\/\/[^\n\r]*)|"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|url\([^\s"'()]*\)|(?<inserted>[#@]\{[^{}]*\})|[^\s/"'u#@:;{}()]+|[\s\S]/giu;

export interface MaskedSheet {
  readonly text: string;
  /** Puts the interpolations back into a text of the parsed sheet. */
  readonly unmask: (text: string) => string;
}

/** Rewrites what CSS lacks, line by line: comments of one line, interpolations (`#{…}`) and calls of mixins in Less. */
export function maskSheet(text: string, dialect: Dialect): MaskedSheet {
  if (dialect === 'css') return { text, unmask: (masked) => masked };
  const inserted: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (content: string): number => {
    const known = numbers.get(content);
    if (known !== undefined) return known;
    numbers.set(content, inserted.length);
    return inserted.push(content) - 1;
  };
  const writer = new StatementWriter(dialect === 'less');
  for (const { 0: whole, groups = {} } of text.matchAll(piece)) {
    if (groups['comment'] !== undefined) writer.addComment(whole);
    else if (groups['inline'] !== undefined)
      writer.addComment(`/*${inlineMark}${whole.slice(2).replaceAll('*/', '* /')}*/`);
    else if (groups['inserted'] !== undefined)
      writer.add(`${placeholderMark}${String(numberOf(whole))}${placeholderMark}${lineBreaksOf(whole)}`);
    else writer.add(whole);
  }
  const unmask = (masked: string) =>
    masked.replace(placeholder, (all, index: string) => inserted[Number(index)] ?? all);
  return { text: writer.text, unmask };
}

/** Whether the text of a parsed comment was a comment of one line (`// …`). */
export const isInline = (comment: string): boolean => comment.startsWith(inlineMark);

/** The text of a parsed comment without the mark of comments of one line. */
export const plainComment = (comment: string): string => comment.replace(inlineMark, '').trim();

const lineBreaksOf = (text: string): string => text.replace(/[^\r\n]+/gu, '');

/** Joins the pieces; a statement of Less that is a call (`.a();`) becomes the value of a declaration. */
class StatementWriter {
  private readonly parts: string[] = [];
  private first: number | null = null;
  private isPlain = true;
  private depth = 0;
  private readonly marksCalls: boolean;

  constructor(marksCalls: boolean) {
    this.marksCalls = marksCalls;
  }

  get text(): string {
    return this.parts.join('');
  }

  addComment(comment: string): void {
    this.parts.push(comment);
  }

  add(part: string): void {
    if (this.first === null && part.trim() !== '' && part !== ';' && part !== '}') {
      this.first = this.parts.length;
      this.isPlain = !part.startsWith('@');
    }
    if (part === '(') this.depth += 1;
    else if (part === ')') this.depth = Math.max(0, this.depth - 1);
    else if (part === ':' && this.depth === 0) this.isPlain = false;
    if (this.depth === 0 && (part === ';' || part === '}' || part === '{')) this.endStatement(part);
    this.parts.push(part);
  }

  private endStatement(by: string): void {
    const start = this.first;
    if (start !== null && this.isPlain && this.marksCalls && by !== '{')
      this.parts[start] = `_:${this.parts[start] ?? ''}`;
    this.first = null;
    this.isPlain = true;
  }
}
